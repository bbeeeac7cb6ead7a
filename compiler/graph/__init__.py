"""Which ability triggers which: chains, loops, and pictures of them."""
