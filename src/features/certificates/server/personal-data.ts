import { iso } from '#platform/dates/iso.ts'
import type { Context } from '#platform/server/context.ts'
import { addressOf } from './certificates.ts'
import { findNames, selectCertificatesOf } from './store.ts'

/** A user's certificates and the names for them. Instants in ISO 8601, UTC. */
export async function exportCertificates(ctx: Context, uid: string) {
  const [names, rows] = await Promise.all([findNames(ctx.readDb, uid), selectCertificatesOf(ctx.readDb, uid)])
  return {
    names: names ?? null,
    certificates: rows.map((row) => ({
      address: row.issuedAt === null ? null : addressOf(ctx, row.id),
      course: { en: row.titleEn, am: row.titleAm },
      holder: { latin: row.holderLatin, ethiopic: row.holderEthiopic },
      score: row.score,
      completedAt: iso(row.completedAt),
      issuedAt: iso(row.issuedAt),
      expiresAt: iso(row.expiresAt),
      revokedAt: iso(row.revokedAt),
      reason: row.revokedAt === null ? null : { en: row.reasonEn, am: row.reasonAm },
      staysWithoutAccount: row.leavesWith === null,
    })),
  }
}
