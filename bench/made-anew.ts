import type { CardPage, Item } from '#content/contract.ts'
import type { Site } from '../e2e/support/site.ts'
import { readOnWire } from './throughput.ts'
import { printTable } from './table.ts'
import { rounded } from './take-turns.ts'
import { pinServer, processorSeconds } from './wrk.ts'

const rounds = 40
/** Until every part of the site has heard of a write. Milliseconds. */
const heard = 400
const password = 'a-long-password-for-benches'

/**
 * What the first reader of a page costs after somebody has published a new text of the newest post: the server's processor time, the
 * mean of all rounds. Beside it, in the same rounds, the same page at an address that nobody asked for before, which finds what pages
 * share in memory. Both are single requests after a pause: a program that has just been idle takes longer than one that is asked
 * again and again, as above.
 */
export async function measureMadeAnew(site: Site): Promise<void> {
  pinServer(site.pid)
  const ask = await signInFirst(site)
  const [post, other] = asCards(await ask('GET', '/api/admin/items?kind=blog')).items
  if (!post || !other) throw new Error('there are no two posts to measure')
  const pages = [
    ['home', '/'],
    ['the post itself', `/blogs/${post.slug}`],
    ['another post', `/blogs/${other.slug}`],
  ] as const
  const used = { anew: pages.map(() => 0), shared: pages.map(() => 0) }
  const measure = async (path: string) => {
    await new Promise((done) => setTimeout(done, heard))
    const before = processorSeconds(site.pid)
    await readOnWire(site.url + path)
    return processorSeconds(site.pid) - before
  }
  for (let round = -3; round < rounds; round++) {
    for (const [at, [, path]] of pages.entries()) {
      await publishAgain(ask, post.id, round)
      const anew = await measure(path)
      const shared = await measure(`${path}?cold=${round}-${at}`)
      if (round < 0) continue
      used.anew[at] = (used.anew[at] ?? 0) + anew
      used.shared[at] = (used.shared[at] ?? 0) + shared
    }
  }
  printTable('The first page after a post was published, one at a time', [
    ['page', 'server CPU ms a page', 'at a new address'],
    ...pages.map(([name], at) => [name, meanOf(used.anew[at]), meanOf(used.shared[at])]),
  ])
}

/** Milliseconds a round. */
function meanOf(seconds = 0): number {
  return rounded((seconds * 1000) / rounds)
}

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>

/** The first administrator, by the set-up address. */
async function signInFirst(site: Site): Promise<Ask> {
  let cookie = ''
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { origin: site.url, cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    const given = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    if (given.length > 0) cookie = given.join('; ')
    return answer.json()
  }
  const setupToken = new URL(await site.setUpAddress()).searchParams.get('setup')
  const account = { displayName: 'Bench', email: 'bench@example.com', password, language: 'en', setupToken }
  await ask('POST', '/api/auth/sign-up/email', account)
  return ask
}

async function publishAgain(ask: Ask, id: string, round: number): Promise<void> {
  const address = `/api/admin/items/${id}`
  const edition = asItem(await ask('GET', address)).editions.find(({ language }) => language === 'en')
  if (!edition) throw new Error('the post is not in English')
  const { title, body, seoTitle, seoDescription, extras } = edition
  const excerpt = `${edition.excerpt.slice(0, 100)} ${round}`
  const text = { title, excerpt, body, seoTitle, seoDescription, extras }
  const saved = asItem(await ask('PUT', `${address}/editions/en`, { basedOn: edition.revision, text }))
  const revision = saved.editions.find(({ language }) => language === 'en')?.revision
  await ask('PUT', `${address}/editions/en/publication`, { revision })
}

/** The declared answers of these operations. */
function asItem(value: unknown): Item {
  return value as Item
}

function asCards(value: unknown): CardPage {
  return value as CardPage
}
