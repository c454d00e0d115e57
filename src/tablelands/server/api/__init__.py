"""Everything that the server hears and says, as types. The OpenAPI document is made of them."""
