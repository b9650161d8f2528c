import { z } from '@hono/zod-openapi'
import { pageOf } from '#platform/contract/paging.ts'
import { instant } from '#platform/contract/instant.ts'
import { kindsWith } from '#content/kinds.ts'
import { languages } from '#platform/languages.ts'
import { mostBlocks, mostContext, mostQuote, mostWords } from './limits.ts'
import { says } from '#platform/problems/field-codes.ts'

/** The kinds of texts on which members make notes: those about which they ask, but for what says what a course is. */
export const notedKinds = kindsWith('discussed').filter((kind) => kind !== 'course')
export type NotedKind = (typeof notedKinds)[number]

export const noteTypes = ['highlight', 'bookmark'] as const
export type NoteType = (typeof noteTypes)[number]

/** Words of a text as the text has them: line breaks and spaces at the ends included. */
const wordsOfText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => value.toWellFormed().replace(/[^\P{Cc}\n]/gu, ''))

/** A passage of a text: a TextQuoteSelector of the Web Annotation Data Model, and the start of a TextPositionSelector. */
export const passage = z
  .strictObject({
    quote: wordsOfText(mostQuote).refine((value) => value.trim() !== '', says('required')),
    before: wordsOfText(mostContext),
    after: wordsOfText(mostContext),
    position: z.number().int().min(0).max(10_000_000),
  })
  .openapi('Passage')
type Passage = z.infer<typeof passage>

const note = z
  .object({
    id: z.string(),
    type: z.enum(noteTypes),
    /** Of the text that it is in. */
    language: z.enum(languages),
    passage,
    /** What the member wrote about it; empty for a highlight alone. */
    words: z.string().max(mostWords),
    createdAt: instant,
  })
  .openapi('Note')
export type Note = z.infer<typeof note>

export const readingPlace = z
  .object({
    language: z.enum(languages),
    /** Of the block that the member was at, from 0 on. */
    block: z.number().int(),
    blockCount: z.number().int(),
    /** How that block begins. */
    quote: z.string(),
    /** Digests of the blocks that they have read in this language. */
    readBlocks: z.array(z.string()).max(mostBlocks),
    /** Whether they have come to the end of the text in this language, as it was then. */
    isEndRead: z.boolean(),
    changedAt: instant,
  })
  .openapi('ReadingPlace')
export type ReadingPlace = z.infer<typeof readingPlace>

export const pageNotes = z
  .object({
    /** In both languages of the page, in the order in which they were made. */
    notes: z.array(note),
    /** One for each language in which the member has read, the latest first. */
    places: z.array(readingPlace),
  })
  .openapi('PageNotes')
export type PageNotes = z.infer<typeof pageNotes>

export const noteList = pageOf(
  note.extend({
    /** As it was called when the note was made, at its address of today while readers find it; without an id where it was deleted for good. */
    page: z.object({
      kind: z.enum(notedKinds),
      title: z.string(),
      path: z.string(),
      id: z.string().nullable(),
    }),
  }),
).openapi('NoteList')
export type NoteList = z.infer<typeof noteList>

/** A note that is made or changed. */
export interface GivenNote {
  kind: NotedKind
  itemId: string
  type: NoteType
  language: Note['language']
  passage: Passage
  words: string
  /** Of a note that was deleted and is brought back; of one that is there it changes nothing. */
  createdAt?: number
}

export const noteMark = z.object({ isKept: z.boolean() }).openapi('NoteMark')
export type NoteMark = z.infer<typeof noteMark>
