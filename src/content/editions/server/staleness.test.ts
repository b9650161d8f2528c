import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Item } from '../../contract.ts'
import { editionOf, startAuthoring, type Author, type Problem } from '../../server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const words = ['one', 'two', 'three'] as const
const deed = fc.oneof(
  fc.record({
    do: fc.constant('save' as const),
    in: fc.constantFrom<Language>('en', 'am'),
    words: fc.constantFrom(...words),
    keep: fc.boolean(),
    /** How many revisions behind the newest one of the other language the text was translated from. */
    from: fc.constantFrom(undefined, undefined, 0, 0, 1, 2),
  }),
  fc.record({
    do: fc.constantFrom('publish' as const, 'archive' as const, 'withdraw' as const),
    in: fc.constantFrom<Language>('en', 'am'),
  }),
  fc.record({
    do: fc.constant('confirm' as const),
    in: fc.constantFrom<Language>('en', 'am'),
    from: fc.constantFrom(0, 0, 1, 2),
  }),
)
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

/** What is known of one language, in the fewest words. */
interface Modelled {
  /** Texts by revision; the first is revision 1. */
  texts: string[]
  kept: Set<number>
  published: number | null
  basedOn: number | null
  /** What the other language said when an editor declared this its translation, if that was its newest text. */
  declared: string | null
}

const nothing = (): Modelled => ({
  texts: [],
  kept: new Set(),
  published: null,
  basedOn: null,
  declared: null,
})

/** What each deed should do. */
function perform(one: Modelled, other: Modelled, what: Deed): void {
  const newest = one.texts.length
  if (what.do === 'save') {
    if (one.texts.at(-1) !== what.words) {
      one.texts.push(what.words)
      const isAgain = (revision: number | null) =>
        revision !== null && one.kept.has(revision) && one.texts[revision - 1] === what.words
      const [isPublished, isTranslated] = [isAgain(one.published), isAgain(other.basedOn)]
      if (isPublished) one.published = one.texts.length
      if (isTranslated) other.basedOn = one.texts.length
      if (isPublished || isTranslated) one.kept.add(one.texts.length)
    }
    if (what.keep) one.kept.add(one.texts.length)
    if (what.from !== undefined) declare(one, other, other.texts.length - what.from)
  } else if (what.do === 'confirm') {
    const revision = other.texts.length - what.from
    if (revision > (one.basedOn ?? 0)) declare(one, other, revision)
    else if (what.from === 0) other.kept.add(revision)
  } else if (what.do === 'publish') {
    one.published = newest
    one.kept.add(newest)
  } else one.published = null
}

function declare(one: Modelled, other: Modelled, revision: number): void {
  one.basedOn = revision
  const isNewest = revision === other.texts.length
  one.declared = isNewest ? (other.texts.at(-1) ?? null) : null
  if (isNewest) other.kept.add(revision)
}

/** Whether the server should refuse it, because there is no such text. */
function isImpossible(one: Modelled, other: Modelled, what: Deed): boolean {
  if (what.do === 'save') return what.from !== undefined && other.texts.length - what.from < 1
  if (one.texts.length === 0) return true
  return what.do === 'confirm' && other.texts.length - what.from < 1
}

async function ask(id: string, what: Deed, model: Record<Language, Modelled>): Promise<number> {
  const at = `/api/admin/items/${id}/editions/${what.in}`
  const [one, other] = [model[what.in], model[otherLanguage(what.in)]]
  const { browser } = author
  switch (what.do) {
    case 'save': {
      const translatedFrom = what.from === undefined ? undefined : other.texts.length - what.from
      const more = { basedOn: one.texts.length, keep: what.keep, translatedFrom }
      return (await author.save(id, what.in, { title: what.words, body: what.words }, more)).status
    }
    case 'publish':
      return (await author.publish(id, what.in, { revision: Math.max(1, one.texts.length) })).status
    case 'withdraw':
      return (await browser.send('DELETE', `${at}/publication`)).status
    case 'archive':
      return (await browser.send('PUT', `${at}/state`, { state: 'archived' })).status
    case 'confirm':
      return (await browser.send('PUT', `${at}/based-on`, { revision: other.texts.length - what.from }))
        .status
  }
}

