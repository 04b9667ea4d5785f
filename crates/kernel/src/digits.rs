//! Any value as a short row of numbers, derived from its type: for what has too many shapes to have columns of its own.
//!
//! `#[derive(Serialize)]` is enough. A variant is its place in the enum, followed by its fields; a truth is 0 or 1; an option is 0, or 1 and
//! what is there; a sequence is its length and its elements; a text is whatever number the caller gives that word. Different values of one
//! type come to different rows, since every row says where it ends.

use crate::NotationError;
use serde::Serialize;
use serde::ser::{
    Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant, Serializer,
};

/// Gives the numbers of a value, one after the other; `number_of` says which number a word is.
///
/// # Errors
/// What there is no number for: floats, maps, sequences that do not say their length, and words that nobody knows.
pub fn digits<T: Serialize + ?Sized>(
    value: &T,
    number_of: &dyn Fn(&str) -> Option<u16>,
    give: &mut dyn FnMut(i64),
) -> Result<(), NotationError> {
    value.serialize(&mut Digits { number_of, give })
}

/// Numbers being given.
struct Digits<'a> {
    number_of: &'a dyn Fn(&str) -> Option<u16>,
    give: &'a mut dyn FnMut(i64),
}

impl Digits<'_> {
    fn put(&mut self, number: impl Into<i64>) -> Result<(), NotationError> {
        (self.give)(number.into());
        Ok(())
    }
}

impl Serializer for &mut Digits<'_> {
    type Ok = ();
    type Error = NotationError;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Impossible<(), NotationError>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn serialize_bool(self, value: bool) -> Result<(), NotationError> {
        self.put(value)
    }

    fn serialize_i8(self, value: i8) -> Result<(), NotationError> {
        self.put(value)
    }

    fn serialize_i16(self, value: i16) -> Result<(), NotationError> {
        self.put(value)
    }

    fn serialize_i32(self, value: i32) -> Result<(), NotationError> {
        self.put(value)
    }

    fn serialize_i64(self, value: i64) -> Result<(), NotationError> {
        self.put(value)
    }

    fn serialize_u8(self, value: u8) -> Result<(), NotationError> {
        self.put(value)
    }

    fn serialize_u16(self, value: u16) -> Result<(), NotationError> {
        self.put(value)
    }

    fn serialize_u32(self, value: u32) -> Result<(), NotationError> {
        self.put(value)
    }

    fn serialize_u64(self, _: u64) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("a number of eight bytes"))
    }

    fn serialize_f32(self, _: f32) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("a float"))
    }

    fn serialize_f64(self, _: f64) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("a float"))
    }

    fn serialize_char(self, value: char) -> Result<(), NotationError> {
        self.put(value as u32)
    }

    fn serialize_str(self, value: &str) -> Result<(), NotationError> {
        let number = (self.number_of)(value).ok_or_else(|| NotationError::NoWord(value.into()))?;
        self.put(number)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("bytes"))
    }

    fn serialize_none(self) -> Result<(), NotationError> {
        self.put(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotationError> {
        self.put(1)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), NotationError> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotationError> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, variant: u32, _: &'static str) -> Result<(), NotationError> {
        self.put(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), NotationError> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), NotationError> {
        self.put(variant)?;
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, NotationError> {
        let length = length.ok_or(NotationError::Unsupported("a sequence without its length"))?;
        self.put(length as i64)?;
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, NotationError> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, NotationError> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, NotationError> {
        self.put(variant)?;
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, NotationError> {
        Err(NotationError::Unsupported("a map"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, NotationError> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, NotationError> {
        self.put(variant)?;
        Ok(self)
    }
}

impl SerializeSeq for &mut Digits<'_> {
    type Ok = ();
    type Error = NotationError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

impl SerializeTuple for &mut Digits<'_> {
    type Ok = ();
    type Error = NotationError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

impl SerializeTupleStruct for &mut Digits<'_> {
    type Ok = ();
    type Error = NotationError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

impl SerializeTupleVariant for &mut Digits<'_> {
    type Ok = ();
    type Error = NotationError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

impl SerializeStruct for &mut Digits<'_> {
    type Ok = ();
    type Error = NotationError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn skip_field(&mut self, _: &'static str) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("a field that is left out"))
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

impl SerializeStructVariant for &mut Digits<'_> {
    type Ok = ();
    type Error = NotationError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn skip_field(&mut self, _: &'static str) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("a field that is left out"))
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    enum Shape {
        Dot,
        Line(u8, Option<u8>),
        Word { text: &'static str, seen: bool },
        Many(Vec<Shape>),
    }

    fn row(value: &Shape) -> Result<Vec<i64>, NotationError> {
        let mut row = Vec::new();
        digits(value, &|word| (word == "known").then_some(7), &mut |number| row.push(number))?;
        Ok(row)
    }

    #[test]
    fn every_shape_has_its_row() {
        assert_eq!(row(&Shape::Dot), Ok(vec![0]));
        assert_eq!(row(&Shape::Line(5, None)), Ok(vec![1, 5, 0]));
        assert_eq!(row(&Shape::Line(5, Some(0))), Ok(vec![1, 5, 1, 0]));
        assert_eq!(row(&Shape::Word { text: "known", seen: true }), Ok(vec![2, 7, 1]));
        assert_eq!(row(&Shape::Many(vec![Shape::Dot, Shape::Line(1, None)])), Ok(vec![3, 2, 0, 1, 1, 0]));
        let unknown = Shape::Word { text: "unknown", seen: true };
        assert_eq!(row(&unknown), Err(NotationError::NoWord("unknown".into())));
    }
}
