"""Tables on the network. The interface is a promise: docs/server.md, and /docs of a running server."""
