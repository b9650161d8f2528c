/** Where the server stops counting. */
export const mostCounted = 10_000
