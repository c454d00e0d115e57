"""Everything that the server hears and says, as types: bodies, answers, messages. The OpenAPI document is made of them."""
