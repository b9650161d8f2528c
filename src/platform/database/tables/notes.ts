export interface NoteTables {
  /** What a member highlighted in a text, with what they wrote about it. */
  notes: {
    /** Chosen by the device that it was made on. */
    id: string
    userId: string
    /** Null once the item is gone for good. */
    itemId: string | null
    /** The page as it was called when the note was made, as are title and path. */
    pageKind: string
    pageTitle: string
    pagePath: string
    language: 'en' | 'am'
    type: 'highlight' | 'bookmark'
    /** A passage by its words and what stands around them, as in the TextQuoteSelector of the Web Annotation Data Model. */
    quote: string
    before: string
    after: string
    /** Where the passage began when it was chosen, in letters of the text. */
    position: number
    words: string
    /** Everything of it that is searched, folded. */
    searched: string
    createdAt: number
    changedAt: number
  }
  /** How far a member has read a text in one language, and where they stopped. */
  reading_places: {
    userId: string
    itemId: string
    language: 'en' | 'am'
    /** The block that they were at, and how many the text had. */
    block: number
    blockCount: number
    /** How that block begins. */
    quote: string
    /** Short digests of the blocks that they have read, parted by spaces. */
    readBlocks: string
    /** When they first came to the end of the text. */
    endReadAt: number | null
    changedAt: number
  }
}
