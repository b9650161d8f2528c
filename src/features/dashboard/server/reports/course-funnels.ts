import { readTitles } from '#content/items/server/titles.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { CourseFunnel } from '../../reports/contract.ts'

/** What funnels tell of courses; the app brings the two together. */
export interface FunnelSources {
  /** The courses with the most learners. */
  readFunnel(
    ctx: Context,
    most: number,
  ): Promise<{ courseId: string; enrolled: number; started: number; completed: number }[]>
}

/** The courses with the most learners and how far these came, named in the language of the person who asks. */
export async function listFunnels(
  ctx: Context,
  { language, most }: { language: Language; most: number },
  { readFunnel }: FunnelSources,
): Promise<CourseFunnel[]> {
  const rows = await readFunnel(ctx, most)
  const titles = await readTitles(
    ctx,
    rows.map((row) => row.courseId),
  )
  return rows.map(({ courseId, ...counts }) => {
    const named = titles.get(courseId) ?? {}
    const titleLanguage = named[language] ? language : otherLanguage(language)
    return { id: courseId, title: named[titleLanguage] ?? '', titleLanguage, ...counts }
  })
}
