import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { contentKinds, type ContentKind } from '../../kinds.ts'
import { rulesOf, type KindFeed } from '../../server/kind-rules.ts'
import { selectFeedEntries } from './feed-store.ts'

/** As many as a reader who looks once a month may have missed. */
const mostEntries = 30

export interface Feed {
  kind: ContentKind
  language: Language
  title: string
  description: string
  ofChanges: boolean
  /** When an entry last changed, epoch milliseconds; 0 for an empty feed. */
  changedAt: number
  entries: Awaited<ReturnType<typeof selectFeedEntries>>
}

/** The kinds that have a feed, with where it is and what it brings. */
export function listFeeds(): { kind: ContentKind; feed: KindFeed }[] {
  return contentKinds.flatMap((kind) => {
    const { feed } = rulesOf(kind)
    return feed ? [{ kind, feed }] : []
  })
}

/**
 * What is newest of a kind in one language: titles and summaries, also of what members read. A feed has one language, so nothing
 * stands in for what is not translated.
 */
export async function readFeed(
  { readDb, now }: Context,
  { kind, feed, language }: { kind: ContentKind; feed: KindFeed; language: Language },
): Promise<Feed> {
  const { ofChanges, words } = feed
  const entries = await selectFeedEntries(readDb, { kind, language, now, limit: mostEntries, ofChanges })
  const changedAt = Math.max(0, ...entries.map((entry) => entry.visibleFrom))
  return { kind, language, ...words[language], ofChanges, changedAt, entries }
}
