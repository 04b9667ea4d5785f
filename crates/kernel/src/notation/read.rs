//! Reading a value from its notation.

use super::{NOTHING, NotationError, UNIT, is_word, kebab};
use core::str::FromStr;
use serde::de::value::StrDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, SeqAccess, VariantAccess, Visitor};

/// The value that a line stands for.
///
/// # Errors
/// The first word that does not fit.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, NotationError> {
    let mut reader = Reader { left: text, started: false };
    let value = T::deserialize(&mut reader)?;
    match reader.left {
        "" => Ok(value),
        left => {
            let left = left.strip_prefix(' ').unwrap_or(left);
            Err(NotationError::TooLong(left.split(' ').next().unwrap_or_default().into()))
        }
    }
}

/// A line being read.
struct Reader<'a> {
    left: &'a str,
    /// Whether something stands before, so that a space must come first.
    started: bool,
}

impl<'a> Reader<'a> {
    /// What is left of the line behind the space that must come first, if any must.
    fn behind_space(&self) -> Result<&'a str, NotationError> {
        match (self.started, self.left.is_empty()) {
            (_, true) => Err(NotationError::Ends),
            (false, false) => Ok(self.left),
            (true, false) => self.left.strip_prefix(' ').ok_or_else(|| NotationError::Expected {
                what: "a space",
                found: self.left.split(' ').next().unwrap_or_default().into(),
            }),
        }
    }

    /// The next word, which is still there afterwards.
    fn peek(&self) -> Result<&'a str, NotationError> {
        let behind = self.behind_space()?;
        Ok(&behind[..behind.find([' ', '[', ']']).unwrap_or(behind.len())])
    }

    fn word(&mut self) -> Result<&'a str, NotationError> {
        let (behind, word) = (self.behind_space()?, self.peek()?);
        (self.left, self.started) = (&behind[word.len()..], true);
        Ok(word)
    }

    fn fixed(&mut self, word: &'static str) -> Result<(), NotationError> {
        match self.word()? {
            found if found == word => Ok(()),
            found => Err(NotationError::Expected { what: word, found: found.into() }),
        }
    }

    /// A number as it is written, and not in any other way.
    fn number<N: FromStr + ToString>(&mut self, what: &'static str) -> Result<N, NotationError> {
        let word = self.word()?;
        let number = word.parse().ok().filter(|number: &N| number.to_string() == word);
        number.ok_or_else(|| NotationError::Expected { what, found: word.into() })
    }

    fn whole<N: FromStr + ToString>(&mut self) -> Result<N, NotationError> {
        self.number("a whole number")
    }

    fn text(&mut self) -> Result<&'a str, NotationError> {
        let word = self.word()?;
        let wrong = || NotationError::Expected { what: "a word", found: word.into() };
        if is_word(word) { Ok(word) } else { Err(wrong()) }
    }
}

impl<'de> Deserializer<'de> for &mut Reader<'_> {
    type Error = NotationError;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotationError> {
        Err(NotationError::Unsupported("a type that has to be guessed"))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        self.deserialize_any(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_bool(self.number("true or false")?)
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_i8(self.whole()?)
    }

    fn deserialize_i16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_i16(self.whole()?)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_i32(self.whole()?)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_i64(self.whole()?)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_u8(self.whole()?)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_u16(self.whole()?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_u32(self.whole()?)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_u64(self.whole()?)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotationError> {
        Err(NotationError::Unsupported("a float"))
    }

    fn deserialize_f64<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotationError> {
        Err(NotationError::Unsupported("a float"))
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_str(self.text()?)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotationError> {
        Err(NotationError::Unsupported("bytes"))
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotationError> {
        Err(NotationError::Unsupported("bytes"))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        if self.peek()? == NOTHING {
            self.word()?;
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        self.fixed(UNIT)?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, NotationError> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        let behind = self.behind_space()?;
        let wrong = || NotationError::Expected {
            what: "a list in brackets",
            found: behind.split(' ').next().unwrap_or_default().into(),
        };
        (self.left, self.started) = (behind.strip_prefix('[').ok_or_else(wrong)?, false);
        visitor.visit_seq(Several { reader: self, count: None })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, count: usize, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_seq(Several { reader: self, count: Some(count) })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        count: usize,
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.deserialize_tuple(count, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotationError> {
        Err(NotationError::Unsupported("a map"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.deserialize_tuple(fields.len(), visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        let word = self.text()?;
        let mut fitting = variants.iter().filter(|variant| kebab(variant) == word);
        match (fitting.next(), fitting.next()) {
            (Some(variant), None) => visitor.visit_enum(Variant { reader: self, variant }),
            (Some(_), Some(_)) => Err(NotationError::Unsupported("two variants of one spelling")),
            (None, _) => Err(NotationError::NoVariant {
                known: variants.iter().map(|variant| kebab(variant)).collect(),
                found: word.into(),
            }),
        }
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotationError> {
        visitor.visit_str(self.text()?)
    }
}

/// Things in a row: so many, or up to the closing bracket.
struct Several<'r, 'a> {
    reader: &'r mut Reader<'a>,
    count: Option<usize>,
}

impl<'de> SeqAccess<'de> for Several<'_, '_> {
    type Error = NotationError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, NotationError> {
        match &mut self.count {
            Some(0) => return Ok(None),
            // What came later to a type may be missing in a line of old: `#[serde(default)]` says so.
            Some(_) if self.reader.left.is_empty() && self.reader.started => return Ok(None),
            Some(left) => *left -= 1,
            None => {
                if let Some(behind) = self.reader.left.strip_prefix(']') {
                    (self.reader.left, self.reader.started) = (behind, true);
                    return Ok(None);
                }
            }
        }
        let before = self.reader.left;
        let element = seed.deserialize(&mut *self.reader)?;
        // A list whose elements take no room would never end.
        if self.count.is_none() && self.reader.left.len() == before.len() {
            return Err(NotationError::Unsupported("an empty element"));
        }
        Ok(Some(element))
    }
}

/// A variant, and what comes after its name.
struct Variant<'r, 'a> {
    reader: &'r mut Reader<'a>,
    variant: &'static str,
}

impl<'r, 'de, 'a> EnumAccess<'de> for Variant<'r, 'a> {
    type Error = NotationError;
    type Variant = Fields<'r, 'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self::Variant), NotationError> {
        let name = seed.deserialize(StrDeserializer::<NotationError>::new(self.variant))?;
        Ok((name, Fields(self.reader)))
    }
}

/// The fields of a variant.
struct Fields<'r, 'a>(&'r mut Reader<'a>);

impl<'de> VariantAccess<'de> for Fields<'_, '_> {
    type Error = NotationError;

    fn unit_variant(self) -> Result<(), NotationError> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, NotationError> {
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, count: usize, visitor: V) -> Result<V::Value, NotationError> {
        self.0.deserialize_tuple(count, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotationError> {
        self.0.deserialize_tuple(fields.len(), visitor)
    }
}
