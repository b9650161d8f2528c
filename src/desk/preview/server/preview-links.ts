import { createHash, randomBytes } from 'node:crypto'
import { isUnavailable } from '#platform/database/engine.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { NewPreviewLink, Preview, PreviewLink } from '../contract.ts'
import { authorOf } from '#content/items/server/items.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { previewOf } from './preview.ts'
import {
  deleteExpiredPreviewLinks,
  deletePreviewLink,
  findPreviewLink,
  insertPreviewLink,
  markPreviewLinkOpened,
  selectPreviewLinks,
} from './preview-links-store.ts'

export const mostLinks = 20
const day = 86_400_000
/** Openings closer together than this count as one. */
const openingInterval = 60_000
/** How long an editor still sees that a link has run out. */
const keptAfterExpiry = 30 * day
/** Requests of one address, whether their links work or not: a reader turns pages, a guesser gets nowhere. */
export const openings = { most: 60, seconds: 60 }

/** The links of an item, also those that have run out lately; newest first. */
export async function listPreviewLinks(ctx: Context, itemId: string): Promise<PreviewLink[]> {
  if (!(await findItem(ctx.readDb, itemId))) throw notFound('item')
  const rows = await selectPreviewLinks(ctx.readDb, itemId, ctx.people)
  return rows.map((row) => ({ ...row, isExpired: isOver(row, ctx.now) }))
}

/**
 * Makes a secret link to the drafts of an item. Its address holds 256 random bits and is told this once; only a hash is stored.
 * @throws 409 `preview_links.too_many` beyond 20 links of one item
 */
export function createPreviewLink(
  ctx: Context,
  itemId: string,
  wanted: { name: string; days: number | null },
): Promise<NewPreviewLink> {
  return inTransaction(ctx, async (ctx) => {
    const item = await findItem(ctx.db, itemId)
    if (!item || item.deletedAt !== null) throw notFound('item')
    const links = await selectPreviewLinks(ctx.db, itemId, ctx.people)
    if (links.length >= mostLinks) throw conflict('preview_links.too_many')
    const token = randomBytes(32).toString('base64url')
    const link = {
      id: newId(),
      name: wanted.name,
      createdAt: ctx.now,
      expiresAt: wanted.days === null ? null : ctx.now + wanted.days * day,
    }
    await insertPreviewLink(ctx.db, { ...link, itemId, tokenHash: hashOf(token), createdBy: authorOf(ctx) })
    await audit(ctx, 'preview_link.created', {
      kind: item.kind,
      id: item.id,
      details: { title: wanted.name, expiresAt: link.expiresAt },
    })
    const [stored] = await selectPreviewLinks(ctx.db, itemId, ctx.people)
    const createdByName = stored?.id === link.id ? stored.createdByName : null
    return { ...link, createdByName, isExpired: false, lastOpenedAt: null, path: paths.preview(token) }
  })
}

/** Withdraws a link at once. Its row goes; the audit log keeps that it was there. */
export function revokePreviewLink(ctx: Context, itemId: string, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const item = await findItem(ctx.db, itemId)
    const name = await deletePreviewLink(ctx.db, { id, itemId })
    if (!item || name === undefined) throw notFound('preview_link')
    await audit(ctx, 'preview_link.revoked', { kind: item.kind, id: item.id, details: { title: name } })
  })
}

/**
 * The drafts behind a secret link, for anyone who has it. Unknown, withdrawn and expired links, and those to an item in the bin,
 * cost the same one query and are refused alike.
 * @throws 404 `preview.not_found`; 429 for an address that asks too often
 */
export async function openPreviewLink(ctx: Context, token: string, language: Language): Promise<Preview> {
  await unlessUnavailable(ctx, () => limitRequests(ctx, 'preview', { ...openings, subject: ctx.address }))
  const found = await findPreviewLink(ctx.readDb, hashOf(token))
  if (!found || isOver(found, ctx.now) || found.deletedAt !== null) throw notFound('preview')
  const { linkId, lastOpenedAt, expiresAt: _expiresAt, ...item } = found
  if ((lastOpenedAt ?? 0) <= ctx.now - openingInterval)
    await unlessUnavailable(ctx, () => markPreviewLinkOpened(ctx.db, linkId, ctx.now))
  return previewOf(ctx, item, language)
}

/** Counts and notes what a reader does not need: while somebody else holds the database for writing, a link can still be read. */
async function unlessUnavailable(ctx: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    ctx.log.warn({ err: error }, 'the opening of a preview link was not noted')
  }
}

/** Forgets links that ran out a month ago. */
export function pruneExpiredLinks(ctx: Context): Promise<void> {
  return deleteExpiredPreviewLinks(ctx.db, ctx.now - keptAfterExpiry)
}

function isOver({ expiresAt }: { expiresAt: number | null }, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

function hashOf(token: string): string {
  return createHash('sha256').update(`preview:${token}`).digest('base64url')
}
