/** Most letters of a passage, of what stands on one side of it, and of what is written about it. */
export const mostQuote = 2000
export const mostContext = 64
export const mostWords = 4000
/** Most notes of one member, and of those on one page. */
export const mostNotes = 5000
export const mostOnPage = 300
/** Most blocks of a text that are known as read, and most letters of the digest of one. */
export const mostBlocks = 600
export const mostDigest = 8
/** Most letters of how a block begins. */
export const mostOpening = 120
