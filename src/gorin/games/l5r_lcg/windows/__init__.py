"""Windows of actions, reactions and interrupts, and what is done in them."""
