/** The desk's script; every screen works without it. */
export {};
