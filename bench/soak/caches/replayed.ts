import type { Language } from '#platform/languages.ts'

/** One request of the replay, and what is true of its answer. */
export interface Asked {
  path: string
  method: 'GET' | 'HEAD' | 'POST'
  headers: Record<string, string>
  /** In which the site would answer. */
  language: Language
  /** Whose cookie it carries. */
  person: Person | undefined
  /** Everybody who asks like this gets the same, so that it may be kept. */
  mayBeKept: boolean
}

export interface Person {
  cookie: string
  email: string
}

const browsers: readonly [accepted: string | undefined, language: Language][] = [
  ['en-US,en;q=0.9', 'en'],
  ['am,en;q=0.8', 'am'],
  ['am-ET', 'am'],
  ['en-GB,am;q=0.5', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.4', 'en'],
  [undefined, 'en'],
]
const encodings = [undefined, 'gzip', 'gzip, deflate', 'gzip, deflate, br', 'br', 'identity']
type Stored = readonly [cookie: string | undefined, language: Language | undefined]
const guestCookies: readonly Stored[] = [
  [undefined, undefined],
  [undefined, undefined],
  ['language=en', 'en'],
  ['language=am', 'am'],
  ['_ga=GA1.1.5; language=am', 'am'],
  ['language=fr; other=1', undefined],
]

/** A drawing of numbers that is the same in each run (mulberry32). */
export function createDraw(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A list may hold what is undefined. */
function chosen<T>(found: T | undefined): T {
  return found as T
}

export interface Addresses {
  pages: readonly string[]
  api: readonly string[]
  files: readonly string[]
  vote: string
}

/** What comes by in a day, in one order: mostly guests' pages, some of everything else. */
export function createReplay(addresses: Addresses, people: readonly Person[], draw: () => number) {
  const one = <T>(of: readonly T[]): T => {
    const found = of[Math.floor(draw() * of.length)]
    if (found === undefined && of.length === 0) throw new Error('there is nothing to choose from')
    return chosen<T>(found)
  }
  const reader = (wanted: Partial<Asked> & { path: string }): Asked => {
    const [accepted, browser] = one(browsers)
    const [cookie, stored] = one(guestCookies)
    const encoding = one(encodings)
    const headers = {
      ...(accepted ? { 'accept-language': accepted } : {}),
      ...(encoding ? { 'accept-encoding': encoding } : {}),
      ...(cookie ? { cookie } : {}),
      ...wanted.headers,
    }
    const spoken = stored ?? browser
    return { method: 'GET', person: undefined, mayBeKept: false, language: spoken, ...wanted, headers }
  }
  const page = (): Asked => {
    const path = one(addresses.pages)
    if (draw() < 0.15) {
      const language = one(['en', 'am'] as const)
      return reader({ path: `${path}?lang=${language}`, language, mayBeKept: true })
    }
    return reader({ path, method: draw() < 0.03 ? 'HEAD' : 'GET', mayBeKept: true })
  }
  const ofPerson = (): Asked => {
    const person = one(people)
    const path = draw() < 0.5 ? one(addresses.pages) : one(['/api/session', '/api/dashboard', '/profile'])
    const asked = reader({ path, person })
    return {
      ...asked,
      headers: { ...asked.headers, cookie: `language=am; ${person.cookie}` },
      language: 'am',
    }
  }
  const write = (): Asked =>
    reader({
      path: addresses.vote,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
  const shares: readonly [number, () => Asked][] = [
    [0.62, page],
    [0.74, () => reader({ path: one(addresses.api), mayBeKept: true })],
    [0.84, () => reader({ path: one(addresses.files), mayBeKept: true })],
    [0.94, ofPerson],
    [0.96, () => reader({ path: `/blogs/missing-${Math.floor(draw() * 1e6)}` })],
    [0.98, () => reader({ path: `/search?q=w${Math.floor(draw() * 1e6)}` })],
    [1, write],
  ]
  return (): Asked => {
    const at = draw()
    const [, make] = shares.find(([until]) => at < until) ?? [1, page]
    return make()
  }
}
