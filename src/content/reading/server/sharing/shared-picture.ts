import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { asKind, type ContentKind } from '../../../kinds.ts'
import { selectArticle } from '../article-store.ts'
import { firstPicture } from '../places.ts'
import { hasShareImage } from './share-card.ts'

type Text = Awaited<ReturnType<typeof selectArticle>>[number]

/** The address of the first picture that what guests see in a text has (a chart, a calculator, the scam check), for its card; a cover takes its place. */
export async function sharedPicture(ctx: Context, text: Text): Promise<string | undefined> {
  const isShown = text.coverId === null && hasShareImage({ access: text.access, kind: asKind(text.kind) })
  return isShown ? firstPicture(ctx, text.html, text.language) : undefined
}

/** The same of what readers find now at an address, in this language and no other. */
export async function findSharedPicture(
  ctx: Context,
  kind: ContentKind,
  { address, language }: { address: string; language: Language },
): Promise<string | undefined> {
  const texts = await selectArticle(ctx.readDb, { kind, address, now: ctx.now })
  const text = texts.find((one) => one.language === language)
  return text && sharedPicture(ctx, text)
}
