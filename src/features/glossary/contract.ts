import { z } from '@hono/zod-openapi'
import { card, listQuery, neighbour, tagLabel } from '#content/contract.ts'
import { articleOf } from '#content/kind-article.ts'

/** How readers filter the glossary, which is one page. */
export const glossaryQuery = listQuery.omit({ page: true })

/** A term as it stands in the index. */
const termEntry = card.pick({ id: true, slug: true, language: true, title: true, excerpt: true })

export const glossary = z
  .object({
    /** The letters under which a term stands, in the order of the alphabet. */
    letters: z.array(z.object({ letter: z.string(), terms: z.array(termEntry) })),
    count: z.number().int(),
    /** Tags that terms carry. */
    tags: z.array(tagLabel),
    /** All terms are more than one looks through. */
    isLong: z.boolean(),
  })
  .openapi('Glossary')
export type Glossary = z.infer<typeof glossary>

/** What opens over a text in which a term is marked. */
export const termCard = termEntry.openapi('TermCard')
export type TermCard = z.infer<typeof termCard>

export const termDetail = z
  .object({
    article: articleOf('term'),
    aliases: z.array(z.string()),
    example: z.string(),
    related: z.array(neighbour),
    /** Texts of the site that mark it. */
    marking: z.array(card),
    /** Before and after it in the alphabet of the reader's language. */
    previous: neighbour.nullable(),
    next: neighbour.nullable(),
  })
  .openapi('TermDetail')
export type TermDetail = z.infer<typeof termDetail>
