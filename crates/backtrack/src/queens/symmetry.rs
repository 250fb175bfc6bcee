//! The eight images of an arrangement, and which of them stands for all.

/// The images of an arrangement (the column of each row's queen) under the rotations and reflections of the board,
/// itself first. Some are equal when the arrangement is symmetric.
pub fn images(columns: &[usize]) -> [Vec<usize>; 8] {
    let quarter = |from: &[usize]| {
        let mut to = vec![0; from.len()];
        for (row, &column) in from.iter().enumerate() {
            if let Some(target) = to.get_mut(column) {
                *target = from.len() - 1 - row;
            }
        }
        to
    };
    let mirror = |from: &[usize]| from.iter().rev().copied().collect::<Vec<_>>();
    let first = columns.to_vec();
    let second = quarter(&first);
    let third = quarter(&second);
    let fourth = quarter(&third);
    let mirrored = [mirror(&first), mirror(&second), mirror(&third), mirror(&fourth)];
    let [a, b, c, d] = mirrored;
    [first, second, third, fourth, a, b, c, d]
}

/// Whether `columns` is the one that stands for all its images: the first of them in lexicographic order. Of the 92
/// arrangements of eight queens, 12 are.
pub fn is_fundamental(columns: &[usize]) -> bool {
    images(columns).iter().all(|image| columns <= image.as_slice())
}