describe('whatever two editors do,', () => {
  test('a translation is stale exactly when its original says something else, a public text changed when it does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 14 }), async (deeds) => {
        const { id } = await author.start('blog', 'Begun')
        const model = { en: { ...nothing(), texts: ['Begun'] }, am: nothing() }
        for (const what of deeds) {
          const [one, other] = [model[what.in], model[otherLanguage(what.in)]]
          const status = await ask(id, what, model)
          if (isImpossible(one, other, what)) {
            expect([404, 422]).toContain(status)
            continue
          }
          // A text that was only begun is not complete enough for readers.
          if (status === 422 && what.do === 'publish') continue
          expect(status).toBe(200)
          perform(one, other, what)
          const item = await author.read(id)
          expectAsModelled(item, model)
        }
      }),
      { numRuns: 40, interruptAfterTimeLimit: 20_000 },
    )
  })
})

function expectAsModelled(item: Item, model: Record<Language, Modelled>): void {
  for (const language of ['en', 'am'] as const) {
    const [one, other] = [model[language], model[otherLanguage(language)]]
    const edition = editionOf(item, language)
    const { basedOn, declared, published, texts } = one
    expect(edition?.revision ?? 0).toBe(texts.length)
    if (!edition) continue
    expect(edition.basedOnRevision).toBe(basedOn)
    expect(edition.isStale).toBe(basedOn !== null && other.texts.length > basedOn)
    if (declared !== null) expect(edition.isStale).toBe(other.texts.at(-1) !== declared)
    expect(edition.publishedRevision).toBe(published)
    expect(edition.isChanged).toBe(published !== null && texts[published - 1] !== texts.at(-1))
  }
}

describe('a translation', () => {
  const text = (title: string) => ({ title, body: title })

  test('stays fresh when its original is saved again as it is, published, reviewed and taken back', async () => {
    const { id } = await author.start('blog', 'Same')
    await author.save(id, 'en', text('Same'))
    await author.save(id, 'am', text('ያው'), { translatedFrom: 2 })
    await author.save(id, 'en', text('Same'))
    await author.save(id, 'en', text('Same'), { keep: true })
    await author.publish(id, 'en')
    await author.browser.send('PUT', `/api/admin/items/${id}/editions/en/state`, { state: 'archived' })
    const item = await author.read(id)
    expect([editionOf(item, 'en')?.revision, editionOf(item, 'am')?.isStale]).toEqual([2, false])
  })

  test('is stale while its original says something else, and fresh when that is taken back', async () => {
    const { id } = await author.start('blog', 'To and fro')
    await author.save(id, 'en', text('To'))
    await author.save(id, 'am', text('ወደ'), { translatedFrom: 2 })
    const isStale = async () => editionOf(await author.read(id), 'am')?.isStale
    await author.save(id, 'en', text('Fro'))
    expect(await isStale()).toBe(true)
    await author.save(id, 'en', text('To'))
    expect(await isStale()).toBe(false)
    await author.save(id, 'en', text('Fro'))
    expect(await isStale()).toBe(true)
  })

  test.each([0, 3, 2_000_000_000])(
    'cannot be from revision %s, which the original does not have',
    async (from) => {
      const { id } = await author.start('blog', 'Two revisions')
      await author.save(id, 'en', text('Second'))
      const { status, json } = await author.save(id, 'am', text('ሁለት'), { translatedFrom: from })
      expect(status).toBe(422)
      expect(Object.keys((json as Problem).fields ?? {})).toEqual(['translatedFrom'])
      expect(editionOf(await author.read(id), 'am')).toBe(undefined)
    },
  )

  test('cannot be from a language that nobody has begun', async () => {
    const { id } = await author.start('blog', 'Alone')
    expect((await author.save(id, 'en', text('Alone'), { translatedFrom: 1 })).json).toMatchObject({
      fields: { translatedFrom: 'revision.unknown' },
    })
  })
})

test('a text that arrived though its answer was lost can be sent again', async () => {
  const { id } = await author.start('blog', 'Lost answer')
  await author.save(id, 'en', { title: 'Arrived' }, { basedOn: 1 })
  const again = await author.save(id, 'en', { title: 'Arrived' }, { basedOn: 1 })
  expect([again.status, editionOf(again.json, 'en')?.revision]).toEqual([200, 2])
})
