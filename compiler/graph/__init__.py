"""Which ability wakes which: chains, rings, and the pictures of them."""
