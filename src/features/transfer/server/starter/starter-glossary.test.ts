import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp, TestBrowser } from '#app/server/test-app.ts'
import type { Article } from '#content/contract.ts'
import type { Glossary } from '#features/glossary/contract.ts'
import { languages } from '#platform/languages.ts'
import { createStarterApp } from './test-starter-app.ts'

let site: TestApp
let guest: TestBrowser

beforeAll(async () => {
  site = await createStarterApp()
  guest = site.browser()
})

afterAll(() => site.close())

describe.each(languages)('the glossary of the starter in %s', (lang) => {
  const fewest = 150
  const listTerms = async () => {
    const { json } = await guest.get<Glossary>(`/api/terms?lang=${lang}`)
    return json.letters.flatMap(({ terms }) => terms)
  }

  test('has at least 150 terms on one page, each with a definition in this language', async () => {
    const terms = await listTerms()
    expect(terms.length).toBeGreaterThanOrEqual(fewest)
    expect(new Set(terms.map(({ slug }) => slug)).size).toBe(terms.length)
    expect(terms.filter(({ language, excerpt }) => language !== lang || excerpt.trim() === '')).toEqual([])
  })

  test('is led to by every text that is read from beginning to end', async () => {
    const known = new Set((await listTerms()).map(({ slug }) => slug))
    const { text: map } = await guest.get('/sitemap.xml')
    const addresses = [...map.matchAll(/<loc>[^<]*\/(blogs|learn)\/([^<?]+)<\/loc>/g)]
    const texts = new Set(addresses.map(([, list, slug]) => `/api/${list}/${slug}?lang=${lang}`))
    expect(texts.size).toBeGreaterThanOrEqual(20)
    for (const address of texts) {
      const { json } = await guest.get<{ article: Article }>(address)
      const terms = [...json.article.html.matchAll(/href="\/glossary\/([\w-]+)/g)].map(
        ([, slug = '']) => slug,
      )
      expect(terms.length, address).toBeGreaterThan(0)
      expect(terms.filter((slug) => !known.has(slug))).toEqual([])
    }
  })
})
