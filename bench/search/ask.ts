import type { TestBrowser } from '#app/server/test-app.ts'
import type { SearchHit, SearchResults } from '#features/search/contract.ts'
import type { Answer } from './quality.ts'
import type { Query } from './relevance.ts'

export interface AskedAnswer extends Answer {
  /** What was read to fill ten places and is counted neither as right nor as wrong. */
  passedOver: readonly string[]
}

/**
 * Asks every query over the API, in the reader's language, one after the other. Lessons that no query expects were written after
 * the queries were judged: nobody has said whether they answer, so they are passed over.
 */
export async function askAll(browser: TestBrowser, queries: readonly Query[]): Promise<AskedAnswer[]> {
  const judged = new Set(queries.flatMap(({ expects }) => expects))
  const isJudged = (hit: string) => !hit.startsWith('lesson/') || judged.has(hit)
  const answers: AskedAnswer[] = []
  for (const query of queries) {
    const { kind, expects } = query
    const [first, hasNext] = await hitsFor(browser, query, 1)
    const known = first.filter(isJudged)
    const isShort = known.length < first.length && hasNext
    const [second] = isShort ? await hitsFor(browser, query, 2) : [[]]
    const passedOver = [...first, ...second].filter((hit) => !isJudged(hit))
    answers.push({ kind, expects, hits: [...known, ...second.filter(isJudged)].slice(0, 10), passedOver })
  }
  return answers
}

/** The addresses of a page of hits, as the queries name items, and whether more follow. */
async function hitsFor(
  browser: TestBrowser,
  { words, language }: Query,
  page: number,
): Promise<[hits: string[], hasNext: boolean]> {
  const query = new URLSearchParams({ lang: language, q: words, page: String(page) })
  const { status, json, text } = await browser.get<SearchResults>(`/api/search?${query}`)
  if (status !== 200) throw new Error(`«${words}» was answered with ${status}: ${text}`)
  return [json.items.map(addressOf), json.hasNext]
}

/** A lesson's slug begins with its course's; the queries name it as the starter content does, without. */
export function addressOf({ kind, parent, slug }: Pick<SearchHit, 'kind' | 'parent' | 'slug'>): string {
  return parent === null ? `${kind}/${slug}` : `${kind}/${parent}/${slug.replace(`${parent}-`, '')}`
}
