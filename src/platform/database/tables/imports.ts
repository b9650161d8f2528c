export interface ImportTables {
  /** An uploaded file that waits for its import; its bytes lie in the storage, part by part. */
  pending_imports: {
    id: string
    purpose: 'archive' | 'foreign' | 'translation' | 'questions'
    fileName: string
    /** JSON: the sizes of its parts, and what the editor chose. */
    settings: string
    /** JSON: what the dry run found. */
    report: string
    /** JSON: what became of it, once applied. */
    result: string | null
    createdAt: number
    createdBy: string | null
  }
  /** Which post of another system an edition came from, so that it comes only once. */
  import_origins: {
    /** Such as `ghost:<uuid>`. */
    origin: string
    itemId: string
    language: 'en' | 'am'
    importedAt: number
  }
}
