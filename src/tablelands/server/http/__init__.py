"""The doors of the server that answer once: a file a resource. Each parses, asks and encodes."""
