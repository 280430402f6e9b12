"""The screens of the full-screen table."""
