"""Treaties of Enlightenment: what is offered, made, kept and broken."""
