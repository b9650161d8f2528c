import { blockDocument, plainText, type BlockDocument } from '#content/blocks/document.ts'
import type { EditionText } from '#content/contract.ts'
import { publishedTextOf } from '#content/editions/server/publishing.ts'
import type { ContentKind } from '#content/kinds.ts'
import { insertEdition, insertPublication, keepRevision } from '#content/records/server/editions-store.ts'
import type { Publication } from '#content/search/server/documents.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'

export interface NewText {
  itemId: string
  kind: ContentKind
  language: Language
  title: string
  body: BlockDocument
  at: number
  /** Whether its revision is kept, from which some kinds are read. */
  isKept?: boolean
}

/** Adds a text that readers see, as publishing it would have done but for the search index. */
export async function insertPublishedText(
  ctx: Context,
  { itemId, kind, language, title, body, at, isKept = false }: NewText,
): Promise<Publication> {
  const text: EditionText = { title, excerpt: title, seoTitle: '', seoDescription: '', extras: {}, body }
  const key = { itemId, language }
  const columns = { ...text, extras: '{}', body: JSON.stringify(body) }
  if (isKept) await keepRevision(ctx.db, { id: newId(), ...key, ...columns, revision: 1, savedAt: at })
  await insertEdition(ctx.db, {
    ...key,
    ...columns,
    state: 'published',
    publishedRevision: 1,
    firstPublishedAt: at,
    basedOnRevision: language === 'am' ? 1 : null,
    updatedAt: at,
  })
  const id = newId()
  await insertPublication(ctx.db, {
    id,
    ...key,
    kind,
    revision: 1,
    ...(await publishedTextOf(ctx, language, text)),
    publishedAt: at,
    visibleFrom: at,
    visibleUntil: null,
  })
  return { ...text, id, kind, language, text: plainText(body) }
}

export function documentOf(texts: readonly string[]): BlockDocument {
  const content = texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  return blockDocument.parse({ type: 'doc', content })
}
