import { conflict, notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isOvertaken } from '#platform/server/overtaken.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import type { CertificateList, Holder, ListedCertificate } from '../contract.ts'
import { holderOf, refuseUnwritable } from './certificates.ts'
import { mailRevocation, type CertificatePeople } from './mail/revocation-mail.ts'
import { expiryOf, factsOf, isIssued, statusOf, type IssuedCertificate } from './state.ts'
import {
  findCertificate,
  lockCertificate,
  saveNames,
  selectIssued,
  updateCertificate,
  type StoredCertificate,
} from './store.ts'

const latestFirst = walkBy(30, (row: StoredCertificate) => [row.issuedAt ?? 0, row.id])

/** Issued certificates, the latest first, found by name, by title or by the whole number. */
export async function listCertificates(
  ctx: Context,
  { q, user, ...wish }: { q?: string; user?: string } & PageWish,
): Promise<CertificateList> {
  const wanted = { words: q?.trim().normalize('NFC') || undefined, userId: user }
  const { rows, ...page } = await readPage(wish, latestFirst, (place) =>
    selectIssued(ctx.readDb, wanted, place),
  )
  return { items: rows.filter(isIssued).map((row) => toListed(row, ctx.now)), ...page }
}

/**
 * Revokes a certificate with a reason that its page then says, in both languages; another reason takes the place of an earlier one.
 * Its holder hears of either by e-mail.
 */
export function revokeCertificate(
  ctx: Context,
  id: string,
  { reason, people }: { reason: { en: string; am: string }; people: CertificatePeople },
): Promise<ListedCertificate> {
  return change(ctx, id, async (ctx, certificate) => {
    const { revokedAt, reasonEn, reasonAm } = certificate
    const isNews = revokedAt === null || reasonEn !== reason.en || reasonAm !== reason.am
    if (isNews) {
      await audit(ctx, 'certificate.revoked', { ...aboutCertificate(id), details: { reason: reason.en } })
      await mailRevocation(ctx, { certificate, reason, people })
    }
    return { revokedAt: revokedAt ?? ctx.now, reasonEn: reason.en, reasonAm: reason.am }
  })
}

/** Makes a revoked certificate hold again, and tells its holder. */
export function restoreCertificate(
  ctx: Context,
  id: string,
  people: CertificatePeople,
): Promise<ListedCertificate> {
  return change(ctx, id, async (ctx, certificate) => {
    if (certificate.revokedAt !== null) {
      await audit(ctx, 'certificate.restored', aboutCertificate(id))
      await mailRevocation(ctx, { certificate, reason: null, people })
    }
    return { revokedAt: null, reasonEn: null, reasonAm: null }
  })
}

/**
 * Corrects the holder's names on one certificate, and for those to come.
 * @throws 409 `certificate.changed` with `details.current` when a name is not what it `was` any more
 */
export function correctNames(
  ctx: Context,
  id: string,
  { was, ...changes }: Partial<Holder> & { was?: Partial<Holder> },
): Promise<ListedCertificate> {
  return change(ctx, id, async (ctx, row) => {
    const current = holderOf(row)
    if (isOvertaken({ current, wanted: changes, was })) throw conflict('certificate.changed', { current })
    const { userId } = row
    const names = { ...current, ...changes }
    await refuseUnwritable(names)
    if (userId !== null) await saveNames(ctx.db, { userId, ...names, now: ctx.now })
    await audit(ctx, 'certificate.corrected', aboutCertificate(id))
    return { holderLatin: names.latin, holderEthiopic: names.ethiopic }
  })
}

/**
 * Issues a certificate anew at the same address, from today and for as long as it was valid before.
 * @throws 409 `certificate.revoked` for one that must be restored first
 */
export function reissueCertificate(ctx: Context, id: string): Promise<ListedCertificate> {
  return change(ctx, id, async (ctx, { revokedAt, validMonths }) => {
    if (revokedAt !== null) throw conflict('certificate.revoked')
    await audit(ctx, 'certificate.reissued', aboutCertificate(id))
    return { issuedAt: ctx.now, expiresAt: expiryOf(ctx.now, validMonths) }
  })
}

function change(
  ctx: Context,
  id: string,
  work: (ctx: Context, row: IssuedCertificate) => Promise<Partial<StoredCertificate>>,
): Promise<ListedCertificate> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockCertificate(ctx.db, id)
    if (!row || !isIssued(row)) throw notFound('certificate')
    await updateCertificate(ctx.db, id, await work(ctx, row))
    const changed = await findCertificate(ctx.db, id)
    if (!changed || !isIssued(changed)) throw notFound('certificate')
    return toListed(changed, ctx.now)
  })
}

function aboutCertificate(id: string) {
  return { kind: 'certificate', id }
}

function toListed(row: IssuedCertificate, now: number): ListedCertificate {
  const { userId, issuedAt } = row
  return { ...factsOf(row), userId, status: statusOf(row, now), holder: holderOf(row), issuedAt }
}
