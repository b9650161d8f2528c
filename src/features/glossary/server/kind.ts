import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { distinctIds, type KindRules } from '#content/server/kind-rules.ts'
import type { EditionText } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { textOf } from '#platform/server/http/http.ts'
import { glossaryFeed } from '../glossary-feed.ts'
import { termLimits } from '../term-texts.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }

declare module '#content/kind-members.ts' {
  interface KindMembers {
    term: MembersOf<typeof termRules>
  }
}

export const termRules = {
  details: z.strictObject({ related: distinctIds(termLimits.related) }).partial(),
  extras: z
    .strictObject({
      aliases: z.array(textOf(termLimits.alias)).max(termLimits.aliases),
      avoid: z.array(textOf(termLimits.alias)).max(termLimits.avoid),
      example: textOf(termLimits.example),
    })
    .partial(),
  names: { related: ['term'] },
  missing: tooLongDefinition,
  section: { en: en['kind.term.section'], am: am['kind.term.section'] },
  feed: {
    path: glossaryFeed,
    words: {
      en: { title: en['feed.title'], description: en['list.description'] },
      am: { title: am['feed.title'], description: am['list.description'] },
    },
    ofChanges: true,
  },
} satisfies KindRules

/** Two sentences fit on the card that opens over a text. */
function tooLongDefinition({ excerpt }: EditionText): FieldErrors {
  const problems: FieldErrors = {}
  if ([...excerpt].length > termLimits.definition) problems.excerpt = 'too_long'
  return problems
}
