import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { plainText } from '../../blocks/document.ts'
import type { EditionText } from '../../contract.ts'
import { insertPublication, type EditionKey } from '../../records/server/editions-store.ts'
import { indexPublications } from '../../search/server/documents.ts'
import { followPublicChange } from '../../records/server/public-changes.ts'
import { bumpSiteVersion } from '../../server/site-version-store.ts'
import { publishedTextOf } from './publishing.ts'
import { isNotOver, isScheduled } from '../../server/visible.ts'

interface Showing extends EditionKey {
  kind: string
  revision: number
  /** When readers first saw a text of this edition. Instants are epoch milliseconds. */
  publishedAt: number
  visibleFrom: number
  /** Null: until it is taken back. */
  visibleUntil: number | null
  /** Revision of the other language that it was translated from; left out, what its edition says now. */
  basedOnRevision?: number | null
  /** Its item lies in the bin: nobody is told of the text before it comes out. */
  isBinned?: boolean
}

/**
 * Shows a text to readers in its time: rendered, findable, and every page that names it made anew. Call in the transaction that
 * decides it; what was shown before is ended by the caller.
 */
export async function showText(ctx: Context, showing: Showing, text: EditionText): Promise<void> {
  const { isBinned = false, ...publication } = showing
  const { kind, language, visibleFrom } = publication
  const id = newId()
  await insertPublication(ctx.db, { ...publication, id, ...(await publishedTextOf(ctx, language, text)) })
  await indexPublications(ctx.db, [{ ...text, id, kind, language, text: plainText(text.body) }])
  const { itemId, revision } = showing
  if (!isScheduled(showing, ctx.now))
    await bumpSiteVersion(ctx.db, ctx.now, [{ id: itemId, kind, isNews: true }])
  if (!isBinned && isNotOver(showing, ctx.now)) {
    const at = Math.max(visibleFrom, ctx.now)
    await followPublicChange(ctx, {
      type: 'published',
      itemId,
      language,
      kind,
      title: text.title,
      revision,
      at,
    })
  }
}
