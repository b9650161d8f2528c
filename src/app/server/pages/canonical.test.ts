import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { numberQuestion } from '#features/questions/server/test-questions.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { readPage } from '../test-page.ts'

const origin = 'http://localhost:3000'
let site: TestApp
let map: string

const published: [path: string, publishedIn: readonly Language[]][] = [
  [paths.home, languages],
  [paths.about, languages],
  [paths.contact, languages],
  [paths.blogs, languages],
  [paths.blog('both'), languages],
  [paths.blog('members'), languages],
  [paths.blog('english'), ['en']],
  [paths.blog('amharic'), ['am']],
  [paths.learn, languages],
  [paths.learnItem('both'), languages],
  [paths.resources, languages],
  [paths.resource('both'), languages],
  [paths.faq, languages],
  [paths.privacyPolicy, languages],
  [paths.termsOfService, languages],
  [paths.disclaimer, languages],
]
/** Pages that can be found but that no sitemap needs. */
const entrances = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.secondStep,
  paths.search,
  paths.offline,
]
/** Addresses of one reader: what was looked for, and keys out of mails. */
const ofOneReader = [
  `${paths.search}?q=both`,
  `${paths.resetPassword}?token=x`,
  `${paths.verifyEmail}?token=x`,
  `${paths.register}?setup=x`,
]
const addresses = [...published, ...entrances.map((path) => [path, languages] as const)].flatMap(
  ([path, publishedIn]) =>
    languages.flatMap((reader) =>
      (['', ...languages] as const).map((asked) => ({ path, publishedIn, reader: asked || reader, asked })),
    ),
)

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: origin })
  const author = await startAuthoring(site)
  for (const kind of ['blog', 'learn', 'resource'] as const)
    await author.post(kind, { en: 'Both', am: 'ሁለቱም' }, { slug: 'both' })
  await author.post('blog', { en: 'Members', am: 'አባላት' }, { slug: 'members', access: 'signed-in' })
  await author.post('blog', { en: 'English' })
  await author.post('blog', { am: 'አማርኛ' }, { slug: 'amharic' })
  const details = { form: 'number', use: 'practice' }
  const body = numberQuestion('How much is it?', { value: '2' })
  await author.post('question', { en: 'A sum', am: 'ድምር' }, { slug: 'sum', details, body })
  for (const slug of ['about', 'contact', 'privacy-policy', 'terms-of-service', 'disclaimer'])
    await author.post('page', { en: 'A page', am: 'ገጽ' }, { slug })
  map = (await site.browser().get('/sitemap.xml')).text
})

afterAll(() => site.close())

test.each(addresses)(
  '$path, read in $reader, asked for "$asked": names one canonical address and its alternates',
  async ({ path, publishedIn, reader, asked }) => {
    const { status, head, page } = await readPage(site, `${path}${asked ? `?lang=${asked}` : ''}`, reader)
    expect(status).toBe(200)
    const shown = publishedIn.find((one) => one === reader) ?? publishedIn[0]
    const canonical = `${origin}${path}${asked ? `?lang=${shown}` : ''}`
    expect(attributes(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([canonical])
    expect(page).not.toContain('rel="canonical"')
    expect(attributes(head, /property="og:url" content="([^"]*)"/g)).toEqual([canonical])
    expect(alternatesIn(head)).toEqual(alternatesOf(path, publishedIn))
    expect(attributes(head, /<meta name="description" content="([^"]*)"/g)).toEqual([
      expect.stringMatching(/.{10}/),
    ])
    expect(head).not.toContain('noindex')
    for (const url of attributes(page, /"@type":"Article".*?"url":"([^"]*)"/g)) expect(url).toBe(canonical)
  },
)

test.each(languages)(
  'a question to try oneself on says in %s what it is, and that it stands in that language',
  async (language) => {
    const { head } = await readPage(site, `${paths.question('sum')}?lang=${language}`, language)
    const address = `${origin}${paths.question('sum')}?lang=${language}`
    expect(attributes(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address])
    expect(alternatesIn(head)).toEqual(alternatesOf(paths.question('sum'), [language]))
    const title = language === 'am' ? 'ድምር' : 'A sum'
    expect(attributes(head, /<meta name="description" content="([^"]*)"/g)).toEqual([
      expect.stringMatching(new RegExp(`.{10}: ?${title}$|.{10}፦ ?${title}$`)),
    ])
    expect(head).not.toContain('noindex')
  },
)

test.each(ofOneReader)('%s asks not to be listed and names no address', async (address) => {
  for (const language of languages) {
    const { head } = await readPage(site, address, language)
    expect(head).toContain('<meta name="robots" content="noindex"')
    expect(head).not.toContain('rel="canonical"')
  }
})

test.each(published)(
  'the sitemap lists every canonical address of %s with all its alternates',
  (path, publishedIn) => {
    for (const query of ['', ...publishedIn.map((language) => `?lang=${language}`)]) {
      const entries = map
        .match(/<url>.*?<\/url>/g)
        ?.filter((one) => one.includes(`<loc>${origin}${path}${query}</loc>`))
      expect(entries).toHaveLength(1)
      expect(alternatesIn(entries?.[0] ?? '')).toEqual(alternatesOf(path, publishedIn))
    }
    const others = languages.filter((language) => !publishedIn.includes(language))
    for (const language of others) expect(map).not.toContain(`<loc>${origin}${path}?lang=${language}</loc>`)
  },
)

test('the sitemap lists nothing that names another address canonical', async () => {
  const listed = attributes(map, /<loc>([^<]*)<\/loc>/g)
  expect(listed.length).toBeGreaterThan(40)
  for (const address of listed) {
    const { pathname, search, searchParams } = new URL(address)
    const language = searchParams.get('lang') === 'am' ? 'am' : 'en'
    const { head } = await readPage(site, pathname + search, language)
    expect(attributes(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address])
  }
})

function alternatesOf(path: string, publishedIn: readonly Language[]): string[] {
  const editions = publishedIn.map((language) => `${language} ${origin}${path}?lang=${language}`)
  return [...editions, `x-default ${origin}${path}`].sort()
}

function alternatesIn(markup: string): string[] {
  return [...markup.matchAll(/rel="alternate" href[lL]ang="([^"]*)" href="([^"]*)"/g)]
    .map(([, language, href]) => `${language} ${href}`)
    .sort()
}

function attributes(markup: string, pattern: RegExp): string[] {
  return [...markup.matchAll(pattern)].map(([, value = '']) => value)
}
