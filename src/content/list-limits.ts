/** A list of more items than this is worth searching; of fewer, its tags are enough at first. */
export const longList = 24
