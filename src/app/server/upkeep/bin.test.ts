import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'
import { systemContext } from '#platform/server/context.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { purgeBin } from './purge-bin.ts'

let site: TestApp
let author: Author

beforeEach(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})
afterEach(() => site.close())

const at = (id: string) => `/api/admin/items/${id}`
const isThere = async (id: string) => (await author.browser.get(at(id))).status === 200
const purge = () => purgeBin(systemContext(site.services, 'test'))

async function binFor(days: number | null, ...ids: string[]): Promise<void> {
  const deletedAt = days === null ? null : site.services.clock() - days * 86_400_000
  await site.services.connection.db.updateTable('items').set({ deletedAt }).where('id', 'in', ids).execute()
}

test('the bin is emptied of what has lain there for thirty days', async () => {
  const item = await author.start('blog', 'Thrown away')
  await author.browser.send('DELETE', at(item.id))
  const { now } = systemContext(site.services, 'test')
  await purge()
  expect((await author.read(item.id)).deletedAt).toBeLessThanOrEqual(now)
  await purgeBin({ ...systemContext(site.services, 'test'), now: now + 31 * 86_400_000 })
  expect((await author.browser.get(at(item.id))).status).toBe(404)
})

test('the bin is emptied in portions, between which others have their turn, lessons before their course', async () => {
  const { db } = site.services.connection
  const context = systemContext(site.services, 'test')
  const [deletedAt, now] = [context.now - 40 * 86_400_000, context.now]
  const thrownAway = (at: number, parentId: string | null) => ({
    id: `away-${at}`,
    kind: parentId ? 'lesson' : 'course',
    slug: `away-${at}`,
    parentId,
    sortOrder: at,
    createdAt: deletedAt,
    updatedAt: deletedAt,
    createdBy: null,
    deletedAt,
  })
  await db.insertInto('items').values(thrownAway(0, null)).execute()
  const lessons = Array.from({ length: 120 }, (_, at) => thrownAway(at + 1, 'away-0'))
  await db.insertInto('items').values(lessons).execute()
  const deleted: number[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (result.numAffectedRows !== undefined) deleted.push(Number(result.numAffectedRows))
      return Promise.resolve(result)
    },
  })
  let turns = 0
  const counted = setInterval(() => turns++, 0)
  await purgeBin({ ...context, db: watched, now })
  clearInterval(counted)
  expect(deleted).toEqual([50, 50, expect.any(Number)])
  expect(turns).toBeGreaterThan(0)
  expect(await db.selectFrom('items').select('id').where('id', 'like', 'away-%').execute()).toEqual([])
})

test('a course stays in the bin for as long as a lesson has to stay, and gives and takes none before it', async () => {
  const course = await author.start('course', 'A course')
  const lesson = await author.start('lesson', 'Lesson', { parentId: course.id })
  await binFor(40, course.id)
  for (const days of [null, 1]) {
    await binFor(days, lesson.id)
    await purge()
    expect([await isThere(lesson.id), await isThere(course.id)]).toEqual([true, true])
  }
  const wish = { kind: 'lesson', language: 'en', title: 'Another', parentId: course.id }
  for (const [address, body] of [
    [`${at(lesson.id)}/restoration`, undefined],
    ['/api/admin/items', wish],
  ] as const) {
    const refused = await author.browser.send<Problem>('POST', address, body)
    expect([refused.status, refused.json.code]).toEqual([409, 'item.parent_binned'])
  }
  await binFor(40, lesson.id)
  await purge()
  expect(await isThere(course.id)).toBe(false)
})

test('what takes long goes all the same, and what cannot go keeps nothing else from it', async () => {
  const { db, engine } = site.services.connection
  const names = ['stuck', 'heavy', 'light']
  const ids: string[] = []
  for (const name of names) ids.push((await author.start('blog', name)).id)
  if (engine === 'postgres') {
    await sql`create function slow() returns trigger language plpgsql as $$ begin
      if old.slug = 'stuck' then raise exception 'stuck'; end if;
      if old.slug = 'heavy' then perform pg_sleep(4.5); end if;
      return old; end $$`.execute(db)
    await sql`create trigger slow before delete on items for each row execute function slow()`.execute(db)
  } else
    await sql`create trigger slow before delete on items when old.slug = 'stuck'
      begin select raise(abort, 'stuck'); end`.execute(db)
  await binFor(40, ...ids)
  const ctx = systemContext(site.services, 'test')
  const warn = vi.spyOn(ctx.log, 'warn')
  await purgeBin(ctx)
  expect(await Promise.all(ids.map(isThere))).toEqual([true, false, false])
  expect(warn.mock.calls.map(([about]) => about)).toEqual([{ item: ids[0], err: expect.anything() }])
}, 30_000)
