export interface CertificateTables {
  certificate_names: { userId: string; latin: string; ethiopic: string; updatedAt: number }
  certificates: {
    id: string
    /** Null when the account is gone and its holder wanted the certificate to stay. */
    userId: string | null
    /** The account with which the certificate goes, or null. */
    leavesWith: string | null
    courseId: string
    titleEn: string | null
    titleAm: string | null
    /** Per cent. */
    score: number | null
    validMonths: number | null
    completedAt: number
    /** Both null until the holder has said how the name is written. */
    holderLatin: string | null
    holderEthiopic: string | null
    issuedAt: number | null
    expiresAt: number | null
    revokedAt: number | null
    reasonEn: string | null
    reasonAm: string | null
    /** Its bit in the status lists, counted over all lists. */
    statusPlace: number
  }
  /** `sealedJwk` is the private key, encrypted with the site's secret. */
  signing_keys: {
    id: string
    publicJwk: string
    sealedJwk: string
    createdAt: number
    /** No longer signs, still proves. */
    retiredAt: number | null
    /** Proves nothing any more. */
    revokedAt: number | null
  }
}
