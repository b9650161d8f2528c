import type { TestBrowser } from '#app/server/test-app.ts'
import type { SearchHit, SearchResults } from '#features/search/contract.ts'
import type { Answer } from './quality.ts'
import type { Query } from './relevance.ts'

/** Asks every query over the API, in the reader's language, one after the other. */
export async function askAll(browser: TestBrowser, queries: readonly Query[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const { kind, words, language, expects } of queries)
    answers.push({ kind, expects, hits: await hitsFor(browser, words, language) })
  return answers
}

/** The addresses of the first hits, as the queries name items. */
async function hitsFor(browser: TestBrowser, words: string, language: string): Promise<string[]> {
  const query = new URLSearchParams({ lang: language, q: words })
  const { status, json, text } = await browser.get<SearchResults>(`/api/search?${query}`)
  if (status !== 200) throw new Error(`«${words}» was answered with ${status}: ${text}`)
  return json.items.map(addressOf)
}

/** A lesson's slug begins with its course's; the queries name it as the starter content does, without. */
export function addressOf({ kind, parent, slug }: Pick<SearchHit, 'kind' | 'parent' | 'slug'>): string {
  return parent === null ? `${kind}/${slug}` : `${kind}/${parent}/${slug.replace(`${parent}-`, '')}`
}
