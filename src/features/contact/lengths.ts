/** Lengths in code points. */
export const leastMessageLength = 10
export const mostMessageLength = 4000
export const mostNameLength = 100
export const mostNoteLength = 2000
