//! Taking the words out of panics.
//!
//! A panic in the headless module ends in a trap, and nobody reads the message: there is nowhere to print it. But the
//! code that would write it is a seventh of the module, and no optimiser can remove it, because the standard library
//! refers to it. So the functions that only a panic reaches are made to trap at once; wasm-opt then removes what they
//! called.

use anyhow::{Result, anyhow};
use walrus::{FunctionKind, Module};

/// What the mangled names of such functions contain. All of `core::fmt` is among them: nothing in the module formats
/// anything, other than a panic.
const ONLY_IN_PANICS: [&str; 9] = [
    "4core3fmt",
    "4core3str5count",
    "9panicking",
    "rust_begin_unwind",
    "16slice_index_fail",
    "16slice_error_fail",
    "13unwrap_failed",
    "12handle_error",
    "18handle_alloc_error",
];

/// Makes the functions that only a panic reaches trap at once. The module must still have its names.
pub(crate) fn panics(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::from_buffer(wasm).map_err(|error| anyhow!("{error:#}"))?;
    for function in module.funcs.iter_mut() {
        let name = function.name.as_deref().unwrap_or_default();
        if !ONLY_IN_PANICS.iter().any(|part| name.contains(part)) {
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
