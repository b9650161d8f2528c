import type { CertificateStatus } from '../contract.ts'
import type { StoredCertificate } from './store.ts'

/** A certificate whose holder has said how the name is written. */
export type IssuedCertificate = StoredCertificate & {
  holderLatin: string
  holderEthiopic: string
  issuedAt: number
}

/** The three are written together. */
export function isIssued(row: StoredCertificate): row is IssuedCertificate {
  return row.issuedAt !== null && row.holderLatin !== null && row.holderEthiopic !== null
}

/** Revoked outweighs expired. */
export function statusOf(
  { revokedAt, expiresAt }: Pick<StoredCertificate, 'revokedAt' | 'expiresAt'>,
  now: number,
): CertificateStatus {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'valid'
}

/** What every view of a certificate says. */
export function factsOf(row: StoredCertificate) {
  const { id, titleEn, titleAm, score, completedAt, expiresAt, revokedAt, reasonEn, reasonAm } = row
  return {
    id,
    title: { en: titleEn, am: titleAm },
    score,
    completedAt,
    expiresAt,
    revokedAt,
    reason: revokedAt === null ? null : { en: reasonEn ?? '', am: reasonAm ?? '' },
  }
}

/** Months are those of the calendar in Addis Ababa; a day that a month does not have is its last one. */
export function expiryOf(issuedAt: number, validMonths: number | null): number | null {
  if (validMonths === null) return null
  const offset = 3 * 3_600_000
  const local = new Date(issuedAt + offset)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + validMonths)
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, lastDay))
  return local.getTime() - offset
}
