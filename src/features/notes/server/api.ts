import { z } from '@hono/zod-openapi'
import { instant } from '#platform/contract/instant.ts'
import { pageQuery } from '#platform/contract/paging.ts'
import { languages } from '#platform/languages.ts'
import { answer, body, createRouter, operation, textOf } from '#platform/server/http/http.ts'
import { notedKinds, noteList, noteMark, noteTypes, pageNotes, passage, readingPlace } from '../contract.ts'
import { mostBlocks, mostDigest, mostOpening, mostWords } from '../limits.ts'
import { listNotes, putNote, readPageNotes, removeNote, type NoteSources } from './notes.ts'
import { putReadingPlace } from './places.ts'

const tags = ['Notes']
const page = z.object({ kind: z.enum(notedKinds), id: z.string().max(40) })
const noteParams = z.object({ id: z.string().max(60) })

const givenNote = z
  .strictObject({
    kind: z.enum(notedKinds),
    itemId: z.string().max(40),
    type: z.enum(noteTypes),
    language: z.enum(languages),
    passage,
    words: textOf(mostWords),
    createdAt: instant.min(0).optional(),
  })
  .openapi('GivenNote')

const block = z.number().int().min(0).max(100_000)
const givenPlace = z
  .strictObject({
    language: z.enum(languages),
    block,
    blockCount: block,
    quote: textOf(mostOpening),
    readBlocks: z
      .array(
        z
          .string()
          .regex(/^[0-9a-z]+$/)
          .max(mostDigest),
      )
      .max(mostBlocks),
    isEndRead: z.boolean().default(false),
  })
  .openapi('GivenReadingPlace')

const listAll = operation({
  method: 'get',
  path: '/api/notes',
  access: 'signed-in',
  tags,
  summary: 'What the reader highlighted and noted on all pages, the newest first',
  request: {
    query: z.strictObject({
      q: z.string().max(200).default('').openapi({ description: 'Words that must all occur' }),
      ...pageQuery,
    }),
  },
  responses: { 200: answer(noteList, 'A page of notes') },
})

const onPage = operation({
  method: 'get',
  path: '/api/page-notes/{kind}/{id}',
  access: 'signed-in',
  tags,
  summary: 'What the reader noted on one page, and how far they have read it',
  request: { params: page },
  responses: { 200: answer(pageNotes, 'Notes and places') },
})

const put = operation({
  method: 'put',
  path: '/api/notes/{id}',
  access: 'signed-in',
  tags,
  summary: 'Keep a note under an id of the reader’s device, or change it',
  request: { params: noteParams, body: body(givenNote) },
  responses: { 200: answer(noteMark, 'It is kept') },
})

const remove = operation({
  method: 'delete',
  path: '/api/notes/{id}',
  access: 'signed-in',
  tags,
  summary: 'Delete a note',
  request: { params: noteParams },
  responses: { 200: answer(noteMark, 'It is gone') },
})

const putPlace = operation({
  method: 'put',
  path: '/api/reading-places/{kind}/{id}',
  access: 'signed-in',
  tags,
  summary: 'Note where the reader is in a text, and which blocks of it they have read',
  request: { params: page, body: body(givenPlace) },
  responses: { 200: answer(readingPlace, 'The place, with everything read so far') },
})

/** What members highlight, note and have read; each sees only their own. */
export function createNotesApi(sources: NoteSources) {
  return createRouter()
    .openapi(listAll, async (c) => {
      const { q: words, ...wish } = c.req.valid('query')
      return c.json(await listNotes(c.var.ctx, { words, ...wish }), 200)
    })
    .openapi(onPage, async (c) => c.json(await readPageNotes(c.var.ctx, c.req.valid('param').id), 200))
    .openapi(put, async (c) => {
      const given = { ...c.req.valid('json'), id: c.req.valid('param').id }
      return c.json(await putNote(c.var.ctx, given, sources), 200)
    })
    .openapi(remove, async (c) => c.json(await removeNote(c.var.ctx, c.req.valid('param').id), 200))
    .openapi(putPlace, async (c) => {
      const given = { page: c.req.valid('param'), place: c.req.valid('json') }
      return c.json(await putReadingPlace(c.var.ctx, given, sources), 200)
    })
}
