export interface ImportTables {
  /** An uploaded file that was looked at and waits for an editor's word; its bytes lie in the storage. */
  pending_imports: {
    id: string
    /** `upload`: parts of a file that is still coming; `archive`: parts of a content archive, which stays in parts. */
    purpose: 'foreign' | 'translation' | 'upload' | 'archive'
    fileName: string
    /** JSON: what the editor chose. */
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
