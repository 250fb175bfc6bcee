//! Taking the words out of panics.
//!
//! A panic in a shipped module ends in a trap. The code that would write its message is large (a seventh of the headless
//! module), and no optimiser can remove it, because the standard library refers to it. So the functions that only a
//! panic reaches are made to trap at once; wasm-opt then removes what they called. Whoever looks for the cause of a trap
//! finds the message under `cargo xtask serve`, which leaves modules as they come from the compiler.

use anyhow::{Result, anyhow};
use walrus::{FunctionKind, Module};

/// What the mangled names of such functions contain. Not all of `std::panicking`: a program that never panics sets a hook
/// for it all the same.
const ONLY_IN_PANICS: [&str; 23] = [
    "4core9panicking",
    "9panicking15panic_with_hook",
    "9panicking11begin_panic",
    "9panicking13panic_handler",
    "16slice_index_fail",
    "16slice_error_fail",
    "19slice_error_fail_rt",
    "13unwrap_failed",
    "13expect_failed",
    "13assert_failed",
    "17len_mismatch_fail",
    "14panic_poisoned",
    "18panic_access_error",
    "22panic_already_borrowed",
    "30panic_already_mutably_borrowed",
    "22panic_on_ord_violation",
    "26___rust_end_short_backtrace",
    "___rustc10rust_panic",
    "rust_begin_unwind",
    "17capacity_overflow",
    "12handle_error",
    "18handle_alloc_error",
    "24console_error_panic_hook4hook",
];

/// What they contain besides, in a module that formats nothing other than a panic.
const FORMATTING: [&str; 2] = ["4core3fmt", "4core3str5count"];

/// Whether a module formats anything, other than a panic.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Formats {
    /// It writes numbers, at least.
    Also,
    /// It formats nothing.
    No,
}

/// Makes the functions that only a panic reaches trap at once. The module must still have its names.
pub(crate) fn panics(wasm: &[u8], formats: Formats) -> Result<Vec<u8>> {
    let mut module = Module::from_buffer(wasm).map_err(|error| anyhow!("{error:#}"))?;
    let formatting = if formats == Formats::No { &FORMATTING[..] } else { &[] };
    for function in module.funcs.iter_mut() {
        let name = function.name.as_deref().unwrap_or_default();
        if !ONLY_IN_PANICS.iter().chain(formatting).any(|part| name.contains(part)) {
            continue;
        }
        if let FunctionKind::Local(function) = &mut function.kind {
            let entry = function.entry_block();
            function.block_mut(entry).instrs.clear();
            function.builder_mut().func_body().unreachable();
        }
    }
    Ok(module.emit_wasm())
}
