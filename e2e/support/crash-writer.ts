import { setTimeout as pause } from 'node:timers/promises'
import type { Edition, Item } from '#content/contract.ts'
import type { BlogDetail } from '#features/blogs/contract.ts'
import type { Site } from './site.ts'

/** What one writer was told is saved, and what was still on its way. */
interface Written {
  revision: number
  text: string
}

interface Post {
  id: string
  saved: Written
  published: Written | undefined
  /** Sent last; whether it arrived is known only when it was acknowledged. */
  sent: string
}

export interface CrashWriter {
  /** Saves and publishes over and over, several posts at once, until the server is gone. */
  writeUntilItEnds(): Promise<void>
  /** Compares what the server holds with what it has acknowledged; tells each difference. */
  findLost(): Promise<string[]>
  acknowledged(): number
}

/** An editor at the API whose server is ended at any moment. */
export async function startCrashWriter(site: () => Site, cookie: string): Promise<CrashWriter> {
  let acknowledged = 0
  const posts = await Promise.all(['One', 'Two', 'Three'].map(startPost))

  async function startPost(title: string): Promise<Post> {
    const item = await ask<Item>('POST', '/api/admin/items', { kind: 'blog', language: 'en', title })
    const { revision } = englishOf(item)
    return { id: item.id, saved: { revision, text: '' }, published: undefined, sent: '' }
  }

  async function write(post: Post): Promise<void> {
    for (;;) {
      const text = `Written ${crypto.randomUUID()} and kept. ${'Coffee and sesame. '.repeat(60)}`
      post.sent = text
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
      const saved = await ask<Item>('PUT', `/api/admin/items/${post.id}/editions/en`, {
        basedOn: post.saved.revision,
        keep: acknowledged % 2 === 0,
        text: { title: 'A title', excerpt: 'An excerpt', body: { type: 'doc', content: [paragraph] } },
      })
      post.saved = { revision: englishOf(saved).revision, text }
      acknowledged++
      await ask('PUT', `/api/admin/items/${post.id}/editions/en/publication`, {
        revision: post.saved.revision,
      })
      post.published = post.saved
      acknowledged++
    }
  }

  async function findLostOf(post: Post): Promise<string[]> {
    const edition = englishOf(await ask<Item>('GET', `/api/admin/items/${post.id}`))
    const lost: string[] = []
    const holds = (text: string) => JSON.stringify(edition.body).includes(text)
    if (edition.revision === post.saved.revision ? !holds(post.saved.text) : !holds(post.sent))
      lost.push(`the text of revision ${edition.revision}, ${post.saved.revision} was acknowledged`)
    if (edition.revision < post.saved.revision) lost.push('an acknowledged revision')
    if (post.published) {
      const { article } = await ask<BlogDetail>('GET', `/api/blogs/${post.id}?lang=en`)
      const shown = edition.publishedRevision === post.published.revision ? post.published.text : post.sent
      if (!article.html.includes(shown)) lost.push(`the publication of revision ${post.published.revision}`)
      // What was published without an answer is known from now on, or the next crash is measured against words never shown.
      if (edition.publishedRevision) post.published = { revision: edition.publishedRevision, text: shown }
    }
    post.saved = { revision: edition.revision, text: holds(post.sent) ? post.sent : post.saved.text }
    return lost
  }

  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { url } = site()
    const answer = await fetch(url + path, {
      method,
      headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const said = await answer.text()
    // Nothing of it was begun; a loaded machine says so to everybody.
    if (answer.status === 503 && said.includes('server.busy')) {
      await pause(200)
      return ask(method, path, body)
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`)
    return asAnswer<T>(JSON.parse(said))
  }

  return {
    async writeUntilItEnds() {
      await Promise.all(posts.map((post) => write(post).catch(ignoreTheEnd)))
    },
    async findLost() {
      return (await Promise.all(posts.map(findLostOf))).flat()
    },
    acknowledged: () => acknowledged,
  }
}

/** A connection that breaks is the crash; an answer that refuses is a fault. */
function ignoreTheEnd(error: unknown): void {
  if (!(error instanceof TypeError)) throw error
}

function englishOf(item: Item): Edition {
  const edition = item.editions.find((one) => one.language === 'en')
  if (!edition) throw new Error('the post has no English text')
  return edition
}

/** The operation's declared answer. */
function asAnswer<T>(value: unknown): T {
  return value as T
}
