"""The table in the browser: HTTP, WebSocket and the page, over the hall."""
