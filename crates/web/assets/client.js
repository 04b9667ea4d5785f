// Everything works without this; it only makes things smoother.
