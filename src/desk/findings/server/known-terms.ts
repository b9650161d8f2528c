import { listPublished } from '#content/reading/server/reading.ts'
import { readExtras } from '#content/server/own-members.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { knownTerm, type KnownTerm } from './checks/term-names.ts'

/** More than any glossary of this site has. */
const mostTerms = 2000

/** The terms that readers find in a language, with the names that texts may use. */
export async function listKnownTerms(ctx: Context, language: Language): Promise<KnownTerm[]> {
  const { rows } = await listPublished(ctx, {
    kinds: ['term'],
    language,
    unlisted: true,
    order: 'order',
    pageSize: mostTerms,
  })
  return rows
    .filter((row) => row.language === language)
    .map(({ id, title, extras }) => knownTerm({ id, title, ...readExtras('term', extras) }))
}
