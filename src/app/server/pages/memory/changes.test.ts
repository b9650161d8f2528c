import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Card, Collection, Item } from '#content/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { BlogDetail, BlogList } from '#features/blogs/contract.ts'
import type { SiteSettings } from '#features/dashboard/contract.ts'
import { createStarterApp } from '#features/transfer/server/starter/test-starter-app.ts'
import { createApp, type App } from '../../create-app.ts'
import type { PageRequest } from '../../render.tsx'
import type { TestApp } from '../../test-app.ts'
import { createPages, type Pages } from '../pages.ts'

interface Node {
  app: App
  pages: Pages
  /** Pages that were made, in order. */
  made: string[]
  /** What pages asked of the API, in order. */
  asked: string[]
}

let site: TestApp
let author: Author
let here: Node
let there: Node
/** What each page asks of the API. */
const pages = new Map<string, string[]>()
/** What each page shows, asked without any memory. */
let before = new Map<string, string>()

/** The newest post, another one that is found by its tags, and others by their numbers. */
const posts: Item[] = []
let lesson: Item

beforeAll(async () => {
  site = await createStarterApp({ PUBLIC_URL: 'http://localhost:3000' })
  author = await startAuthoring(site)
  const browser = site.browser()
  const { items } = (await browser.get<BlogList>('/api/blogs')).json
  for (const { id } of items) posts.push(await author.read(id))
  const [first] = await list<{ items: Card[] }>('/api/learn', 'tracks')
  lesson = await author.read(first?.items[0]?.id ?? '')
  const [letter] = await list<{ terms: Card[] }>('/api/terms', 'letters')
  const term = letter?.terms[0]
  const [resource] = await list<Card>('/api/resources', 'items')
  pages.set('/', ['/api/highlights', '/api/learn', '/api/course-catalogue', '/api/faq?category=safety'])
  pages.set('/blogs', ['/api/blogs'])
  pages.set('/learn', ['/api/learn'])
  pages.set('/faq', ['/api/faq'])
  pages.set('/glossary', ['/api/terms'])
  pages.set('/resources', ['/api/resources'])
  pages.set('/about', ['/api/pages/about'])
  pages.set('/profile', [])
  for (const { slug } of posts.slice(0, 6)) pages.set(`/blogs/${slug}`, [`/api/blogs/${slug}`])
  pages.set(`/learn/${lesson.slug}`, [`/api/learn/${lesson.slug}`])
  pages.set(`/glossary/${term?.slug}`, [`/api/terms/${term?.slug}`])
  pages.set(`/resources/${resource?.slug}`, [`/api/resources/${resource?.slug}`])
  here = createNode()
  there = createNode()
}, 300_000)

afterAll(() => site.close())

/** Both nodes have every page in memory. */
beforeEach(async () => {
  await setTimeout(120)
  before = await readAnew()
  for (const node of [here, there]) {
    for (const path of pages.keys()) await readKept(node, path)
    node.made.length = node.asked.length = 0
  }
})

const settings = async () => (await author.browser.get<SiteSettings>('/api/admin/site-settings')).json
const state = (item: Item | undefined, name: string) =>
  author.browser.send('PUT', `/api/admin/items/${item?.id}/editions/en/state`, { state: name })

/** Writes one after the other, each with a page that shows it. */
const writes: [string, () => string, () => Promise<unknown>][] = [
  ['a new text of a post', () => slugOf(0), () => rewrite(posts[0])],
  ['a new post', () => '/blogs', () => author.post('blog', { en: 'Coffee prices' })],
  ['a post that is for members now', () => '/', () => author.change(idOf(0), { access: 'signed-in' })],
  ['a post that moved', () => slugOf(1), () => author.change(idOf(1), { slug: 'moved-elsewhere' })],
  ['a post that is pinned', () => '/blogs', () => author.change(idOf(2), { pinnedUntil: Date.now() + 1e9 })],
  ['other tags of a post', () => slugOf(3), () => author.change(idOf(3), { tags: [] })],
  ['a post that is withdrawn', () => slugOf(2), () => state(posts[2], 'archived')],
  ['a post in the bin', () => slugOf(4), () => author.browser.send('DELETE', `/api/admin/items/${idOf(4)}`)],
  ['a new text of a learn page', () => '/learn', () => rewrite(lesson)],
  ['a term that is withdrawn', () => slugOf(5), () => withdrawTerm(slugOf(5))],
  ['a tag with another name', () => '/blogs', renameTag],
  ['a track with another name', () => '/learn', renameTrack],
  ['the head of the site', () => '/about', writeHero],
]

describe.each(writes)('%s', (_, shownAt, write) => {
  test('is shown at once where it was written and soon elsewhere, and only pages that show it are made', async () => {
    const shows = shownAt()
    here.pages.doubt()
    await write()
    here.pages.doubt()
    const now = await readAnew()
    expect(now.get(shows)).not.toBe(before.get(shows))
    // Nothing is kept of what nobody finds.
    const isMissing = (path: string) => !now.get(path)?.startsWith('200 ')
    const changed = [...pages.keys()].filter((path) => now.get(path) !== before.get(path) || isMissing(path))
    for (const node of [here, there]) {
      if (node === there) await setTimeout(120)
      const kept = new Map<string, string>()
      for (const path of pages.keys()) kept.set(path, await readKept(node, path))
      expect(kept).toEqual(now)
      expect(node.made.toSorted()).toEqual(changed.toSorted())
    }
  })
})

