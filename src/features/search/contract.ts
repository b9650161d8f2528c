import { z } from '@hono/zod-openapi'
import { instant, language } from '#content/contract.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { searchKinds } from './search-kinds.ts'

/** A text in pieces, in order; the page marks those that match. */
const pieces = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type Pieces = z.infer<typeof pieces>

const suggestion = z
  .object({
    itemId: z.string(),
    kind: z.enum(searchKinds),
    slug: z.string(),
    /** The slug of the item that it is part of, such as a lesson's course. */
    parent: z.string().nullable(),
    /** The language of the text that was found. */
    language,
    title: pieces,
    /** Found by members only. */
    isForMembers: z.boolean(),
  })
  .openapi('SearchSuggestion')
export type Suggestion = z.infer<typeof suggestion>

const searchHit = suggestion
  .extend({
    snippet: pieces,
    /** How long it takes to play it, of what is practised; null for other kinds, and where nobody can say. */
    playingMinutes: z.number().int().nullable(),
  })
  .openapi('SearchHit')
export type SearchHit = z.infer<typeof searchHit>

/** A page of the site's own, such as a calculator. */
const foundPage = z
  .object({ path: z.string(), title: z.string(), description: z.string() })
  .openapi('FoundPage')
export type FoundPage = z.infer<typeof foundPage>

export const searchResults = pageOf(searchHit)
  .extend({
    /** The query as the texts write it, when a word of it is in none of them; null otherwise. */
    didYouMean: z.string().nullable(),
    /** Pages of the site's own that answer, on the first page of an unfiltered search. */
    pages: z.array(foundPage),
    /** Titles that have something of the query, when none answers it. */
    nearest: z.array(suggestion),
  })
  .openapi('SearchResults')
export type SearchResults = z.infer<typeof searchResults>

export const suggestions = z
  .object({
    items: z.array(suggestion),
    /** Pages of the site's own that answer, two at most. */
    pages: z.array(foundPage),
  })
  .openapi('SearchSuggestions')
export type Suggestions = z.infer<typeof suggestions>

const searchMiss = z
  .object({
    /** As it is counted: small letters, without marks, homophone letters alike. */
    query: z.string(),
    language,
    count: z.number().int(),
    lastAt: instant,
    /** Since when an editor has seen to it. */
    handledAt: instant.nullable(),
  })
  .openapi('SearchMiss')
export type SearchMiss = z.infer<typeof searchMiss>

export const searchMisses = pageOf(searchMiss).openapi('SearchMisses')
export type SearchMisses = z.infer<typeof searchMisses>
