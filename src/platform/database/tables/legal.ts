export interface LegalTables {
  /** Never changed once they are written, and never deleted. */
  legal_versions: {
    document: 'terms-of-service' | 'privacy-policy'
    version: number
    /** `2026-11-20`: the day from which it counts. */
    effectiveOn: string
    /** 0 or 1. */
    mustAccept: number
    /** Epoch milliseconds. */
    declaredAt: number
    summaryEn: string
    summaryAm: string
    /** JSON of what readers found on that day: title, excerpt, HTML with its places filled. */
    textEn: string
    textAm: string
  }
  legal_acceptances: {
    userId: string
    document: 'terms-of-service' | 'privacy-policy'
    version: number
    /** Epoch milliseconds. */
    acceptedAt: number
    /** In which the text was read. */
    language: 'en' | 'am'
  }
}
