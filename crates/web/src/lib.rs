//! The web face.
