//! How large a space of fillings is, and how long it would take to go through it.

/// `base` to the power of `exponent`: how many ways there are to fill `exponent` places with `base` values each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// Values to choose from.
    pub base: u32,
    /// Places to fill.
    pub exponent: u32,
}

/// Seconds of a Julian year.
const YEAR: f64 = 365.25 * 86_400.0;

impl Space {
    /// The common logarithm of the size.
    pub fn log10(self) -> f64 {
        f64::from(self.exponent) * f64::from(self.base).log10()
    }

    /// The common logarithm of the years it takes at `per_second` fillings a second. The logarithm, because the years
    /// themselves are beyond a float on large boards.
    pub fn log10_years(self, per_second: f64) -> f64 {
        self.log10() - per_second.log10() - YEAR.log10()
    }

    /// The size written out, every digit of it.
    pub fn decimal(self) -> String {
        // Nine decimal digits a limb, the lowest limb first.
        const LIMB: u64 = 1_000_000_000;
        let mut limbs = vec![1u64];
        for _ in 0..self.exponent {
            let mut carry = 0;
            for limb in &mut limbs {
                let product = *limb * u64::from(self.base) + carry;
                *limb = product % LIMB;
                carry = product / LIMB;
            }
            if carry != 0 {
                limbs.push(carry);
            }
        }
        let mut text = String::new();
        for (at, limb) in limbs.iter().rev().enumerate() {
            text += &if at == 0 { format!("{limb}") } else { format!("{limb:09}") };
        }
        text
    }
}
