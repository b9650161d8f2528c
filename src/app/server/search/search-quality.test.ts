import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress } from '../test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'
import { loadStarterContent } from '#features/transfer/server/starter/load-starter.ts'
import { systemContext } from '#platform/server/context.ts'
import type { SearchResults } from '#features/search/contract.ts'
import { searchPairs, vainQueries } from './test-search-pairs.ts'

let site: TestApp
let guest: TestBrowser

beforeAll(async () => {
  site = await createTestApp({ STARTER_CONTENT: 'on' })
  await loadStarterContent(systemContext(site.services, 'starter'))
  guest = site.browser({ address: newAddress() })
}, 180_000)

afterAll(() => site.close())

async function find(lang: string, q: string): Promise<string[]> {
  const { status, json } = await guest.get<SearchResults>(
    `/api/search?lang=${lang}&q=${encodeURIComponent(q)}`,
  )
  expect(status).toBe(200)
  return json.items.map((hit) => `${hit.kind}/${hit.slug}`)
}

describe.each(['en', 'am'] as const)('what readers look for in %s', (lang) => {
  test('is found, and stands first', async () => {
    let [wanted, found, first] = [0, 0, 0]
    const misplaced: string[] = []
    for (const [query, ...answers] of searchPairs[lang]) {
      const hits = await find(lang, query)
      wanted += answers.length
      found += answers.filter((answer) => hits.includes(answer)).length
      // Precision: the first places, as many as there are answers, hold answers.
      const right = hits.slice(0, answers.length).filter((hit) => answers.includes(hit)).length
      first += right / answers.length
      if (right < answers.length) misplaced.push(`${query}: ${hits.slice(0, 4).join(', ') || 'nothing'}`)
    }
    const report = misplaced.join('\n')
    expect(found / wanted, report).toBeGreaterThanOrEqual(0.97)
    expect(first / searchPairs[lang].length, report).toBeGreaterThanOrEqual(0.95)
  })
})

test('there are at least 120 pairs, half of them in Amharic', () => {
  expect(searchPairs.en.length + searchPairs.am.length).toBeGreaterThanOrEqual(120)
  expect(searchPairs.am.length).toBeGreaterThanOrEqual(60)
})

test.each(vainQueries)('nothing is found for %s', async (query) => {
  expect(await find('en', query)).toEqual([])
})
