import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { Item } from '#content/contract.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { numberQuestion, questionOf } from '#features/questions/server/test-questions.ts'
import { paths } from '#platform/paths.ts'
import type { Language } from '#platform/languages.ts'
import type { TestBrowser } from '../test-app.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import { renderPage } from '../render.tsx'

const origin = 'http://localhost:3000'

/** Words that only answers may bring: long enough to be in no random id by chance. */
const secrets = /zanzibar|kilimanjaro|31,415,926|31415926|isRight|"explanation"|የሚስጥር/i
/** Words of the question for quizzes, which nobody but editors may see at all. */
const quizWords = /bagamoyo|quizhidden/i

const exercise = questionOf(
  'Which of them keeps to a limit?',
  [
    { id: 'aaaa', words: 'The first order', isRight: true, why: 'Because of zanzibar.' },
    { id: 'bbbb', words: 'The second order', why: 'Not at all, says kilimanjaro. የሚስጥር' },
  ],
  'In all, zanzibar.',
)
const forQuizzes = questionOf('Where is bagamoyo?', [
  { id: 'aaaa', words: 'By the sea, quizhidden', isRight: true },
  { id: 'bbbb', words: 'In the hills, quizhidden' },
])

let site: TestSite
let author: Author
let items: { exercise: Item; number: Item; quiz: Item; page: Item; post: Item }

beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '10000', PUBLIC_URL: origin })
  author = await startAuthoring(site)
  const post = (title: string, form: string, body: BlockDocument, use = 'practice') =>
    author.post('question', { en: title, am: `${title} ሁለት` }, { details: { form, use }, body })
  const exercised = await post('A limit', 'single', exercise)
  const number = await post('A sum', 'number', numberQuestion('How much is it?', { value: '31,415,926' }))
  const quiz = await post('Kept for later', 'single', forQuizzes, 'quiz')
  const ask = ({ id }: Item) => ({ type: 'selfCheck' as const, attrs: { questionId: id } })
  const body = documentOf(paragraph('Words before.'), ask(exercised), ask(number), ask(quiz))
  items = {
    exercise: exercised,
    number,
    quiz,
    page: await author.post('learn', { en: 'Limits explained', am: 'ስለ ገደብ' }, { body }),
    post: await author.post('blog', { en: 'Limits in the news', am: 'ገደብ በዜና' }, { body }),
  }
})

afterAll(() => site.close())

async function render(path: string, language: Language): Promise<string> {
  const { page, head } = await renderPage({
    url: `${origin}${path}`,
    language,
    fetch: async (path, init) => {
      const request = new Request(new URL(path, origin), init)
      request.headers.set('accept-language', language)
      return site.app.fetch(request)
    },
  })
  return `${head}${page}`
}

interface Document {
  paths: Record<string, { get?: { parameters?: { name: string; in: string; required?: boolean }[] } }>
}

/** Every address of the API that can be asked for, about each of the items and by the words of the secrets. */
async function addresses(): Promise<string[]> {
  const { json } = await site.browser().get<Document>('/api/openapi.json')
  const names = Object.values(items).flatMap(({ id, slug }) => [id, slug])
  const kinds = ['question', 'learn', 'blog']
  return Object.entries(json.paths).flatMap(([path, { get }]) => {
    if (!get) return []
    const queries = [
      'lang=en',
      'lang=am',
      ...['zanzibar', 'kilimanjaro', 'bagamoyo'].map((q) => `lang=en&q=${q}`),
    ]
    const filled = path.includes('{')
      ? names.flatMap((name) =>
          kinds.map((kind) => path.replace('{kind}', kind).replaceAll(/\{\w+\}/g, name)),
        )
      : [path]
    const takesWords = get.parameters?.some(({ name }) => name === 'q')
    return [...new Set(filled)].flatMap((one) =>
      queries.slice(0, takesWords ? undefined : 2).map((query) => `${one}?${query}`),
    )
  })
}

describe('what is right, and why, reaches nobody before the answer is in', () => {
  test('by no address of the API, as a guest or as a member', async () => {
    const asked = await addresses()
    expect(asked).toContain(`/api/questions/${items.exercise.slug}?lang=en`)
    const readers: Record<string, TestBrowser> = {
      guest: site.browser(),
      member: (await site.join('curious@example.com')).browser,
    }
    const breaches: string[] = []
    let answered = 0
    for (const [who, browser] of Object.entries(readers))
      for (const address of asked) {
        const { status, text } = await browser.get(address)
        if (status < 300) answered++
        const isSpec = address.startsWith('/api/openapi.json')
        const said = withoutQuery(text)
        if (!isSpec && (secrets.test(said) || quizWords.test(said))) breaches.push(`${who} ${address}`)
      }
    expect(breaches).toEqual([])
    expect(answered).toBeGreaterThan(40)
  })

  test('by no page, feed or sitemap', async () => {
    const { slug } = items.exercise
    const pages = [
      paths.home,
      paths.learn,
      paths.blogs,
      paths.learnItem(items.page.slug),
      paths.blog(items.post.slug),
      paths.question(slug),
      paths.question(items.number.slug),
    ]
    for (const language of ['en', 'am'] as const)
      for (const path of pages) {
        const html = await render(path, language)
        expect(html, path).not.toMatch(secrets)
        expect(html, path).not.toMatch(quizWords)
      }
    expect(await render(paths.learnItem(items.page.slug), 'en')).toContain('Which of them keeps to a limit?')
    const { text: map } = await site.browser().get('/sitemap.xml')
    expect(map).not.toContain('/questions/')
    for (const feed of [paths.feed('en'), paths.feed('am'), paths.feed('en', 'glossary')]) {
      const { status, text } = await site.browser().get(feed)
      expect([status, secrets.test(text), quizWords.test(text)], feed).toEqual([200, false, false])
    }
    // A feed says that something is asked, and where.
    const { text: feed } = await site.browser().get(paths.feed('en'))
    expect(feed).toContain(`${origin}${paths.blog(items.post.slug)}?lang=en#q-${items.exercise.id}"`)
    expect(feed).not.toContain(`#q-${items.quiz.id}`)
  })

  test('a question for quizzes is refused in every way, also when a text asks it', async () => {
    const guest = site.browser()
    const { id, slug } = items.quiz
    expect((await guest.get(`/api/questions/${slug}`)).status).toBe(404)
    const answer = { answer: { form: 'single', chosen: ['aaaa'] } }
    expect((await guest.send('POST', `/api/questions/${id}/answers`, answer)).status).toBe(404)
    const { text } = await guest.get(`/api/learn/${items.page.slug}?lang=en`)
    expect(text).toContain('Which of them keeps to a limit?')
    expect(text).not.toMatch(quizWords)
  })

  test('the answer itself brings them', async () => {
    const answer = { answer: { form: 'single', chosen: ['bbbb'] } }
    const { text } = await site.browser().send('POST', `/api/questions/${items.exercise.id}/answers`, answer)
    expect(text).toMatch(/zanzibar/)
  })
})

/** What was looked for may be said again; only what is found counts. */
function withoutQuery(text: string): string {
  return text.replaceAll(/"(?:q|query|words)":"[^"]*"/g, '')
}
