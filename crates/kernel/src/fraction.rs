//! Exact probabilities.

/// A fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fraction {
    over: u128,
    under: u128,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Self = Self { over: 0, under: 1 };
    /// Certainty.
    pub const ONE: Self = Self { over: 1, under: 1 };

    /// `over` out of `under`.
    ///
    /// # Panics
    /// If `under` is 0.
    pub fn new(over: u128, under: u128) -> Self {
        assert!(under != 0, "a fraction of nothing");
        let common = common_divisor(over, under);
        Self { over: over / common, under: under / common }
    }

    /// The number above the bar.
    pub fn over(self) -> u128 {
        self.over
    }

    /// The number below the bar.
    pub fn under(self) -> u128 {
        self.under
    }

    /// The sum, or nothing where it would not fit.
    pub fn plus(self, other: Self) -> Option<Self> {
        let common = common_divisor(self.under, other.under);
        let under = (self.under / common).checked_mul(other.under)?;
        let left = self.over.checked_mul(other.under / common)?;
        let right = other.over.checked_mul(self.under / common)?;
        Some(Self::new(left.checked_add(right)?, under))
    }

    /// `weight` out of `whole` of it, or nothing where that would not fit.
    pub fn share(self, weight: u32, whole: u32) -> Option<Self> {
        let part = Self::new(weight as u128, whole as u128);
        let (left, right) = (common_divisor(self.over, part.under), common_divisor(part.over, self.under));
        let over = (self.over / left).checked_mul(part.over / right)?;
        let under = (self.under / right).checked_mul(part.under / left)?;
        Some(Self { over, under })
    }

    /// The nearest whole number of `parts`: of 1000, per mille.
    pub fn in_parts(self, parts: u32) -> u32 {
        // Very long fractions are shortened first: nobody reads their last digits.
        let spare = (128 - self.under.leading_zeros()).saturating_sub(90);
        let (over, under) = (self.over >> spare, (self.under >> spare).max(1));
        ((over * parts as u128 + under / 2) / under) as u32
    }
}

fn common_divisor(a: u128, b: u128) -> u128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirds_and_sixths() {
        let sum = Fraction::new(2, 6).plus(Fraction::new(1, 2)).unwrap();
        assert_eq!((sum.over(), sum.under()), (5, 6));
        assert_eq!(sum.plus(Fraction::new(1, 6)), Some(Fraction::ONE));
        assert_eq!(Fraction::ZERO.plus(sum), Some(sum));
        assert_eq!(sum.share(3, 10), Some(Fraction::new(1, 4)));
        assert_eq!(sum.share(0, 10), Some(Fraction::ZERO));
        assert_eq!(Fraction::new(1, u128::MAX).share(1, 2), None);
        assert_eq!(sum.in_parts(1000), 833);
        assert_eq!(Fraction::new(u128::MAX / 2, u128::MAX).in_parts(1000), 500);
    }
}
