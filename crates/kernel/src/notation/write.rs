//! Writing a value in notation.

use super::{NOTHING, NotationError, UNIT, is_word, kebab};
use serde::Serialize;
use serde::ser::{
    Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant, Serializer,
};

/// A value in notation: a few words on one line.
///
/// # Errors
/// What there are no words for.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Result<String, NotationError> {
    let mut writer = Writer { line: String::new() };
    value.serialize(&mut writer)?;
    Ok(writer.line)
}

/// A line being written.
struct Writer {
    line: String,
}

impl Writer {
    fn word(&mut self, word: &str) {
        if !self.line.is_empty() && !self.line.ends_with('[') {
            self.line.push(' ');
        }
        self.line.push_str(word);
    }

    fn number(&mut self, number: impl ToString) -> Result<(), NotationError> {
        self.word(&number.to_string());
        Ok(())
    }
}

impl Serializer for &mut Writer {
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
        self.number(value)
    }

    fn serialize_i8(self, value: i8) -> Result<(), NotationError> {
        self.number(value)
    }

    fn serialize_i16(self, value: i16) -> Result<(), NotationError> {
        self.number(value)
    }

    fn serialize_i32(self, value: i32) -> Result<(), NotationError> {
        self.number(value)
    }

    fn serialize_i64(self, value: i64) -> Result<(), NotationError> {
        self.number(value)
    }

    fn serialize_u8(self, value: u8) -> Result<(), NotationError> {
        self.number(value)
    }

    fn serialize_u16(self, value: u16) -> Result<(), NotationError> {
        self.number(value)
    }

    fn serialize_u32(self, value: u32) -> Result<(), NotationError> {
        self.number(value)
    }

    fn serialize_u64(self, value: u64) -> Result<(), NotationError> {
        self.number(value)
    }

    fn serialize_f32(self, _: f32) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("a float"))
    }

    fn serialize_f64(self, _: f64) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("a float"))
    }

    fn serialize_char(self, value: char) -> Result<(), NotationError> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), NotationError> {
        if !is_word(value) {
            return Err(NotationError::NoWord(value.into()));
        }
        self.word(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), NotationError> {
        Err(NotationError::Unsupported("bytes"))
    }

    fn serialize_none(self) -> Result<(), NotationError> {
        self.word(NOTHING);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NotationError> {
        let start = self.line.len();
        value.serialize(&mut *self)?;
        let said = self.line[start..].trim_start();
        // What is there must not look like nothing, nor be nothing to look at.
        if said.is_empty() || said.split(' ').next() == Some(NOTHING) {
            return Err(NotationError::Nothing);
        }
        Ok(())
    }

    fn serialize_unit(self) -> Result<(), NotationError> {
        self.word(UNIT);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NotationError> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), NotationError> {
        self.serialize_str(&kebab(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), NotationError> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), NotationError> {
        self.serialize_str(&kebab(variant))?;
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, NotationError> {
        self.word("[");
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
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, NotationError> {
        self.serialize_str(&kebab(variant))?;
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
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self, NotationError> {
        self.serialize_str(&kebab(variant))?;
        Ok(self)
    }
}

impl SerializeSeq for &mut Writer {
    type Ok = ();
    type Error = NotationError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        let before = self.line.len();
        value.serialize(&mut **self)?;
        // A sequence of nothing to look at could not be counted.
        if self.line.len() == before { Err(NotationError::Unsupported("an empty element")) } else { Ok(()) }
    }

    fn end(self) -> Result<(), NotationError> {
        self.line.push(']');
        Ok(())
    }
}

impl SerializeTuple for &mut Writer {
    type Ok = ();
    type Error = NotationError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

impl SerializeTupleStruct for &mut Writer {
    type Ok = ();
    type Error = NotationError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

impl SerializeTupleVariant for &mut Writer {
    type Ok = ();
    type Error = NotationError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotationError> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), NotationError> {
        Ok(())
    }
}

impl SerializeStruct for &mut Writer {
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

impl SerializeStructVariant for &mut Writer {
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
