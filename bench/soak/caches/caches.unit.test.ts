import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseRequestLanguage } from '#app/server/http/request-language.ts'
import { createDraw, createReplay, type Asked } from './replayed.ts'
import { isInstalled, startNginx, startVarnish, type Cache } from './start-caches.ts'

/** Answers as the site does, with the headers that `shared-cache.test.ts` holds it to, and says what it has seen of who asks. */
let site: Server
let place: URL
/** What stands at `/changing…` now; undefined when it was withdrawn. */
let standing: string | undefined
const person = { cookie: 'traders-hub.session_token=secret', email: 'person@example.com' }

beforeAll(async () => {
  site = createServer((request, response) => {
    const { cookie, 'accept-language': accepted, 'save-data': saveData } = request.headers
    const path = request.url ?? '/'
    if (path === '/pictures') {
      response.writeHead(200, {
        'cache-control': 'private, no-cache',
        ...(saveData === 'on' ? undefined : { 'cdn-cache-control': 'public, max-age=60' }),
        vary: 'Cookie, Accept-Language, Accept-Encoding, Save-Data',
      })
      return void response.end(saveData ?? 'all')
    }
    if (path === '/packed') {
      const isPacked = request.headers['accept-encoding'] === 'gzip'
      response.writeHead(200, {
        'cache-control': 'private, no-cache',
        'cdn-cache-control': 'public, max-age=3',
        ...(isPacked ? { 'content-encoding': 'gzip' } : undefined),
      })
      return void response.end(isPacked ? gzipSync('unpacked') : 'plain')
    }
    if (path.startsWith('/changing')) {
      const [, seconds] = path.split('=')
      response.writeHead(standing ? 200 : 404, {
        'cache-control': standing ? 'private, no-cache' : 'no-store',
        ...(standing
          ? { 'cdn-cache-control': `public, max-age=1, stale-while-revalidate=${seconds}` }
          : undefined),
        vary: 'Cookie, Accept-Language, Accept-Encoding',
      })
      return void response.end(standing)
    }
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
        : { 'cdn-cache-control': 'public, max-age=2, stale-while-revalidate=7' }),
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
  const cache = answer.headers.get('x-cache') ?? ''
  return { text: await answer.text(), status: answer.status, cache, isKept: cache !== 'miss' }
}

/** How often what may be kept was kept, and which answers were not for who asked. */
async function send(cache: Cache): Promise<{ share: number; wrong: string[] }> {
  const next = replay()
  const wrong: string[] = []
  let [hits, mayBeKept] = [0, 0]
  for (let count = 0; count < 400; count++) {
    const asked = next()
    const { text, isKept } = await ask(cache.url, asked)
    const whose = asked.person ? person.email : 'a guest'
    const spoken = asked.path.startsWith('/assets/') ? 'file' : asked.language
    const right = asked.method === 'HEAD' ? '' : `${spoken} ${asked.path} for ${whose}`
    if (text !== right) wrong.push(`${text} instead of ${right}`)
    if (isKept && !asked.mayBeKept) wrong.push(`${text} was kept`)
    if (asked.mayBeKept) mayBeKept++
    if (asked.mayBeKept && isKept) hits++
  }
  return { share: hits / mayBeKept, wrong }
}

const inEnglish = { method: 'GET', headers: { 'accept-language': 'en' } } as const

/** Asks again and again until an answer is as wanted. */
async function askUntil(url: string, path: string, isWanted: (answer: Answer) => boolean) {
  const given: (Answer & { askedAt: number })[] = []
  for (;;) {
    const askedAt = performance.now()
    const answer = await ask(url, { path, ...inEnglish })
    given.push({ ...answer, askedAt })
    if (isWanted(answer)) return given
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

type Answer = Awaited<ReturnType<typeof ask>>

/** What both caches do with a page that changes, and with one that is withdrawn. */
async function changeAndWithdraw({ url, forget }: Cache): Promise<void> {
  standing = 'first'
  expect(await ask(url, { path: '/changing?page=60', ...inEnglish })).toMatchObject({ cache: 'miss' })
  standing = 'second'
  const given = await askUntil(url, '/changing?page=60', ({ text }) => text === 'second')
  expect(given.filter(({ text }) => text === 'first').at(-1)?.cache).toBe('stale')
  expect(given.every(({ isKept }) => isKept)).toBe(true)

  await ask(url, { path: '/changing?page=2', ...inEnglish })
  standing = undefined
  const withdrawnAt = performance.now()
  const last = await askUntil(url, '/changing?page=2', ({ status }) => status === 404)
  // Kept for one second, given for two more; nginx counts whole seconds.
  for (const { status, askedAt } of last) if (status === 200) expect(askedAt - withdrawnAt).toBeLessThan(4000)

  standing = 'first'
  await ask(url, { path: '/changing?page=90', ...inEnglish })
  standing = undefined
  // Past its time in both, of which one counts whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 2100))
  await forget()
  expect(await ask(url, { path: '/changing?page=90', ...inEnglish })).toMatchObject({ status: 404 })
}

/** What both caches do with readers who ask for less data, whose pages are others. */
async function askForLess({ url }: Cache): Promise<void> {
  const given: string[] = []
  for (const saveData of ['on', 'on', undefined, 'off', 'on', '', undefined]) {
    const headers = { 'accept-language': 'en', ...(saveData === undefined ? {} : { 'save-data': saveData }) }
    const { text, cache } = await ask(url, { path: '/pictures', method: 'GET', headers })
    given.push(`${text} ${cache}`)
  }
  expect(given).toEqual(['on miss', 'on miss', 'all miss', 'all hit', 'on miss', 'all hit', 'all hit'])
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

  test('gives what is past its time only while it is made anew, and not for longer than it may', () =>
    through(startVarnish(place), changeAndWithdraw))

  test('gives who asks for less data what the site made for them, and nobody else', () =>
    through(startVarnish(place), askForLess))

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

  test('gives what is past its time only while it is made anew, and not for longer than it may', () =>
    through(startNginx(place), changeAndWithdraw))

  test('gives who asks for less data what the site made for them, and nobody else', () =>
    through(startNginx(place), askForLess))

  test('tells browsers what the site tells them, and unpacks for who takes nothing packed', async () => {
    await through(startNginx(place), async ({ url }) => {
      for (const cache of ['miss', 'hit']) {
        const answer = await fetch(`${url}/packed`, { headers: { 'accept-encoding': 'identity' } })
        const { headers } = answer
        expect([await answer.text(), headers.has('content-encoding')]).toEqual(['unpacked', false])
        expect([headers.get('x-cache'), headers.get('cache-control')]).toEqual([cache, 'private, no-cache'])
        expect([headers.has('cdn-cache-control'), headers.has('x-hub-cache-control')]).toEqual([false, false])
      }
    })
  })
})
