import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLanguage, languages, otherLanguage } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { TestApp } from '../test-app.ts'
import { createStarterApp } from '#features/transfer/server/starter/test-starter-app.ts'
import { readPage } from '../test-page.ts'

const origin = 'http://localhost:3000'
let site: TestApp

beforeAll(async () => {
  site = await createStarterApp({ PUBLIC_URL: origin })
})

afterAll(() => site.close())

/** What search engines are told of, the pages of the way in, searches with and without an answer, and a page that is not there. */
async function publicPages(): Promise<string[]> {
  const { text } = await site.browser().get('/sitemap.xml')
  const told = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const untold = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword, paths.verifyEmail]
  const searches = ['ገበያ', 'order', 'nothing-like-it'].map((words) => `${paths.search}?q=${words}`)
  return [...new Set([...told, ...untold, ...searches, `${paths.blogs}?q=scam`, '/no-such-page'])]
}

/** The links of a page that lead to pages of this site, with the language that each names. The switch names the other one. */
function linksOf(page: string) {
  const markup = page.replaceAll(/<script\b.*?<\/script>/gs, '')
  return [...markup.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = /\shref="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { pathname, search, origin: whose } = new URL(href, origin)
    const isPage = whose === origin && !/^\/(api|media|feeds)\//.test(pathname) && !href.startsWith('#')
    if (!isPage || / hrefLang="/i.test(tag)) return []
    return [{ href, named: new URLSearchParams(search).get('lang'), own: /\slang="(..)"/.exec(tag)?.[1] }]
  })
}

describe.each(languages)('where the address names %s', (language) => {
  test('every link of every public page names it too, but for a text found in the other language', async () => {
    for (const path of await publicPages()) {
      const { page } = await readPage(
        site,
        `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
        language,
      )
      const links = linksOf(page)
      expect(links.length, path).toBeGreaterThan(3)
      const lost = links.filter(({ named, own }) => named !== (isLanguage(own) ? own : language))
      expect(lost, path).toEqual([])
    }
  })

  test('forms that lead to a page send it along', async () => {
    for (const path of [paths.home, paths.blogs, paths.faq, paths.search, '/no-such-page']) {
      const { page } = await readPage(site, `${path}?lang=${language}`, language)
      const forms = [...page.matchAll(/<form\b(?![^>]*method="post").*?<\/form>/gs)].map(([form]) => form)
      expect(forms.length, path).toBeGreaterThan(0)
      for (const form of forms) expect(form, path).toContain(`name="lang" value="${language}"`)
    }
  })

  test('links of a page that names none leave the choice to the reader', async () => {
    for (const path of [paths.home, paths.blogs, paths.faq, `${paths.search}?q=order`]) {
      const { page } = await readPage(site, path, language)
      const named = linksOf(page).filter(({ named }) => named !== null)
      expect(
        named.filter(({ named }) => named !== otherLanguage(language)),
        path,
      ).toEqual([])
    }
  })
})
