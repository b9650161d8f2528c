import type { Language } from '#platform/languages.ts'
import { notFound, Problem } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { readArticle } from '#content/reading/server/reading.ts'
import { findCard, keepCard } from './card-cache.ts'
import { orderCard } from './card-desk.ts'
import {
  cardOf,
  siteCard,
  versionOf,
  versionOfCard,
  type ShareCard,
} from '#content/reading/server/share-card.ts'
import type { KindWith } from '#content/kinds.ts'

export interface CardAddress {
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
  const article = await readArticle(guest, kind, { address: id, language }).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 401 ? notFound('card') : error
  })
  if (article.id !== id || article.language !== language) throw notFound('card')
  const { siteName } = ctx.config
  const name = `${kind}-${id}-${version}.${language}.${format}`
  const known = await findCard(ctx, name)
  if (known) return known
  if (version !== versionOf(article, siteName) || format !== (article.cover ? 'jpg' : 'png'))
    throw notFound('card')
  const cover = article.cover ? await bytesOf(ctx, article.cover.src) : undefined
  return drawOnce(ctx, name, { card: cardOf(article, siteName), cover })
}

/** The picture of pages that are no item, such as lists and the home page. */
export async function readSiteCard(ctx: Context, language: Language): Promise<Uint8Array> {
  const card = siteCard(language, ctx.config.siteName)
  const name = `site-${versionOfCard(card)}.${language}.png`
  return (await findCard(ctx, name)) ?? drawOnce(ctx, name, { card })
}

const underWay = new Map<string, Promise<Uint8Array>>()

/** Those who ask for the same card at once get the same drawing. */
async function drawOnce(
  ctx: Context,
  name: string,
  order: { card: ShareCard; cover?: Uint8Array },
): Promise<Uint8Array> {
  const key = `${ctx.config.dataDir} ${name}`
  const drawing =
    underWay.get(key) ??
    orderCard(order)
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
  return new Uint8Array(await new Response(found.body).arrayBuffer())
}
