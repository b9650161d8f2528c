import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { sharedById } from '#platform/server/shared-reads.ts'

/** Shows questions that texts ask, by their ids, as HTML; those that the reader does not find are left out. */
type ShowQuestions = (
  ctx: Context,
  wanted: { ids: readonly string[]; language: Language },
) => Promise<ReadonlyMap<string, string>>

let showQuestions: ShowQuestions = async () => new Map()

/** Call once, before the first verb. */
export function registerQuestions(show: ShowQuestions): void {
  showQuestions = show
}

/** Several texts may ask one question, and it mostly outlives what its text shows beside it. */
const readQuestions = sharedById((ctx, ids, language: Language) => showQuestions(ctx, { ids, language }))

/** As the renderer writes the place of a question. */
const place = /<div class="self-check" data-question="([\w-]+)"><\/div>/g

/** A text without the places of questions, for where nobody can answer. */
export function withoutQuestions(html: string): string {
  return html.replaceAll(place, '')
}

/** Texts as readers get them: in the place of each question stands the question of today, or nothing when it was withdrawn. */
export async function withQuestions(ctx: Context, html: string, language: Language): Promise<string> {
  const ids = [...new Set([...html.matchAll(place)].map(([, id = '']) => id))]
  if (ids.length === 0) return html
  const shown = await readQuestions(ctx, ids, language)
  return html.replaceAll(place, (_, id: string) => shown.get(id) ?? '')
}
