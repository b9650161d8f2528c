export interface DataSetTables {
  /** Each is written once; a new upload is a new version. Who brought it says the audit log. */
  data_set_versions: {
    itemId: string
    /** Counted from 1. */
    version: number
    form: 'prices' | 'values' | 'orders'
    unit: string
    decimals: number
    isMadeUp: number
    sourceEn: string
    sourceAm: string
    licence: string
    /** How many bars, values or orders. */
    length: number
    /** JSON of packed columns (`features/datasets/packing.ts`). */
    columns: string
    /** Of facts and columns, in hex: what is told apart by it is another version. */
    sha256: string
    uploadedAt: number
  }
}
