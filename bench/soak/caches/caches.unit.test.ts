import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseRequestLanguage } from '#app/server/http/request-language.ts'
import { createDraw, createReplay, type Asked } from './replayed.ts'
import { isInstalled, startNginx, startVarnish, type Cache } from './start-caches.ts'

/** Answers as the site does, with the headers that `shared-cache.test.ts` holds it to, and says what it has seen of who asks. */
let site: Server
let place: URL
const person = { cookie: 'traders-hub.session_token=secret', email: 'person@example.com' }

beforeAll(async () => {
  site = createServer((request, response) => {
    const { cookie, 'accept-language': accepted } = request.headers
    const path = request.url ?? '/'
    const language = chooseRequestLanguage(new URL(path, 'http://site'), { cookie, accepted })
    const isKnown = cookie?.includes('traders-hub.') ?? false
    const isPersonal = path.startsWith('/api/session') || request.method === 'POST'
    const isMissing = path.includes('missing')
    const keeping = isPersonal || isMissing ? 'no-store' : 'private, no-cache'
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': 'text/plain',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : keeping,
      ...(isPersonal || isMissing || path.includes('q=')
        ? {}
        : { 'cdn-cache-control': 'public, max-age=10' }),
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    })
    const whose = isKnown ? person.email : 'a guest'
    response.end(`${path.startsWith('/assets/') ? 'file' : language} ${path} for ${whose}`)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  place = new URL(`http://127.0.0.1:${address.port}`)
})

afterAll(() => {
  site.closeAllConnections()
  site.close()
})

const replay = () => {
  const addresses = {
    pages: ['/', '/blogs', '/faq'],
    api: ['/api/blogs'],
    files: ['/assets/a.js'],
    vote: '/api/faq/1/votes',
  }
  return createReplay(addresses, [person], createDraw(11))
}

async function ask(url: string, { path, method, headers }: Omit<Asked, 'language' | 'person' | 'mayBeKept'>) {
  const answer = await fetch(url + path, { method, headers })
  return { text: await answer.text(), cache: (answer.headers.get('x-cache') ?? '').toLowerCase() }
}

/** How often what may be kept was kept, and which answers were not for who asked. */
async function send(cache: Cache): Promise<{ share: number; wrong: string[] }> {
  const next = replay()
  const wrong: string[] = []
  let [hits, mayBeKept] = [0, 0]
  for (let count = 0; count < 400; count++) {
    const asked = next()
    const { text, cache: kept } = await ask(cache.url, asked)
    const whose = asked.person ? person.email : 'a guest'
    const spoken = asked.path.startsWith('/assets/') ? 'file' : asked.language
    const right = asked.method === 'HEAD' ? '' : `${spoken} ${asked.path} for ${whose}`
    if (text !== right) wrong.push(`${text} instead of ${right}`)
    if (kept === 'hit' && !asked.mayBeKept) wrong.push(`${text} was kept`)
    if (asked.mayBeKept) mayBeKept++
    if (asked.mayBeKept && kept === 'hit') hits++
  }
  return { share: hits / mayBeKept, wrong }
}

async function through<T>(starting: Promise<Cache>, work: (cache: Cache) => Promise<T>): Promise<T> {
  const cache = await starting
  try {
    return await work(cache)
  } finally {
    await cache.stop()
  }
}

describe.runIf(isInstalled('varnishd'))('Varnish with the file of deploy', () => {
  test('keeps what may be kept, gives each reader their language, and nobody what is of another', async () => {
    const { share, wrong } = await through(startVarnish(place), send)
    expect(wrong).toEqual([])
    expect(share).toBeGreaterThan(0.75)
  })

  test('would be found out without the rule of the language', async () => {
    const broken = startVarnish(place, (vcl) => vcl.replaceAll(/set req\.http\.Accept-Language = .*;/g, ''))
    expect((await through(broken, send)).wrong).not.toEqual([])
  })

  test('forgets an address in both languages when it is told to, by this machine alone', async () => {
    await through(startVarnish(place), async ({ url }) => {
      const blogs = { path: '/blogs', method: 'GET', headers: { 'accept-language': 'en' } } as const
      const kept = async () => (await ask(url, blogs)).cache
      expect([await kept(), await kept()]).toEqual(['miss', 'hit'])
      const forwarded = { 'x-forwarded-for': '203.0.113.7' }
      expect((await fetch(`${url}/blogs`, { method: 'PURGE', headers: forwarded })).status).toBe(405)
      expect(await kept()).toBe('hit')
      expect((await fetch(`${url}/blogs`, { method: 'PURGE' })).status).toBe(200)
      expect(await kept()).toBe('miss')
      expect((await fetch(url, { method: 'PURGE', headers: { 'x-all': '1' } })).status).toBe(200)
      expect(await kept()).toBe('miss')
    })
  })
})

describe.runIf(isInstalled('nginx'))('nginx with the file of deploy', () => {
  test('keeps what may be kept, gives each reader their language, and nobody what is of another', async () => {
    const { share, wrong } = await through(startNginx(place), send)
    expect(wrong).toEqual([])
    expect(share).toBeGreaterThan(0.75)
  })
})
