import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextOf } from '#features/courses/server/test-courses.ts'
import { emptyTrade } from '#features/journal/joining/test-trades.ts'
import { mostPicturesOfTrade, mostTrades } from '#features/journal/limits.ts'
import { putTrade } from '#features/journal/server/journal.ts'
import { putPicture } from '#features/journal/server/pictures/pictures.ts'
import { mostOnPage } from '#features/notes/limits.ts'
import { putNote } from '#features/notes/server/notes.ts'
import { mostRuns } from '#features/practice/contract.ts'
import { keepRun } from '#features/practice/server/runs.ts'
import { mostSaved } from '#features/saved/contract.ts'
import { saveItem } from '#features/saved/server/saved.ts'
import type { Database } from '#platform/database/connect.ts'
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { rowsFor } from '../contract/test-list-rows.ts'
import { createTestSite, type Member, type TestSite } from '../test-site.ts'

let site: TestSite
let png: Uint8Array

beforeAll(async () => {
  site = await createTestSite()
  const canvas = { width: 40, height: 30, channels: 3, background: 'teal' } as const
  png = await sharp({ create: canvas }).png().toBuffer()
})
afterAll(() => site.close())

type Table = 'saved_items' | 'practice_runs' | 'journal_trades' | 'journal_pictures' | 'notes'
type Keep = (ctx: Context) => Promise<unknown>

const posts = async () => {
  const [one, other] = [
    await site.publish({ kind: 'blog', title: 'One' }),
    await site.publish({ kind: 'blog', title: 'Other' }),
  ]
  return [one.id, other.id] as const
}
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
const rowsOf = ({ uid }: Member, postId = '') => rowsFor({ userId: uid, courseId: '', lessonId: '', postId })
const twice = (keep: Keep): [Keep, Keep] => [keep, keep]

/** What brings a member to one below a limit, and the two acts of which one fits. */
const limits: Record<Table, { most: number; fill(member: Member): Promise<[Keep, Keep]> }> = {
  saved_items: {
    most: mostSaved,
    async fill({ uid: userId }) {
      const { db } = site.services.connection
      const [one, other] = await posts()
      // As many that readers see.
      const shown = db.selectFrom('publications').selectAll().where('itemId', '=', one)
      const publication = await shown.executeTakeFirstOrThrow()
      for (const number of numbers(mostSaved - 1)) {
        const itemId = `saved-${number}`
        const item = { id: itemId, slug: itemId, kind: 'blog', createdAt: 1, updatedAt: 1 }
        await db.insertInto('items').values(item).execute()
        await db
          .insertInto('publications')
          .values({ ...publication, id: itemId, itemId })
          .execute()
        await db.insertInto('saved_items').values({ userId, itemId, savedAt: number }).execute()
      }
      return [(ctx) => saveItem(ctx, one), (ctx) => saveItem(ctx, other)]
    },
  },
  practice_runs: {
    most: mostRuns,
    async fill(member) {
      await addAll('practice_runs', numbers(mostRuns - 1).map(rowsOf(member).run))
      const run = {
        exerciseKind: 'replay',
        exerciseId: 'one',
        exerciseKey: 'key',
        log: {},
        result: {},
        goals: [],
      }
      return twice((ctx) => keepRun(ctx, { ...run, id: newId() }))
    },
  },
  journal_trades: {
    most: mostTrades,
    async fill(member) {
      await addAll('journal_trades', numbers(mostTrades - 1).map(rowsOf(member).trade))
      const change = { base: 0, writer: 'phone', changed: [], fields: emptyTrade, aside: [], settled: [] }
      return twice((ctx) => putTrade(ctx, { ...change, id: newId() }))
    },
  },
  journal_pictures: {
    most: mostPicturesOfTrade,
    async fill({ uid: userId }) {
      const tradeId = newId()
      const row = { userId, tradeId, width: 1, height: 1, bytes: 1, description: 'x', createdAt: 1 }
      const rows = numbers(mostPicturesOfTrade - 1).map((number) => ({
        ...row,
        id: `p${number}`,
        key: `p${number}`,
      }))
      await addAll('journal_pictures', rows)
      const given = { bytes: png, description: 'የሰሊጥ ገበታ' }
      return twice((ctx) => putPicture(ctx, { id: tradeId, picture: newId() }, given))
    },
  },
  notes: {
    most: mostOnPage,
    async fill(member) {
      const [id] = await posts()
      await addAll('notes', numbers(mostOnPage - 1).map(rowsOf(member, id).note))
      const findPage = async () => ({ id, title: 'Read', path: '/blogs/read' })
      const passage = { quote: 'a candle', before: '', after: '', position: 1 }
      const note = {
        kind: 'blog',
        itemId: id,
        type: 'highlight',
        language: 'en',
        passage,
        words: '',
      } as const
      return twice((ctx) => putNote(ctx, { ...note, id: newId() }, { findPage }))
    },
  },
}

async function addAll(table: Table, rows: readonly object[]): Promise<void> {
  const { db } = site.services.connection
  for (let at = 0; at < rows.length; at += 250)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + 250) as never)
      .execute()
}

/** A database whose transactions stay open for a moment after their work, so that another one comes as far as it can meanwhile. */
function lingering(db: Database): Database {
  const open = () => ({
    execute: <T>(work: (db: Database) => Promise<T>) =>
      db.transaction().execute(async (db) => {
        const done = await work(db)
        await new Promise((resolve) => setTimeout(resolve, 300))
        return done
      }),
  })
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return open
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
}

test.each(Object.keys(limits) as Table[])(
  'of two at once that come to the limit of %s one fits',
  async (table) => {
    const member = await site.join(`${table}@example.com`)
    const { most, fill } = limits[table]
    const acts = await fill(member)
    const { db } = site.services.connection
    const ctx = { ...contextOf(site, member, site.services.clock()), db: lingering(db) }
    const answers = await Promise.allSettled(acts.map((act) => act(ctx)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
    const count = db.selectFrom(table).select((select) => select.fn.countAll<number>().as('count'))
    expect(await count.where('userId', '=', member.uid).executeTakeFirst()).toEqual({ count: most })
  },
)
