"""Solves a list of puzzles on Spark: spark-submit spark.py puzzles.txt solutions

`sudokit` has to be in the same folder of the PATH on every worker. A line in gives a line out, so that the answers can be zipped to the
puzzles. Each part of the list gets a process of its own; Spark spreads the parts over cores and machines.
"""

import os
import sys

from pyspark import SparkContext


def main(puzzles_path, answers_path):
    context = SparkContext.getOrCreate()
    # Empty lines and comments have no answer: without them, puzzles and answers stay side by side.
    puzzles = context.textFile(puzzles_path, minPartitions=4 * context.defaultParallelism)
    puzzles = puzzles.filter(lambda line: line.strip() and not line.lstrip().startswith("#"))
    # pipe() starts its command in an empty environment, in which nothing outside /bin and /usr/bin is found.
    path = {"PATH": os.environ["PATH"]}
    answers = puzzles.pipe("sudokit solve --format line --jobs 1", path)
    puzzles.zip(answers).map("\t".join).saveAsTextFile(answers_path)


if __name__ == "__main__":
    main(*sys.argv[1:])
