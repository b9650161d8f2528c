import { userOf } from '#platform/actor.ts'
import { conflict, invalid, notFound, type FieldErrors } from '#platform/errors.ts'
import { paths } from '#platform/paths.ts'
import { limitPassing } from '#platform/server/http/passing-limit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { Certificate, Holder, OwnCertificate, OwnCertificates } from '../contract.ts'
import { isNameIn, scripts } from '../names.ts'
import { issueDue, nameWaiting, type CertificateSources } from './issuing.ts'
import { qrOf } from '#platform/server/qr.ts'
import { factsOf, isIssued, statusOf, type IssuedCertificate } from './state.ts'
import {
  findCertificate,
  findNames,
  saveNames,
  selectCertificatesOf,
  updateCertificate,
  type StoredCertificate,
} from './store.ts'

/** What one address may ask for in a minute: a class behind one router still gets through. */
export const reads = { most: 120, seconds: 60 }

/** How often a member may write their names in an hour, and ask for what they have earned. */
export const namings = { most: 20, seconds: 3600 }
export const claims = { most: 60, seconds: 3600 }

/**
 * An issued certificate, for everybody who has its address.
 * @throws 404 for any other address
 */
export async function readIssued(ctx: Context, id: string): Promise<IssuedCertificate> {
  limitPassing(ctx, 'certificate', { ...reads, subject: ctx.address })
  const row = await findCertificate(ctx.readDb, id)
  if (!row || !isIssued(row)) throw notFound('certificate')
  return row
}

/** What everybody sees who has the address. */
export async function readCertificate(ctx: Context, id: string): Promise<Certificate> {
  const row = await readIssued(ctx, id)
  const address = addressOf(ctx, id)
  const { issuedAt } = row
  return {
    ...factsOf(row),
    status: statusOf(row, ctx.now),
    holder: holderOf(row),
    issuedAt,
    address,
    qr: qrOf(address),
  }
}

export function addressOf({ config }: Context, id: string): string {
  return `${config.publicUrl}${paths.certificate(id)}`
}

export function holderOf({ holderLatin, holderEthiopic }: IssuedCertificate): Holder {
  return { latin: holderLatin, ethiopic: holderEthiopic }
}

/** The actor's own certificates, the latest first, and the names that stand on them. */
export async function listOwnCertificates(ctx: Context): Promise<OwnCertificates> {
  const { uid } = userOf(ctx.actor)
  const [rows, names] = await Promise.all([selectCertificatesOf(ctx.readDb, uid), findNames(ctx.readDb, uid)])
  return {
    names: names ?? null,
    areNamesFixed: rows.some(isIssued),
    items: rows.map((row) => toOwn(row, ctx.now)),
  }
}

/** The actor's latest certificates. */
export async function listLatestCertificates(ctx: Context, most: number): Promise<OwnCertificate[]> {
  const rows = await selectCertificatesOf(ctx.readDb, userOf(ctx.actor).uid)
  return rows.slice(0, most).map((row) => toOwn(row, ctx.now))
}

/**
 * Issues what the actor has earned and does not have yet; doing it again changes nothing.
 * @throws 429 for who asks again and again
 */
export async function claimCertificates(ctx: Context, sources: CertificateSources): Promise<OwnCertificates> {
  const { uid } = userOf(ctx.actor)
  limitPassing(ctx, 'certificate.claims', { ...claims, subject: uid })
  await issueDue(ctx, uid, sources)
  return listOwnCertificates(ctx)
}

/**
 * Says how the actor's name is written, and issues everything that waited for it. Once a certificate carries the names they stay:
 * whoever could change them could hand certificates to others.
 * @throws 429 for who does so again and again, 409 `certificate.names_fixed`, 422 for a name that is not in its script or has signs that nothing can print
 */
export function nameHolder(
  ctx: Context,
  names: Holder,
  sources: CertificateSources,
): Promise<OwnCertificates> {
  const { uid } = userOf(ctx.actor)
  limitPassing(ctx, 'certificate.names', { ...namings, subject: uid })
  return inTransaction(ctx, async (ctx) => {
    await refuseUnwritable(names)
    await ctx.people.hold(ctx.db, uid)
    const known = await findNames(ctx.db, uid)
    const isSame = known?.latin === names.latin && known.ethiopic === names.ethiopic
    if (!isSame && (await listOwnCertificates(ctx)).areNamesFixed) throw conflict('certificate.names_fixed')
    await saveNames(ctx.db, { userId: uid, ...names, now: ctx.now })
    await issueDue(ctx, uid, sources)
    for (const row of await selectCertificatesOf(ctx.db, uid)) await nameWaiting(ctx, row)
    return listOwnCertificates(ctx)
  })
}

/** @throws 422 with what is wrong with each name */
export async function refuseUnwritable(names: Holder): Promise<void> {
  const { canWrite } = await import('./pdf/faces.ts')
  const wrong: FieldErrors = {}
  for (const script of scripts) {
    if (!isNameIn(script, names[script])) wrong[script] = 'other_script'
    else if (!(await canWrite(names[script]))) wrong[script] = 'unprintable'
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** Lets one's own certificate stay, or go, when the account is deleted. */
export async function keepCertificate(ctx: Context, id: string, isKept: boolean): Promise<OwnCertificate> {
  const { uid } = userOf(ctx.actor)
  const row = await findCertificate(ctx.db, id)
  if (!row || row.userId !== uid) throw notFound('certificate')
  const leavesWith = isKept ? null : uid
  await updateCertificate(ctx.db, id, { leavesWith })
  return toOwn({ ...row, leavesWith }, ctx.now)
}

function toOwn(row: StoredCertificate, now: number): OwnCertificate {
  const { courseId, issuedAt, leavesWith } = row
  return {
    ...factsOf(row),
    courseId,
    state: isIssued(row) ? statusOf(row, now) : 'waiting',
    issuedAt,
    isKept: leavesWith === null,
  }
}