test('pages that cannot show it are not even asked about', async () => {
  here.pages.doubt()
  await rewrite(posts[0])
  here.pages.doubt()
  for (const path of pages.keys()) await readKept(here, path)
  // A resource names posts of its tags, a term those that mark it.
  const others = here.asked.filter((path) => !/^\/api\/(blogs|highlights|resources\/|terms\/)/.test(path))
  expect(others).toEqual([])
  expect(here.made).toContain(slugOf(0))
})

test('a text whose time comes is shown without a write', async () => {
  const item = await author.start('blog', 'Tea prices')
  await author.save(item.id, 'en', { title: 'Tea prices' })
  const publishAt = site.services.clock() + 60_000
  expect((await author.publish(item.id, 'en', { publishAt })).status).toBe(200)
  site.advance(61_000)
  await setTimeout(120)
  for (const node of [here, there]) {
    expect(await readKept(node, '/blogs')).toContain('Tea prices')
    expect(await readKept(node, '/faq')).toBe(before.get('/faq'))
    expect(node.made).toEqual(['/blogs'])
  }
})

function createNode(): Node {
  const made: string[] = []
  const asked: string[] = []
  const maker = {
    isCached: true,
    async make({ url, language, fetch }: PageRequest) {
      const { pathname } = new URL(url)
      made.push(pathname)
      return { ...(await compose(pathname, fetch)), language }
    },
  }
  const own = createPages(site.services, maker, () => (request, env) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    return app.fetch(request, env)
  })
  const app: App = createApp(site.services, { addPages: own.addTo })
  return { app, pages: own, made, asked }
}

type Ask = (path: string) => Promise<{ status: number; json(): Promise<unknown> }>

/** A page is what it was answered. */
async function compose(pathname: string, ask: Ask) {
  const answers = await Promise.all(
    ['/api/site', ...(pages.get(pathname) ?? [])].map(async (path) => {
      const answer = await ask(path)
      return { status: answer.status, text: answer.status === 200 ? JSON.stringify(await answer.json()) : '' }
    }),
  )
  return { status: answers.at(-1)?.status ?? 200, html: answers.map(({ text }) => text).join('\n') }
}

async function readAnew(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const path of pages.keys()) {
    const { status, html } = await compose(path, async (asked) =>
      site.app.fetch(new Request(`http://localhost:3000${asked}`)),
    )
    found.set(path, `${status} ${html}`)
  }
  return found
}

async function readKept({ app }: Node, path: string): Promise<string> {
  const answer = await app.fetch(new Request(`http://localhost:3000${path}`))
  return `${answer.status} ${await answer.text()}`
}

async function list<T>(path: string, member: string): Promise<T[]> {
  const { json } = await site.browser().get<Record<string, T[]>>(path)
  return json[member] ?? []
}

function idOf(at: number): string {
  return posts[at]?.id ?? ''
}

function slugOf(at: number): string {
  return `/blogs/${posts[at]?.slug}`
}

async function rewrite(item: Item | undefined) {
  const id = item?.id ?? ''
  await author.save(id, 'en', { title: `Rewritten ${Math.random()}` })
  expect((await author.publish(id, 'en')).status).toBe(200)
}

async function withdrawTerm(page: string) {
  const { article } = (await site.browser().get<BlogDetail>(`/api${page}`)).json
  const [, id] = /data-term="([\w-]+)"/.exec(article.html) ?? []
  expect(id).toBeDefined()
  expect((await author.browser.send('DELETE', `/api/admin/items/${id}`)).status).toBe(204)
}

async function renameTag() {
  const tags = (await site.browser().get<BlogList>('/api/blogs')).json.tags
  const all = await author.browser.get<{ items: { id: string; slug: string }[] }>('/api/admin/tags')
  const tag = all.json.items.find(({ slug }) => slug === tags[0]?.slug)
  const answer = await author.browser.send('PATCH', `/api/admin/tags/${tag?.id}`, { labelEn: 'Renamed' })
  expect(answer.status).toBeLessThan(300)
}

async function renameTrack() {
  const [track] = await list<Collection>('/api/learn', 'tracks')
  const wanted = { titleEn: 'Renamed' }
  const answer = await author.browser.send('PATCH', `/api/admin/collections/${track?.id}`, wanted)
  expect(answer.status).toBe(200)
}

async function writeHero() {
  const hero = { title: { en: 'Markets, calmly', am: '' }, text: { en: '', am: '' } }
  const answer = await author.browser.send('PUT', '/api/admin/site-settings', { ...(await settings()), hero })
  expect(answer.status).toBe(200)
}
