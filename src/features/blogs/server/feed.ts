import { selectNewest } from '#content/reading/server/shown-store.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }

const words = { en, am }

/** As many posts as a reader who looks once a month may have missed. */
const mostPosts = 30

export interface Feed {
  language: Language
  title: string
  description: string
  /** When a post of the feed last changed, epoch milliseconds; 0 for an empty feed. */
  changedAt: number
  posts: Awaited<ReturnType<typeof selectNewest>>
}

/** The newest posts of one language: titles and summaries, also of those that members read. A feed has one language, so nothing stands in for what is not translated. */
export async function readFeed({ readDb, now }: Context, language: Language): Promise<Feed> {
  const posts = await selectNewest(readDb, { kind: 'blog', language, now, limit: mostPosts })
  return {
    language,
    title: words[language]['list.title'],
    description: words[language]['list.description'],
    changedAt: Math.max(0, ...posts.map((post) => post.visibleFrom)),
    posts,
  }
}
