"""Types of requests, answers and messages. The OpenAPI document is made from them."""
