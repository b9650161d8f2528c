import { createHash } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import type { Language } from '#platform/languages.ts'
import { notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { limitPassing } from '#platform/server/http/passing-limit.ts'
import { readTeaser } from '#content/reading/server/reading.ts'
import { findSharedPicture } from '#content/reading/server/sharing/shared-picture.ts'
import { findCard, keepCard } from './card-cache.ts'
import { orderCard, orderOther } from './card-desk.ts'
import { cardOf, siteCard, versionOfCard } from '#content/reading/server/sharing/share-card.ts'
import type { KindWith } from '#content/kinds.ts'
import type { PageCard, Picture } from '../contract.ts'
import type { CardOrder } from './card-worker.ts'

interface CardAddress {
  kind: KindWith<'ownPage'>
  id: string
  version: string
  language: Language
  /** A card with a cover is a JPEG. */
  format: 'png' | 'jpg'
}

/**
 * The picture of a public item, drawn when it is asked for the first time. Only the version of today is drawn; an earlier one is
 * given while it is kept, for pages that still name it.
 * @throws 404 for anything that readers cannot see, and for versions that never were
 */
export async function readItemCard(
  ctx: Context,
  { kind, id, version, language, format }: CardAddress,
): Promise<Uint8Array> {
  const guest: Context = { ...ctx, actor: { kind: 'guest' } }
  const teaser = await readTeaser(guest, kind, { address: id, language })
  if (teaser.id !== id || teaser.language !== language || teaser.shareImage === null) throw notFound('card')
  const address = await findSharedPicture(guest, kind, { address: id, language })
  const name = `${kind}-${id}-${version}.${language}.${format}`
  const isOfToday = teaser.shareImage === `/og/${kind}/${id}-${version}.${language}.${format}`
  const known = await findCard(ctx, isOfToday && address !== undefined ? pictured(name) : name)
  if (known) return known
  if (!isOfToday) throw notFound('card')
  const card = cardOf(teaser, ctx.config.siteName)
  if (address !== undefined) {
    const [, , what = '', drawn = ''] = address.split('/')
    const found = await pictures.get(what)?.(ctx, drawn)
    const picture = found && 'beside' in found ? found.beside : found
    return drawOnce(ctx, pictured(name), () => orderCard({ card, picture }))
  }
  const cover = teaser.cover ? await bytesOf(ctx, teaser.cover.src) : undefined
  return drawOnce(ctx, name, () => orderCard({ card, cover }))
}

/** Cards with a picture are kept apart: an earlier one is not given, since the data set of a chart may have been withdrawn meanwhile. */
function pictured(name: string): string {
  return `pictured-${name}`
}

/** The picture of pages that are no item, such as lists and the home page. */
export async function readSiteCard(ctx: Context, language: Language): Promise<Uint8Array> {
  const card = siteCard(language, ctx.config.siteName)
  const name = `site-${versionOfCard(card)}.${language}.png`
  return (await findCard(ctx, name)) ?? drawOnce(ctx, name, () => orderCard({ card }))
}

/** What is drawn of the name of a picture or of the card of a page, for everybody alike; undefined for what is none. */
type ReadPicture = (ctx: Context, name: string) => Promise<Picture | PageCard | undefined>

const pictures = new Map<string, ReadPicture>()

/** What one address may ask for of pictures that nobody has had drawn: whoever makes up figures makes up an address of them. */
export const newPictures = { most: 120, seconds: 600 }

/** Call once, before the first request: what there are pictures of besides items, by the first part of their addresses. */
export function registerPictures(readers: Readonly<Record<string, ReadPicture>>): void {
  for (const [what, read] of Object.entries(readers)) pictures.set(what, read)
}

/**
 * A picture of something in a text, or the card of a page that is no item, drawn when it is asked for the first time. Whether readers may see it is asked each time.
 * @throws 404 for what is none, or what they may not see; 429 past what an address may have drawn
 */
export async function readOtherPicture(ctx: Context, what: string, name: string): Promise<Uint8Array> {
  const found = await pictures.get(what)?.(ctx, name)
  if (!found) throw notFound('card')
  const file = `${what}-${createHash('sha256').update(name).digest('hex').slice(0, 32)}.png`
  const known = await findCard(ctx, file)
  if (known) return known
  limitPassing(ctx, 'picture', { ...newPictures, subject: ctx.address })
  return drawOnce(ctx, file, () => orderOther(orderOf(ctx, found)))
}

function orderOf({ config }: Context, found: Picture | PageCard): CardOrder {
  if (!('beside' in found)) return { picture: found }
  const { beside, ...words } = found
  return { card: { siteName: config.siteName, ...words }, picture: beside }
}

const underWay = new Map<string, Promise<Uint8Array>>()

/** Those who ask for the same card at once get the same drawing. */
async function drawOnce(ctx: Context, name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const key = `${ctx.config.dataDir} ${name}`
  const drawing =
    underWay.get(key) ??
    draw()
      .then(async (png) => {
        await keepCard(ctx, name, png)
        return png
      })
      .finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}

async function bytesOf(ctx: Context, src: string): Promise<Uint8Array> {
  const found = await ctx.storage.get(src.slice(1))
  if (!found) throw notFound('card')
  return new Uint8Array(await arrayBuffer(found.body))
}
