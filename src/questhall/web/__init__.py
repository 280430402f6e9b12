"""The hall on the web: HTTP, WebSocket and the built browser client. No rule of a game and no use case lives here."""
