"""Bodies: what goes over HTTP, as requests and as answers."""
