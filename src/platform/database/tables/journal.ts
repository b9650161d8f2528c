export interface JournalTables {
  /** A picture of a trade, which its member alone reads. */
  journal_pictures: {
    /** Chosen by the device that it was made on. */
    id: string
    userId: string
    /** Names a trade of the same member, which may not be there yet, or not any more. */
    tradeId: string
    /** Of its bytes in the storage: WebP. */
    key: string
    width: number
    height: number
    bytes: number
    /** In the member's own words. */
    description: string
    createdAt: number
  }
  /** A trade of a member's journal: the plan before it, the result after it. */
  journal_trades: {
    /** Chosen by the device that it was made on. */
    id: string
    userId: string
    /** Counted from 1, with every change. */
    version: number
    instrument: string
    side: 'buy' | 'sell'
    units: number | null
    /** Prices are whole millionths of a birr. */
    plannedEntry: number | null
    plannedStop: number | null
    plannedTarget: number | null
    reason: string
    /** A civil day, with a minute of it or without. */
    enteredOn: string | null
    entry: number | null
    /** JSON: `{ on, price, units }[]`. */
    exits: string
    /** Whole santim. */
    fees: number
    feelings: string
    lesson: string
    /** JSON: `string[]`. */
    tags: string
    /** JSON: what two devices wrote into one field without knowing of each other. */
    aside: string
    /** JSON: with which version each field was last written, and by which page. */
    marks: string
    /** By hand, from a file, or the kind of the exercise. */
    source: string
    /** Of the practice run that it was taken over from. */
    runId: string | null
    createdAt: number
    changedAt: number
  }
}
