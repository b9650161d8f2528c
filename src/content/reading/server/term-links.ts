import type { Context } from '#platform/server/context.ts'
import { termStart } from '../../blocks/nodes/inline.ts'
import { readTermSlugs } from './shared/reads.ts'

/** As the renderer writes a marked term; other links never stand inside one. */
const marked = /<a href="[^"]*" class="term" data-term="([\w-]+)">(.*?)<\/a>/gs

/**
 * Texts as readers get them: each marked term leads to where its page is now, and what marks a term that readers do not find,
 * because it was withdrawn, is plain text.
 */
export async function withTermLinks(ctx: Context, texts: readonly string[]): Promise<string[]> {
  const ids = new Set(texts.flatMap((html) => [...html.matchAll(marked)].map(([, id = '']) => id)))
  if (ids.size === 0) return [...texts]
  const slugs = await readTermSlugs(ctx, [...ids])
  return texts.map((html) =>
    html.replaceAll(marked, (_, id: string, words: string) => {
      const slug = slugs.get(id)
      return slug === undefined ? words : `${termStart(id, slug)}${words}</a>`
    }),
  )
}
