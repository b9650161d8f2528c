import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPage } from '#app/server/render.tsx'
import type { TestBrowser } from '#app/server/test-app.ts'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { ItemOf } from '#content/kind-item.ts'
import { documentOf, ofKind, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { questionForms } from '#features/questions/contract.ts'
import { numberQuestion, questionOf } from '#features/questions/server/test-questions.ts'
import { postQuiz, secret, takerOf, type right } from '#features/quizzes/server/test-quizzes.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

/** Which of two places of a picture is right, told in words beside them. */
function pointQuestion(): BlockDocument {
  const why = { type: 'explanation' as const, content: [paragraph(secret)] }
  const places = ['c1aa', 'c2bb'].map((id, index) => ({
    type: 'choice' as const,
    attrs: { id, isRight: index === 0, area: { x: index * 50, y: 0, width: 49, height: 100 } },
    content: [paragraph(`Place ${id}`), why],
  }))
  const picture = {
    type: 'figureImage' as const,
    attrs: { mediaId: 'none', alt: 'A lamp', caption: '' },
  }
  return documentOf(paragraph('Where?'), picture, ...places, why)
}

/** A page as the server sends it to who is signed in there. */
async function render(
  { cookies }: TestBrowser,
  { path, language }: { path: string; language: Language },
): Promise<{ text: string }> {
  const origin = 'http://localhost'
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { head, page } = await renderPage({
    url: `${origin}${path}`,
    language,
    fetch: async (address, init) => {
      const request = new Request(new URL(address, origin), init)
      request.headers.set('cookie', cookie)
      return site.app.fetch(request)
    },
  })
  expect(page).toContain('<main')
  return { text: `${head}${page}` }
}

test('no answer and no page of the server holds what is right, or why, before the end of an attempt', async () => {
  const items: ItemOf<'question'>[] = []
  const post = async (form: string, body: Parameters<typeof author.save>[2]['body']) =>
    items.push(
      ofKind(
        'question',
        await author.post(
          'question',
          { en: `A ${form} question`, am: `ጥያቄ ${form}` },
          { details: { form, use: 'quiz' }, body },
        ),
      ),
    )
  const choices = ['c1aa', 'c2bb', 'c3cc'].map((id) => ({ id, words: `Say ${id}`, why: secret }))
  await post(
    'single',
    questionOf('One of them', [{ ...choices[0]!, isRight: true }, ...choices.slice(1)], secret),
  )
  await post(
    'multiple',
    questionOf(
      'Some',
      choices.map((one) => ({ ...one, isRight: one.id !== 'c1aa' })),
      secret,
    ),
  )
  await post('order', questionOf('In order', choices, secret))
  await post(
    'match',
    questionOf(
      'In pairs',
      choices.map((one) => ({ ...one, counterpart: { id: `x${one.id}`, words: `To ${one.id.length}` } })),
      secret,
    ),
  )
  await post(
    'truth',
    questionOf(
      'Is it so?',
      choices.slice(0, 2).map((one, index) => ({ ...one, isRight: index === 1 })),
      secret,
    ),
  )
  await post('point', pointQuestion())
  expect(items.map(({ details }) => details.form).toSorted()).toEqual(
    questionForms.filter((form) => form !== 'number').toSorted(),
  )
  await post('number', numberQuestion('How much?', { value: '4711.25', unit: 'birr' }))
  const quiz = await postQuiz(
    author,
    items.map(({ id }) => id),
    { limitMinutes: 30 },
  )
  const member = await takerOf(site, quiz, 'searches@example.com')

  const said: string[] = []
  const ask = async <T extends { text: string }>(answer: Promise<T>) => {
    const got = await answer
    said.push(got.text)
    return got
  }
  await ask(member.overview())
  const { json } = await ask(member.start())
  for (const lang of ['en', 'am']) await ask(member.read(json.id, lang))
  for (const { position, question } of json.questions) {
    const chosen = question!.choices.map(({ id }) => id)
    const answer = {
      single: { form: 'single', chosen: ['c2bb'] },
      multiple: { form: 'multiple', chosen },
      truth: { form: 'truth', chosen: ['c2bb'] },
      point: { form: 'point', at: { chosen: 'c2bb' } },
      order: { form: 'order', order: chosen },
      match: { form: 'match', matches: chosen.map((left) => ({ left, right: `x${left}` })) },
      number: { form: 'number', number: '1' },
    }[question!.form as 'single']
    await ask(member.give(json.id, position, answer as typeof right))
    await ask(member.give(json.id, position, { form: 'number', number: '2' }))
  }
  await ask(member.start())
  const { course, lesson } = quiz
  for (const path of [paths.quiz(course.slug, lesson.slug), paths.quizAttempt(json.id)])
    for (const language of ['en', 'am'] as const) await ask(render(member.browser, { path, language }))
  for (const path of [
    `/api/questions/${items[0]!.id}`,
    `/api/questions/${items[0]!.slug}?lang=am`,
    `/api/courses/${quiz.course.id}`,
    `/api/courses/${quiz.course.id}/lessons/${quiz.lesson.id}`,
    `/api/search?q=question`,
    `/api/search?q=${encodeURIComponent(secret)}`,
    `/api/users/${member.uid}/export`,
    `/api/admin/quizzes/${quiz.lesson.id}/trial`,
    `/api/admin/items/${items[0]!.id}`,
  ])
    await ask(member.browser.get(path))
  await ask(
    member.browser.send('POST', `/api/questions/${items[0]!.id}/answers`, {
      answer: { form: 'single', chosen: ['c1aa'] },
    }),
  )
  for (const text of said) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain('4711.25')
    expect(text).not.toMatch(/"(isRight|isRightlyAnswered|explanation|score)":(?!null)|"right":\{/)
  }
  const order = json.questions.find(({ question }) => question!.form === 'order')!
  expect(order.question!.choices.map(({ id }) => id).toSorted()).toEqual(['c1aa', 'c2bb', 'c3cc'])

  const { text } = await member.end(json.id)
  expect(text).toContain(secret)
  expect(text).toContain('4711.25')
})
