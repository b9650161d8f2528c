import type { TestAnswer, TestApp, TestBrowser } from '#app/server/test-app.ts'
import type { Item } from '#content/contract.ts'
import { documentOf } from '../published-text.ts'
import { rareTag } from './fill-site.ts'
import { commonWord, paragraphs, rareWord } from './words.ts'

/** One thing that readers or editors do; `run` does it once, through the API. */
export interface MeasuredWork {
  name: string
  /** Reads should cost the same on a large site. */
  isRead: boolean
  run(site: TestApp, by: TestBrowser): Promise<void>
}

export const measuredWork: readonly MeasuredWork[] = [
  read('posts, first page', '/api/blogs?lang=en'),
  read('posts, third page, in Amharic', '/api/blogs?lang=am&page=3'),
  read('posts written in Amharic', '/api/blogs?lang=en&in=am'),
  read('posts with a tag', '/api/blogs?lang=en&tag=topic-3'),
  read('posts with a tag that three have', `/api/blogs?lang=en&tag=${rareTag}`),
  read('posts of a level', '/api/blogs?lang=en&level=advanced'),
  read('resources, first page', '/api/resources?lang=en'),
  read('a post with related ones', '/api/blogs/blog-41?lang=en'),
  read('newest and featured of the home page', '/api/highlights?lang=am'),
  read('search: a rare word', `/api/search?lang=en&q=${rareWord('en')}`),
  read('search: a rare Amharic word', `/api/search?lang=am&q=${encodeURIComponent(rareWord('am'))}`),
  read('search: a word of every twentieth text', `/api/search?lang=en&q=${commonWord('en')}`),
  read('admin table, newest change first', '/api/admin/items?kind=blog'),
  read('admin table, by title', '/api/admin/items?kind=blog&sort=title'),
  read('admin table, drafts only', '/api/admin/items?kind=blog&state=draft'),
  read('admin table, words in the title', '/api/admin/items?kind=blog&q=base'),
  read('an item in the editor', (site) => `/api/admin/items/${postOf(site).id}`),
  { name: 'save a 2 KB text', isRead: false, run: (site, by) => saveText(site, by, 2_000) },
  { name: 'save a 30 KB text', isRead: false, run: (site, by) => saveText(site, by, 30_000) },
  { name: 'publish a 30 KB text', isRead: false, run: publishText },
]

function read(name: string, path: string | ((site: TestApp) => string)): MeasuredWork {
  return {
    name,
    isRead: true,
    async run(site, by) {
      sure(await by.get(typeof path === 'string' ? path : path(site)))
    },
  }
}

interface Post {
  id: string
  revision: number
  saves: number
}

const posts = new WeakMap<TestApp, Post>()

/** The post that is written over and over on this site. */
export async function startPost(site: TestApp, by: TestBrowser): Promise<void> {
  const wanted = { kind: 'blog', language: 'en', title: 'A post that is written all the time' }
  const item = sure(await by.send<Item>('POST', '/api/admin/items', wanted))
  posts.set(site, { id: item.id, revision: revisionOf(item), saves: 0 })
}

function postOf(site: TestApp): Post {
  const post = posts.get(site)
  if (!post) throw new Error('the site has no post to write')
  return post
}

async function saveText(site: TestApp, by: TestBrowser, characters: number): Promise<void> {
  const post = postOf(site)
  post.saves++
  const body = documentOf(textsOf(characters, post.saves))
  const text = {
    title: `Saved ${post.saves} times`,
    excerpt: 'How it is saved',
    seoTitle: '',
    seoDescription: '',
    body,
  }
  const saved = { basedOn: post.revision, keep: false, text }
  post.revision = revisionOf(
    sure(await by.send<Item>('PUT', `/api/admin/items/${post.id}/editions/en`, saved)),
  )
}

async function publishText(site: TestApp, by: TestBrowser): Promise<void> {
  await saveText(site, by, 30_000)
  const { id, revision } = postOf(site)
  sure(await by.send('PUT', `/api/admin/items/${id}/editions/en/publication`, { revision }))
}

function textsOf(characters: number, start: number): string[] {
  const texts: string[] = []
  for (let number = start, length = 0; length < characters; number++) {
    const [text = ''] = paragraphs('en', number, 1)
    texts.push(text)
    length += text.length
  }
  return texts
}

function revisionOf(item: Item): number {
  return item.editions.find((edition) => edition.language === 'en')?.revision ?? 0
}

function sure<T>(answer: TestAnswer<T>): T {
  if (answer.status >= 300) throw new Error(`refused with ${answer.status}: ${answer.text}`)
  return answer.json
}
