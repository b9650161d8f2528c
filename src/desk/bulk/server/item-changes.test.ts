import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditOf, movesSite } from '#content/server/test-traces.ts'
import type { Article, Item } from '#content/contract.ts'
import type { ItemChange } from '../contract.ts'
import { editionOf, startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const path = '/api/admin/item-changes'

async function change(action: string, ids: string[], more: object = {}): Promise<ItemChange> {
  const { status, json } = await author.browser.send<ItemChange>('POST', path, { action, ids, ...more })
  expect(status).toBe(200)
  return json
}

async function undo({ id }: ItemChange): Promise<string[]> {
  const { status, json } = await author.browser.send<ItemChange>('DELETE', `${path}/${id}`)
  expect(status).toBe(200)
  return json.results.map(({ outcome, code }) => code ?? outcome)
}

const outcomes = ({ results }: ItemChange) => results.map(({ outcome }) => outcome)

async function shown(item: Item, language = 'en'): Promise<string | number> {
  const answer = await site.browser().get<{ article: Article }>(`/api/blogs/${item.id}?lang=${language}`)
  return answer.status === 200
    ? `${answer.json.article.language}: ${answer.json.article.title}`
    : answer.status
}

async function draft(title: string, am?: string): Promise<Item> {
  const { id } = await author.start('blog', title)
  await author.save(id, 'en', { title })
  if (am) await author.save(id, 'am', { title: am })
  return author.read(id)
}

describe('publishing several', () => {
  test('publishes what is ready, and says of the others what is missing', async () => {
    const [ready, bilingual] = [await draft('Ready'), await draft('Both', 'ሁለቱም')]
    const out = await author.post('blog', { en: 'Out already' })
    const empty = await author.start('blog', 'Only a title')
    await author.save(empty.id, 'am', { title: 'ርዕስ' })
    const ids = [ready.id, bilingual.id, out.id, empty.id, 'nowhere']
    const done = await change('publish', ids)
    expect(outcomes(done)).toEqual(['done', 'done', 'unchanged', 'refused', 'refused'])
    expect(done.results[3]).toEqual({
      id: empty.id,
      kind: 'blog',
      title: 'Only a title',
      titleLanguage: 'en',
      outcome: 'refused',
      code: 'edition.incomplete',
      problems: [{ language: 'en', fields: { body: 'required', excerpt: 'required' } }],
      inTheWay: [],
    })
    author.browser.cookies.set('language', 'am')
    const inAmharic = await change('publish', [empty.id, 'nowhere'])
    author.browser.cookies.delete('language')
    expect(inAmharic.results.map(({ title, titleLanguage }) => [title, titleLanguage])).toEqual([
      ['ርዕስ', 'am'],
      ['', null],
    ])
    expect(done.results[4]).toMatchObject({ kind: null, code: 'item.not_found' })
    expect([await shown(ready), await shown(bilingual, 'am')]).toEqual(['en: Ready', 'am: ሁለቱም'])
    // All or nothing: its Amharic text was ready.
    expect(await shown(empty, 'am')).toBe(404)

    expect(await undo(done)).toEqual(['done', 'done'])
    for (const item of [ready, bilingual]) {
      expect(await shown(item)).toBe(404)
      const now = await author.read(item.id)
      for (const { language, state, publishedRevision } of now.editions)
        expect([state, publishedRevision, editionOf(item, language)?.state]).toEqual(['draft', null, 'draft'])
    }
    expect(await shown(out)).toBe('en: Out already')
  })

  test('in one language leaves the other one alone; without a text in it there is nothing to publish', async () => {
    const [both, english] = [await draft('English', 'አማርኛ'), await draft('English only')]
    const done = await change('publish', [both.id, english.id], { languages: ['am'] })
    expect(done.results.map(({ outcome, code }) => code ?? outcome)).toEqual(['done', 'edition.missing'])
    expect(await shown(both)).toBe('am: አማርኛ')
  })

  test('undone, readers see the earlier text again, with its date', async () => {
    const post = await author.post('blog', { en: 'First words' })
    const date = async () =>
      (await site.browser().get<{ article: Article }>(`/api/blogs/${post.id}`)).json.article
    const { publishedAt, updatedAt } = await date()
    site.advance(60_000)
    await author.save(post.id, 'en', { title: 'Second words' })
    const done = await change('publish', [post.id])
    expect(await shown(post)).toBe('en: Second words')
    expect(await undo(done)).toEqual(['done'])
    expect(await shown(post)).toBe('en: First words')
    expect(await date()).toMatchObject({ publishedAt, updatedAt })
    expect(editionOf(await author.read(post.id), 'en')).toMatchObject({
      title: 'Second words',
      state: 'published',
      isChanged: true,
    })
    const found = await site.browser().get<{ hits: unknown[] }>('/api/search?q=First%20words')
    expect(JSON.stringify(found.json)).toContain(post.id)
  })

  test('undone, what was scheduled is scheduled again, and what readers saw until then stays', async () => {
    const post = await author.post('blog', { en: 'Now' })
    await author.save(post.id, 'en', { title: 'Later' })
    const publishAt = site.services.clock() + 60_000
    await author.publish(post.id, 'en', { publishAt })
    const done = await change('publish', [post.id])
    expect([outcomes(done), await shown(post)]).toEqual([['done'], 'en: Later'])
    expect(await undo(done)).toEqual(['done'])
    expect(await shown(post)).toBe('en: Now')
    expect(editionOf(await author.read(post.id), 'en')).toMatchObject({ state: 'scheduled', publishAt })
    site.advance(60_000)
    expect(await shown(post)).toBe('en: Later')
  })
})

test('unpublishing several takes them from readers, and undoing gives them back', async () => {
  const [one, two] = [await author.post('blog', { en: 'One', am: 'አንድ' }), await draft('Two')]
  const done = await change('unpublish', [one.id, two.id])
  expect(outcomes(done)).toEqual(['done', 'unchanged'])
  expect(await shown(one)).toBe(404)
  expect(await undo(done)).toEqual(['done'])
  expect([await shown(one), await shown(one, 'am')]).toEqual(['en: One', 'am: አንድ'])
  const half = await change('unpublish', [one.id], { languages: ['am'] })
  expect([outcomes(half), await shown(one, 'am')]).toEqual([['done'], 'en: One'])
})

test('several get tags or lose them, and undoing puts back exactly what changed', async () => {
  const [esx, gold] = [await author.tag('ESX'), await author.tag('Gold')]
  const [one, two] = [await draft('Tagged'), await draft('Bare')]
  await author.change(one.id, { tags: [esx] })
  const tagsOf = async (item: Item) => (await author.read(item.id)).tags
  const put = await change('tag', [one.id, two.id], { tags: [esx, gold] })
  expect(outcomes(put)).toEqual(['done', 'done'])
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([
    [esx, gold],
    [esx, gold],
  ])
  expect(outcomes(await change('tag', [one.id], { tags: [esx] }))).toEqual(['unchanged'])
  expect(await undo(put)).toEqual(['done', 'done'])
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([[esx], []])
  const off = await change('untag', [one.id, two.id], { tags: [esx] })
  expect([outcomes(off), await tagsOf(one)]).toEqual([['done', 'unchanged'], []])
  expect(await undo(off)).toEqual(['done'])
  expect(await tagsOf(one)).toEqual([esx])
  expect((await change('tag', [one.id], { tags: ['no-such-tag'] })).results[0]?.code).toBe('tag.unknown')
})

test('nothing gets more than 20 tags', async () => {
  const slugs: string[] = []
  for (let count = 0; count < 21; count++) slugs.push(await author.tag(`Number ${count}`))
  const item = await draft('Many')
  expect(outcomes(await change('tag', [item.id], { tags: slugs.slice(0, 20) }))).toEqual(['done'])
  expect((await change('tag', [item.id], { tags: slugs.slice(20) })).results[0]?.code).toBe(
    'item.too_many_tags',
  )
  expect((await author.read(item.id)).tags).toHaveLength(20)
})

test('several go to the bin and come back, with the lessons that went along', async () => {
  const course = await author.post('course', { en: 'A course' })
  const lesson = await author.start('lesson', 'A lesson', { parentId: course.id })
  const [post, binned] = [await author.post('blog', { en: 'A post' }), await draft('Binned before')]
  await author.browser.send('DELETE', `/api/admin/items/${binned.id}`)
  site.advance(1000)
  const done = await change('bin', [course.id, post.id, binned.id])
  expect([outcomes(done), await shown(post)]).toEqual([['done', 'done', 'unchanged'], 404])
  expect((await change('publish', [post.id])).results[0]?.code).toBe('item.binned')
  expect(await undo(done)).toEqual(['done', 'done'])
  expect([await shown(post), (await author.read(lesson.id)).deletedAt]).toEqual(['en: A post', null])
  const since = (await author.read(binned.id)).deletedAt
  const back = await change('restore', [binned.id, post.id])
  expect([outcomes(back), (await author.read(binned.id)).deletedAt]).toEqual([['done', 'unchanged'], null])
  // The thirty days begin anew.
  site.advance(1000)
  await undo(back)
  expect((await author.read(binned.id)).deletedAt).toBeGreaterThan((since ?? 0) + 1000)
})

test('a lesson comes back after its course, which several do in whatever order', async () => {
  const course = await author.start('course', 'A course away')
  const lesson = await author.start('lesson', 'A lesson away', { parentId: course.id })
  await change('bin', [lesson.id])
  site.advance(1000)
  await change('bin', [course.id])
  expect((await change('restore', [lesson.id])).results[0]?.code).toBe('item.parent_binned')
  expect(outcomes(await change('restore', [lesson.id, course.id]))).toEqual(['done', 'done'])
  const away = await change('bin', [lesson.id])
  site.advance(1000)
  await change('bin', [course.id])
  expect(await undo(away)).toEqual(['item.parent_binned'])
  expect((await author.read(lesson.id)).deletedAt).not.toBeNull()
})

describe('undoing', () => {
  test('leaves alone what somebody changed in between, and says so', async () => {
    const tag = await author.tag('Silver')
    const items = [await draft('Stays'), await draft('Moves on')]
    const ids = items.map(({ id }) => id)
    const other = await startAuthoring(site)
    const published = await change('publish', ids)
    await other.save(ids[1]!, 'en', { title: 'Written on' })
    expect((await undo(published)).toSorted()).toEqual(['done', 'item.changed'])
    expect(await shown(items[1]!)).toBe('en: Moves on')

    const tagged = await change('tag', ids, { tags: [tag] })
    await other.change(ids[1]!, { level: 'beginner' })
    expect((await undo(tagged)).toSorted()).toEqual(['done', 'item.changed'])
    expect((await author.read(ids[1]!)).tags).toEqual([tag])

    const binned = await change('bin', ids)
    await other.browser.send('POST', `/api/admin/items/${ids[1]}/restoration`)
    expect((await undo(binned)).toSorted()).toEqual(['done', 'item.changed'])
  })

  test('is done once, by the one who did it, within a day', async () => {
    const item = await draft('Once')
    const done = await change('publish', [item.id])
    const other = await startAuthoring(site)
    const undoAs = (by: Author, { id } = done) => by.browser.send<Problem>('DELETE', `${path}/${id}`)
    expect((await undoAs(other)).status).toBe(404)
    expect((await undoAs(author)).status).toBe(200)
    expect((await undoAs(author)).json.code).toBe('item_change.not_found')
    expect((await change('unpublish', [item.id])).id).toBe(null)
    const late = await change('publish', [item.id])
    const { db } = site.services.connection
    await db
      .updateTable('item_changes')
      .set({ at: site.services.clock() - 86_400_000 })
      .execute()
    expect((await undoAs(author, late)).status).toBe(404)
    await change('publish', [item.id])
    expect(await db.selectFrom('item_changes').selectAll().execute()).toEqual([])
  })
})

test('tags count as a change of the item, which readers see at once', async () => {
  const [gold, silver] = [await author.tag('Gold leaf', 'ወርቅ'), await author.tag('Silver leaf')]
  const [seen, unseen] = [await author.post('blog', { en: 'Seen' }), await draft('Unseen')]
  const tag = (item: Item, ...tags: string[]) => change('tag', [item.id], { tags })
  site.advance(1000)
  const now = site.services.clock()
  expect(await movesSite(site, () => tag(seen, gold, silver))).toBe(true)
  expect(await movesSite(site, () => tag(unseen, gold))).toBe(false)
  const after = await author.read(seen.id)
  expect([after.version, after.updatedAt >= now]).toEqual([seen.version + 1, true])
  await change('untag', [seen.id], { tags: [silver] })
  const details = (await auditOf(site, seen.id)).filter(([event]) => event.endsWith('tagged'))
  expect(details).toEqual([
    ['item.tagged', 'blog', { title: 'Seen', tags: `${gold}, ${silver}` }],
    ['item.untagged', 'blog', { title: 'Seen', tags: silver }],
  ])
})

test('one unknown tag among known ones leaves the item as it is, and says nothing of fields', async () => {
  const [known, item] = [await author.tag('Known'), await draft('Half known')]
  const done = await change('tag', [item.id], { tags: [known, 'no-such-tag'] })
  expect(done.results[0]).toMatchObject({ code: 'tag.unknown', problems: [] })
  const nothing = await change('publish', [item.id], { languages: ['am'] })
  expect(nothing.results[0]).toMatchObject({ code: 'edition.missing', problems: [] })
  expect((await author.read(item.id)).tags).toEqual([])
})

test('a fault on one item is told of that item, and the others are done', async () => {
  const [broken, whole] = [await draft('Broken'), await draft('Whole')]
  const { db } = site.services.connection
  await db.updateTable('editions').set({ body: '{' }).where('itemId', '=', broken.id).execute()
  const done = await change('publish', [broken.id, whole.id])
  expect(done.results.map(({ outcome, code, problems }) => [outcome, code, problems])).toEqual([
    ['refused', 'server.failed', []],
    ['done', null, []],
  ])
})

test('what could not be put back for now can be undone once more, and nothing else is tried again', async () => {
  const posts = [
    await author.post('blog', { en: 'Breaks once' }),
    await author.post('blog', { en: 'Comes back' }),
    await author.post('blog', { en: 'Goes on' }),
  ]
  const [broken, whole, changed] = posts.map(({ id }) => id) as [string, string, string]
  const done = await change('unpublish', [broken, whole, changed])
  await author.save(changed, 'en', { title: 'Went on' })
  const { db } = site.services.connection
  const kept = db.selectFrom('revisions').select('body').where('itemId', '=', broken)
  const { body } = await kept.executeTakeFirstOrThrow()
  const write = (body: string) =>
    db.updateTable('revisions').set({ body }).where('itemId', '=', broken).execute()
  await write('{')
  const { json } = await author.browser.send<ItemChange>('DELETE', `${path}/${done.id}`)
  expect(json.id).toBe(done.id)
  expect(new Map(json.results.map(({ id, outcome, code }) => [id, code ?? outcome]))).toEqual(
    new Map([
      [broken, 'server.failed'],
      [whole, 'done'],
      [changed, 'item.changed'],
    ]),
  )
  await write(body)
  expect(await undo(json)).toEqual(['done'])
  expect(await shown(posts[0]!)).toBe('en: Breaks once')
  const over = await author.browser.send<Problem>('DELETE', `${path}/${done.id}`)
  expect(over.json.code).toBe('item_change.not_found')
})

test('undone, readers see a translation of the original that it was made from', async () => {
  const post = await author.post('blog', { en: 'Original', am: 'ትርጉም' })
  const revisionOf = async (language: 'en' | 'am') =>
    editionOf(await author.read(post.id), language)?.revision ?? 0
  const first = await revisionOf('en')
  await author.save(post.id, 'am', { title: 'የመጀመሪያው' }, { translatedFrom: first })
  await author.publish(post.id, 'am')
  await author.save(post.id, 'en', { title: 'Original, anew' })
  await author.publish(post.id, 'en')
  await author.save(post.id, 'am', { title: 'አዲሱ' }, { translatedFrom: await revisionOf('en') })
  const isBehind = async () => editionOf(await author.read(post.id), 'am')?.isBehind
  expect(await isBehind()).toBe(true)
  const done = await change('publish', [post.id], { languages: ['am'] })
  expect(await isBehind()).toBe(false)
  expect(await undo(done)).toEqual(['done'])
  expect([await shown(post, 'am'), await isBehind()]).toEqual(['am: የመጀመሪያው', true])
})

test('undone, readers see a translation as up to date that was declared so in between', async () => {
  const post = await author.post('blog', { en: 'Original', am: 'ትርጉም' })
  const original = async () => editionOf(await author.read(post.id), 'en')?.revision ?? 0
  await author.save(post.id, 'am', { title: 'የተተረጎመ' }, { translatedFrom: await original() })
  await author.publish(post.id, 'am')
  await author.save(post.id, 'en', { title: 'Original, reworded' })
  await author.publish(post.id, 'en')
  const amharic = async () => editionOf(await author.read(post.id), 'am')
  expect(await amharic()).toMatchObject({ isStale: true, isBehind: true })
  const done = await change('unpublish', [post.id], { languages: ['am'] })
  const { status } = await author.browser.send('PUT', `/api/admin/items/${post.id}/editions/am/based-on`, {
    revision: await original(),
  })
  expect(status).toBe(200)
  expect(await undo(done)).toEqual(['done'])
  expect(await shown(post, 'am')).toBe('am: የተተረጎመ')
  expect(await amharic()).toMatchObject({ isStale: false, isBehind: false })
})

test('undoing asks nothing of the language that the change left alone', async () => {
  const post = await author.post('blog', { en: 'Goes on', am: 'ይመለሳል' })
  const done = await change('unpublish', [post.id], { languages: ['am'] })
  await author.save(post.id, 'en', { title: 'Went on' })
  expect(await undo(done)).toEqual(['done'])
  expect([await shown(post), await shown(post, 'am')]).toEqual(['en: Goes on', 'am: ይመለሳል'])
})

describe('undoing puts nothing back over', () => {
  test('an item that is in the bin now', async () => {
    const [tag, binned] = [await author.tag('Copper'), await draft('Binned')]
    const done = await change('tag', [binned.id], { tags: [tag] })
    await author.browser.send('DELETE', `/api/admin/items/${binned.id}`)
    expect(await undo(done)).toEqual(['item.changed'])
  })

  test('a tag that is gone', async () => {
    const slug = await author.tag('Nickel')
    const item = await draft('Was nickel')
    await author.change(item.id, { tags: [slug] })
    const done = await change('untag', [item.id], { tags: [slug] })
    const { json } = await author.browser.get<{ items: { id: string; slug: string }[] }>('/api/admin/tags')
    const tag = json.items.find((one) => one.slug === slug)
    await author.browser.send('DELETE', `/api/admin/tags/${tag?.id}?items=0`)
    expect(await undo(done)).toEqual(['item.changed'])
  })

  test('a text that was changed or published since', async () => {
    const [again, saved] = [
      await author.post('blog', { en: 'Again' }),
      await author.post('blog', { en: 'On' }),
    ]
    const done = await change('unpublish', [again.id, saved.id])
    await author.publish(again.id, 'en')
    await author.save(saved.id, 'en', { title: 'Went on' })
    expect(await undo(done)).toEqual(['item.changed', 'item.changed'])
    expect([await shown(again), await shown(saved)]).toEqual(['en: Again', 404])
  })

  test('what readers saw, when that is kept no more', async () => {
    const post = await author.post('blog', { en: 'Kept no more' })
    const done = await change('unpublish', [post.id])
    await site.services.connection.db.deleteFrom('revisions').where('itemId', '=', post.id).execute()
    expect(await undo(done)).toEqual(['revision.gone'])
    expect(await shown(post)).toBe(404)
  })

  test('what is undone at the same moment', async () => {
    const [one, two] = [await draft('At once'), await draft('Together')]
    const done = await change('publish', [one.id, two.id])
    const answers = await Promise.all(
      [1, 2].map(() => author.browser.send<ItemChange>('DELETE', `${path}/${done.id}`)),
    )
    // The later one is told of what was still to be undone when it came; with nothing left there is no such change.
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, text } of refused)
      expect([status, JSON.parse(text).code]).toEqual([404, 'item_change.not_found'])
    const told = answers.flatMap(({ status, json }) => (status === 200 ? outcomes(json) : [])).toSorted()
    expect(told).toEqual(['done', 'done', ...told.slice(2).map(() => 'unchanged')])
  })
})

