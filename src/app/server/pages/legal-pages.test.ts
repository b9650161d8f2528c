import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { identityForms } from '#features/identity/server/forms.ts'
import type { OwnAcceptances } from '#features/legal/contract.ts'
import { defaultCalendar, formatDate } from '#platform/dates/calendar.ts'
import { dayOfInstant } from '#platform/dates/ethiopian-dates.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'
import { readPage } from '../test-page.ts'

let site: TestApp
let editor: TestBrowser

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'http://localhost:3000' })
  const author = await startAuthoring(site)
  editor = author.browser
  for (const page of [titles, { en: 'Privacy policy', am: 'የግላዊነት መመሪያ' }])
    await author.post('page', page, { body: 'The first words.' })
})
afterAll(() => site.close())

const titles: Record<Language, string> = { en: 'Terms of service', am: 'የአገልግሎት ውሎች' }

const words: Record<Language, { accepts: string; read: string; versions: string; number: string }> = {
  en: {
    accepts: 'By creating an account you accept:',
    read: 'Worth reading first:',
    versions: 'Versions of this text',
    number: 'Version 1',
  },
  am: {
    accepts: 'መለያ ሲከፍቱ በእነዚህ ይስማማሉ፦',
    read: 'አስቀድመው ቢያነቧቸው ጥሩ ነው፦',
    versions: 'የዚህ ጽሑፍ እትሞች',
    number: 'እትም 1',
  },
}

describe.each(languages)('in %s', (language) => {
  const { accepts, read, versions } = words[language]

  test('without a version the form of registration asks for nothing and leads to the texts', async () => {
    const { page, text } = await readPage(site, paths.register, language)
    expect(text).toContain(read)
    expect(text).not.toContain(accepts)
    expect(page).toContain(`href="${paths.termsOfService}"`)
    expect((await readPage(site, paths.termsOfService, language)).text).not.toContain(versions)
    expect((await readPage(site, `${paths.termsOfService}?version=1`, language)).status).toBe(404)
  })
})

describe('with a version in force', () => {
  beforeAll(async () => {
    const summary = { en: 'How it began.', am: 'አጀማመሩ።' }
    const wish = { version: 1, effectiveOn: dayOfInstant(site.services.clock()), summary, mustAccept: true }
    const { status } = await editor.send('POST', '/api/admin/legal/terms-of-service/versions', wish)
    expect(status).toBe(201)
  })

  test.each(languages)(
    'in %s its words are at an address of their own, and the page lists it',
    async (language) => {
      const { versions, number } = words[language]
      const now = await readPage(site, paths.termsOfService, language)
      expect(now.text).toContain(versions)
      expect(now.text).toContain(language === 'en' ? 'How it began.' : 'አጀማመሩ።')
      expect(now.page).toContain(`href="${paths.termsOfService}?version=1"`)
      const kept = await readPage(site, `${paths.termsOfService}?version=1`, language)
      expect([kept.status, kept.text.includes(titles[language]), kept.text.includes(number)]).toEqual([
        200,
        true,
        true,
      ])
      // In the calendar of the language. The text of a page is read with plain spaces.
      const date = formatDate(site.services.clock(), language, defaultCalendar(language))
      expect(kept.text).toContain(date.replace('\u00a0', ' '))
      expect(kept.head).toContain('noindex')
      for (const wrong of ['2', 'x', '', '-1', '1.5'])
        expect((await readPage(site, `${paths.termsOfService}?version=${wrong}`, language)).status).toBe(404)
      expect((await readPage(site, paths.privacyPolicy, language)).text).not.toContain(versions)
    },
  )

  test.each(languages)(
    'in %s who registers without a script accepts what the form leads to',
    async (language) => {
      const { page, text } = await readPage(site, paths.register, language)
      expect(text).toContain(words[language].accepts)
      expect(page).toContain(`href="${paths.termsOfService}?version=1"`)
      const shown = /name="accepts" value="([^"]*)"/.exec(page)?.[1] ?? ''
      expect(shown).toBe('terms-of-service:1')
      const typed = { email: `${language}@example.com`, displayName: 'Somebody', accepts: shown }
      const wish = identityForms
        .find(({ path }) => path === paths.register)
        ?.ask({
          field: (name) => ({ ...typed, password: 'a kettle sings at dawn' })[name] ?? '',
          fields: () => [],
          address: new URL('http://localhost:3000/register'),
          language,
        })
      const browser = site.browser()
      await browser.send('POST', wish?.path ?? '', wish?.body)
      const { accepted } = (await browser.get<OwnAcceptances>('/api/legal/acceptances')).json
      expect(accepted).toMatchObject([{ document: 'terms-of-service', version: 1, language }])
    },
  )
})

describe('a page of the site itself that nobody has published', () => {
  const ownPages = [paths.about, paths.privacyPolicy, paths.termsOfService, paths.disclaimer]
  const told: Record<Language, string> = {
    en: 'Nothing is published here at the moment.',
    am: 'በአሁኑ ጊዜ እዚህ ይፋ የሆነ ጽሑፍ የለም።',
  }

  test.each(languages)('is there, says so and is not to be found, in %s', async (language) => {
    const bare = await createTestApp()
    for (const path of ownPages) {
      const { status, head, text } = await readPage(bare, path, language)
      expect([path, status, text.includes(told[language])]).toEqual([path, 200, true])
      expect(head).toContain('<meta name="robots" content="noindex"')
      expect(head).not.toContain('rel="canonical"')
    }
    await bare.close()
  })

  test('is filled by an administrator who gives a page its address', async () => {
    const bare = await createTestApp()
    const author = await startAuthoring(bare)
    const { id } = await author.post('page', { en: 'Who we are' }, { body: 'Three people in Adama.' })
    await author.change(id, { slug: 'about' })
    const { text, head } = await readPage(bare, paths.about)
    expect(text).toContain('Three people in Adama.')
    expect(head).not.toContain('noindex')
    await bare.close()
  })
})
