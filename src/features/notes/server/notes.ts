import { asKind, factsOf } from '#content/kinds.ts'
import { selectItemsByIds, type StoredItem } from '#content/records/server/items-store.ts'
import { isShown } from '#content/server/visible.ts'
import { userOf } from '#platform/actor.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import { fold } from '#platform/word-forms/folding.ts'
import {
  notedKinds,
  type GivenNote,
  type Note,
  type NotedKind,
  type NoteList,
  type NoteMark,
  type PageNotes,
} from '../contract.ts'
import { mostNotes, mostOnPage } from '../limits.ts'
import { showPlace } from './places.ts'
import { selectPlaces } from './places-store.ts'
import {
  countNotes,
  deleteNote,
  findNote,
  insertNote,
  selectNotes,
  selectNotesOn,
  updateNote,
  type StoredNote,
} from './store.ts'

const newestFirst = walkBy(20, (row: StoredNote) => [row.createdAt, row.id])
/** Further words of a search are left out. */
const mostSearchWords = 8

export interface NotedPage {
  kind: NotedKind
  id: string
}

/** What notes ask about pages; the app brings them together. */
export interface NoteSources {
  /**
   * A page that the reader may read now.
   * @throws 401, 403 or 404 as for reading it
   */
  findPage(ctx: Context, page: NotedPage): Promise<{ id: string; title: string; path: string }>
}

/** The reader's own notes on a page, and how far they have read it; also on one that they may not read any more. */
export async function readPageNotes(ctx: Context, itemId: string): Promise<PageNotes> {
  const { uid: userId } = userOf(ctx.actor)
  const [notes, places] = await Promise.all([
    selectNotesOn(ctx.readDb, { userId, itemId, limit: mostOnPage }),
    selectPlaces(ctx.readDb, { userId, itemId }),
  ])
  return { notes: notes.map(showNote), places: places.map(showPlace) }
}

/** The reader's own notes on all pages, the newest first; of a search those that hold every one of its words. */
export async function listNotes(
  ctx: Context,
  { words, ...wish }: { words: string } & PageWish,
): Promise<NoteList> {
  const wanted = {
    userId: userOf(ctx.actor).uid,
    words: fold(words)
      .replaceAll(/[%_\\]/g, ' ')
      .split(' ')
      .filter(Boolean)
      .slice(0, mostSearchWords),
  }
  const { rows, ...page } = await readPage(wish, newestFirst, (place) =>
    selectNotes(ctx.readDb, wanted, place),
  )
  const addresses = await readAddresses(ctx, rows)
  return { items: rows.map((row) => ({ ...showNote(row), page: pageOf(row, addresses) })), ...page }
}

/**
 * Keeps a note under the id that the reader's device gave it: a new one on a page that the reader may read; of an earlier one only
 * the type and the words change, wherever its page has gone. Sent again, it changes nothing. One that is brought back is as old as it was.
 * @throws 404 for another's note, and as for reading the page; 422 for an id that others could guess; 409 `saved.full` past the limits
 */
export async function putNote(
  ctx: Context,
  { id, ...given }: GivenNote & { id: string },
  { findPage }: NoteSources,
): Promise<NoteMark> {
  const { uid: userId } = userOf(ctx.actor)
  if (!/^[\w-]{16,}$/.test(id)) throw invalid({ id: 'invalid' })
  const known = await findNote(ctx.db, id)
  if (known) return changeNote(ctx, known, given)
  const page = await findPage(ctx, { kind: given.kind, id: given.itemId })
  const { quote, before, after, position } = given.passage
  const row: StoredNote = {
    id,
    userId,
    itemId: page.id,
    pageKind: given.kind,
    pageTitle: page.title,
    pagePath: page.path,
    language: given.language,
    type: given.type,
    quote,
    before,
    after,
    position,
    words: given.words,
    searched: searchedOf({ words: given.words, quote, pageTitle: page.title }),
    createdAt: Math.min(given.createdAt ?? ctx.now, ctx.now),
    changedAt: ctx.now,
  }
  return inTransaction(ctx, async (ctx) => {
    // Sent twice at the same moment, by two tabs: the other one was quicker.
    if (!(await insertNote(ctx.db, row))) return changeNote(ctx, await findNote(ctx.db, id), given)
    await ctx.people.hold(ctx.db, userId)
    const onPage = await countNotes(ctx.db, { userId, itemId: page.id })
    if (onPage > mostOnPage || (await countNotes(ctx.db, { userId })) > mostNotes)
      throw conflict('saved.full')
    return { isKept: true }
  })
}

/** Deletes a note of the reader's own; one that is not there stays so. */
export async function removeNote(ctx: Context, id: string): Promise<NoteMark> {
  await deleteNote(ctx.db, { id, userId: userOf(ctx.actor).uid })
  return { isKept: false }
}

async function changeNote(
  ctx: Context,
  known: StoredNote | undefined,
  { words, type }: Pick<GivenNote, 'words' | 'type'>,
): Promise<NoteMark> {
  const { uid: userId } = userOf(ctx.actor)
  if (known?.userId !== userId) throw notFound('note')
  await updateNote(
    ctx.db,
    { id: known.id, userId },
    { words, type, searched: searchedOf({ ...known, words }), changedAt: ctx.now },
  )
  return { isKept: true }
}

function searchedOf({ words, quote, pageTitle }: Pick<StoredNote, 'words' | 'quote' | 'pageTitle'>): string {
  return fold(`${words} ${quote} ${pageTitle}`)
}

function showNote({
  id,
  type,
  language,
  quote,
  before,
  after,
  position,
  words,
  createdAt,
}: StoredNote): Note {
  return { id, type, language, passage: { quote, before, after, position }, words, createdAt }
}

function pageOf(
  { pageKind, pageTitle, pagePath, itemId }: StoredNote,
  addresses: ReadonlyMap<string, string>,
): NoteList['items'][number]['page'] {
  const kind = notedKinds.find((one) => one === pageKind) ?? 'blog'
  return { kind, title: pageTitle, path: addresses.get(itemId ?? '') ?? pagePath, id: itemId }
}

/** By the id of a page that readers find: its address of today. A former one may be another page's by now. */
async function readAddresses(ctx: Context, notes: readonly StoredNote[]): Promise<Map<string, string>> {
  const pages = await readItems(ctx, present(notes.map(({ itemId }) => itemId)))
  const wholes = await readItems(ctx, present(pages.map(({ parentId }) => parentId)))
  return new Map(
    pages.flatMap((page) => {
      const whole = wholes.find(({ id }) => id === page.parentId)
      const isFound =
        isPublic(page, ctx.now) && (page.parentId === null || (whole && isPublic(whole, ctx.now)))
      return isFound ? [[page.id, factsOf(asKind(page.kind)).readerPath(page.slug, whole?.slug ?? '')]] : []
    }),
  )
}

async function readItems(ctx: Context, ids: readonly string[]): Promise<StoredItem[]> {
  return ids.length > 0 ? selectItemsByIds(ctx.readDb, ids) : []
}

function isPublic({ deletedAt, shownFromEn, shownFromAm }: StoredItem, now: number): boolean {
  return deletedAt === null && (isShown(shownFromEn, now) || isShown(shownFromAm, now))
}

function present(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