test('what was undone is shown at once, and written down with the change that it takes back', async () => {
  const [post, binned] = [
    await author.post('blog', { en: 'There and back' }),
    await author.post('blog', { en: 'Bin' }),
  ]
  const taken = await change('unpublish', [post.id])
  expect(await movesSite(site, () => undo(taken))).toBe(true)
  const moved = await change('bin', [binned.id])
  expect(await movesSite(site, () => undo(moved))).toBe(true)
  const never = await change('bin', [(await draft('Never seen')).id])
  expect(await movesSite(site, () => undo(never))).toBe(false)
  expect(await auditOf(site, post.id)).toContainEqual([
    'item.change_undone',
    'blog',
    { action: 'unpublish', title: 'There and back' },
  ])
})

test.each([
  [{ action: 'publish', ids: [] }, { ids: 'too_small' }],
  [{ action: 'publish', ids: Array.from({ length: 101 }, (_, count) => `id${count}`) }, { ids: 'too_big' }],
  [{ action: 'publish', ids: ['a', 'a'] }, { ids: 'repeated' }],
  [{ action: 'publish', ids: ['a'], languages: ['fr'] }, { 'languages.0': 'invalid' }],
  [{ action: 'tag', ids: ['a'] }, { tags: 'required' }],
  [{ action: 'untag', ids: ['a'] }, { tags: 'required' }],
  [{ action: 'bin', ids: ['a'], when: 1 }, { when: 'unknown_field' }],
  [{ action: 'burn', ids: ['a'] }, { action: 'invalid' }],
])('%j is refused', async (wish, fields) => {
  const { status, json } = await author.browser.send<Problem>('POST', path, wish)
  expect([status, json.fields]).toEqual([422, fields])
})

test('every item is in the audit log, and it is for administrators', async () => {
  const tag = await author.tag('Bronze')
  const item = await draft('Written down')
  await undo(await change('tag', [item.id], { tags: [tag] }))
  await change('publish', [item.id])
  const rows = await site.services.connection.db
    .selectFrom('audit_log')
    .select(['event', 'details'])
    .where('subjectId', '=', item.id)
    .execute()
  expect(rows.map(({ event }) => event).toSorted()).toEqual([
    'edition.published',
    'item.change_undone',
    'item.created',
    'item.tagged',
  ])
  expect(rows.find(({ event }) => event === 'item.tagged')?.details).toContain('Written down')
  const { browser } = await signInAs(site, { role: 'user' })
  expect((await browser.send('POST', path, { action: 'bin', ids: [item.id] })).status).toBe(403)
  expect((await browser.send('DELETE', `${path}/some`)).status).toBe(403)
})
