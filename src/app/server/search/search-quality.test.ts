import path from 'node:path'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress, signInAs } from '../test-accounts.ts'
import type { TestApp, TestBrowser } from '../test-app.ts'
import { readStarter } from '#features/transfer/server/starter/read-starter.ts'
import { createStarterApp } from '#features/transfer/server/starter/test-starter-app.ts'
import type { SearchResults } from '#features/search/contract.ts'
import { searchKinds } from '#features/search/search-kinds.ts'
import { askAll } from '../../../../bench/search/ask.ts'
import { mean, recallAt10, reciprocalRank } from '../../../../bench/search/quality.ts'
import { narrowAnswers, readRelevance } from '../../../../bench/search/relevance.ts'
import { searchPairs, vainQueries } from './test-search-pairs.ts'

let site: TestApp
let guest: TestBrowser

beforeAll(async () => {
  site = await createStarterApp()
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

test.each(['en', 'am'] as const)('who types in %s what a term is not called finds the term', async (lang) => {
  const missed: string[] = []
  for (const [slug, names] of await rejectedNames(lang)) {
    for (const name of names) {
      const hits = await find(lang, name)
      if (!hits.includes(`term/${slug}`)) missed.push(`${name}: ${hits.slice(0, 3).join(', ')}`)
    }
  }
  expect(missed).toEqual([])
})

/**
 * A little below what search reaches with these queries, so that no change loses a kind unnoticed. Of queries that nothing answers,
 * five in forty-three are answered with something all the same.
 */
const floor = { recall: 0.905, reciprocalRank: 0.905, recallOfKind: 0.85, nothingOfNothing: 0.88 }

test('a member finds what the queries with known answers expect, of every kind', async () => {
  const { browser } = await signInAs(site, { role: 'user' })
  const all = narrowAnswers(await readRelevance('improved'), new Set(searchKinds))
  // Every third query tells as much, and takes a third of the time; of what nothing answers there are too few to choose from.
  const thirds = all.filter((_, index) => index % 3 === 0)
  const answers = await askAll(browser, thirds)
  expect(mean(answers.map(recallAt10))).toBeGreaterThanOrEqual(floor.recall)
  expect(mean(answers.map(reciprocalRank))).toBeGreaterThanOrEqual(floor.reciprocalRank)
  const ofKinds = Map.groupBy(answers, (answer) => answer.kind)
  ofKinds.delete('nothing')
  for (const [kind, ofKind] of ofKinds)
    expect(mean(ofKind.map(recallAt10)), kind).toBeGreaterThanOrEqual(floor.recallOfKind)
  const vain = await askAll(
    browser,
    all.filter(({ kind }) => kind === 'nothing'),
  )
  expect(mean(vain.map(recallAt10)), 'nothing').toBeGreaterThanOrEqual(floor.nothingOfNothing)
}, 180_000)

test('there are at least 120 pairs, half of them in Amharic', () => {
  expect(searchPairs.en.length + searchPairs.am.length).toBeGreaterThanOrEqual(120)
  expect(searchPairs.am.length).toBeGreaterThanOrEqual(60)
})

test.each(vainQueries)('nothing is found for %s', async (query) => {
  expect(await find('en', query)).toEqual([])
})

/** By the address of the term: what texts of the starter content do not call it. */
async function rejectedNames(lang: string): Promise<[string, string[]][]> {
  const { items } = await readStarter(path.join(import.meta.dirname, '../../../../starter'))
  return items.map(({ slug, texts }) => {
    const names = texts.find(({ language }) => language === lang)?.fields.avoid
    return [slug, z.array(z.string()).parse(names ?? [])]
  })
}
