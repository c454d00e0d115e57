"""The HTTP interface and the page: one file per resource."""
