import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'

const columns = { en: 'revisionEn', am: 'revisionAm' } as const satisfies Record<Language, string>

/** The revisions of a question that attempts have drawn in a language. */
export async function selectDrawnRevisions(
  db: Database,
  { questionId, language }: { questionId: string; language: Language },
): Promise<number[]> {
  const column = columns[language]
  const rows = await db
    .selectFrom('quiz_attempt_questions')
    .select(({ ref }) => ref(column).as('revision'))
    .distinct()
    .where('questionId', '=', questionId)
    .where(column, 'is not', null)
    .execute()
  return rows.flatMap(({ revision }) => revision ?? [])
}
