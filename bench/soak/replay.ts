import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FaqList } from '#features/faq/contract.ts'
import { findAdmin, register } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { createDraw, createReplay, type Addresses, type Asked, type Person } from './caches/replayed.ts'
import { isInstalled, startNginx, startVarnish, type Cache } from './caches/start-caches.ts'

const count = 20_000
const atOnce = 12
const leastShare = 0.95

interface Outcome {
  /** Given from the cache, of which so many were past their time and made anew meanwhile. */
  hits: number
  stale: number
  mayBeKept: number
  /** One line each. */
  faults: string[]
}

/**
 * The same mixed requests through Varnish and through nginx, set up by the files in `deploy/`: how much of what may be kept came out
 * of the cache, and whether each answer is the one that the site gives this reader. Throws when it is not, or when too little was
 * kept. A Varnish whose rule of the language was taken out shows before that the comparison finds it.
 */
export async function run(): Promise<void> {
  await setup()
  const site = await startSite({
    settings: { SHARED_CACHE_SECONDS: '10', TRUST_PROXY: 'loopback', LOG_LEVEL: 'fatal' },
  })
  try {
    const people = [await findAdmin(site), await register(site), await register(site, { language: 'am' })]
    const known = await Promise.all(
      people.map(async (one): Promise<Person> => ({ cookie: await cookieOf(site, one), email: one.email })),
    )
    const addresses = await findAddresses(site)
    const rows: (string | number)[][] = []
    const faults: string[] = []
    for (const cache of await startCaches(site)) {
      const isBroken = cache.name !== 'Varnish' && cache.name !== 'nginx'
      const replay = createReplay(addresses, known, createDraw(7))
      const outcome = await send(site, cache, { replay, people: known, count: isBroken ? 1000 : count })
      await cache.stop()
      const share = outcome.hits / outcome.mayBeKept
      rows.push([
        cache.name,
        outcome.mayBeKept,
        outcome.hits,
        outcome.stale,
        Math.round(share * 1000) / 10,
        outcome.faults.length,
      ])
      if (isBroken !== outcome.faults.length > 0 || (!isBroken && share < leastShare))
        faults.push(`${cache.name}: ${share} ${outcome.faults.slice(0, 5).join('\n')}`)
    }
    printTable(`${count} mixed requests through each cache`, [
      ['cache', 'may be kept', 'kept', 'of these made anew meanwhile', '% kept', 'wrong answers'],
      ...rows,
    ])
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    await site.stop()
  }
}

async function startCaches({ url }: Site): Promise<Cache[]> {
  const place = new URL(url)
  const caches: Cache[] = []
  if (isInstalled('varnishd')) {
    const broken = await startVarnish(place, (vcl) =>
      vcl.replaceAll(/set req\.http\.Accept-Language = .*;/g, ''),
    )
    caches.push({ ...broken, name: 'Varnish without the rule' }, await startVarnish(place))
  }
  if (isInstalled('nginx')) caches.push(await startNginx(place))
  if (caches.length === 0) throw new Error('neither varnishd nor nginx is installed')
  return caches
}

async function findAddresses({ url }: Site): Promise<Addresses> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const all = [...map.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const pages = [...new Set(all)].filter((_, at) => at % 4 === 0 || at < 12)
  const home = await (await fetch(url)).text()
  const built = [...home.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address = '']) => address)
  const { categories } = asFaq(await (await fetch(`${url}/api/faq`)).json())
  return {
    pages,
    api: [
      '/api/blogs',
      '/api/learn?lang=am',
      '/api/terms',
      '/api/faq?lang=en',
      '/api/course-catalogue',
      '/api/site',
    ],
    files: [...built, '/robots.txt', '/sitemap.xml', '/feeds/en.xml', '/feeds/am.xml', '/api/openapi.json'],
    vote: `/api/faq/${categories[0]?.entries[0]?.id}/votes`,
  }
}

/** The operation's declared answer. */
function asFaq(value: unknown): FaqList {
  return value as FaqList
}

async function send(
  site: Site,
  cache: Cache,
  work: { replay: () => Asked; people: readonly Person[]; count: number },
): Promise<Outcome> {
  const outcome: Outcome = { hits: 0, stale: 0, mayBeKept: 0, faults: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const right = new Map<string, Promise<string>>()
  let left = work.count
  const sender = async () => {
    while (left-- > 0) {
      const asked = work.replay()
      const got = await ask(cache.url, asked, { agent, origin: site.url })
      const key = `${asked.language} ${asked.path}`
      const isHit = got.cache === 'hit' || got.cache === 'stale'
      if (asked.mayBeKept) {
        outcome.mayBeKept++
        if (isHit) outcome.hits++
        if (got.cache === 'stale') outcome.stale++
        const plain = { ...asked, method: 'GET', headers: { 'accept-language': asked.language } } as const
        const own =
          right.get(key) ?? ask(site.url, plain, { agent, origin: site.url }).then(({ text }) => text)
        right.set(key, own)
        if (asked.method === 'GET' && got.text !== (await own)) outcome.faults.push(`${key}: another answer`)
      } else if (isHit) outcome.faults.push(`${key}: kept, and must not be`)
      const isOwn = asked.path === '/api/session' && asked.person
      if (isOwn && !got.text.includes(isOwn.email)) outcome.faults.push(`${key}: not who asked`)
      for (const { email } of work.people)
        if (email !== asked.person?.email && got.text.includes(email))
          outcome.faults.push(`${key}: of ${email}`)
      if (got.status >= 500) outcome.faults.push(`${key}: ${got.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  agent.destroy()
  return outcome
}

interface Got {
  status: number
  cache: string
  text: string
}

function ask(
  url: string,
  { path, method, headers }: Pick<Asked, 'path' | 'method' | 'headers'>,
  { agent, origin }: { agent: Agent; origin: string },
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const all = { host: new URL(origin).host, origin, ...headers }
    const sent = request(url + path, { method, headers: all, agent }, (response) => {
      const { statusCode: status = 0, headers: told } = response
      buffer(response).then((bytes) => {
        const cache = String(told['x-cache'] ?? '')
        resolve({ status, cache, text: method === 'HEAD' ? '' : decoded(bytes, told['content-encoding']) })
      }, reject)
    })
    sent.once('error', reject).end(method === 'POST' ? '{"answer":"yes"}' : undefined)
  })
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
