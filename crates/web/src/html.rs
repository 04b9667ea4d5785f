//! What pages are made of, whatever they show: the frame around them, drawings and charts.

pub mod art;
pub mod chart;
pub mod qr_code;
pub mod shell;
pub mod shorthand;
pub mod slot;
