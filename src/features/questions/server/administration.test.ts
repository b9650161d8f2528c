import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { keepMissingTitles } from '#content/items/server/titles.ts'
import { systemContext } from '#platform/server/context.ts'
import { numberQuestion, questionOf } from './test-questions.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const asked = questionOf('Which?', [
  { id: 'aaaa', words: 'This', isRight: true, why: 'So it is.' },
  { id: 'bbbb', words: 'That' },
])

const answers = [
  { id: 'aaaa', words: 'Sameanswer one', isRight: true },
  { id: 'bbbb', words: 'Sameanswer two' },
]

async function put(title: string, details: Record<string, string>, body: BlockDocument = asked) {
  return author.post('question', { en: title }, { details, body })
}

test('the table is filtered by where a question is asked and what for', async () => {
  await put('Plain', {})
  await put('Practised', { use: 'practice', form: 'multiple' })
  await put('Examined', { use: 'quiz' })
  const number = numberQuestion('How many?', { value: '3' })
  await put('Counted', { use: 'quiz', form: 'number' }, number)
  const found = async (query: string) => {
    const address = `/api/admin/items?kind=question&sort=title&lang=en${query}`
    const { json } = await author.browser.get<{ items: { editions: { title: string }[] }[] }>(address)
    return json.items.map(({ editions }) => editions[0]?.title)
  }
  // What nobody set is what it means.
  expect(await found('&use=practice')).toEqual(['Plain', 'Practised'])
  expect(await found('&use=quiz')).toEqual(['Counted', 'Examined'])
  expect(await found('&form=single')).toEqual(['Examined', 'Plain'])
  expect(await found('&use=quiz&form=number')).toEqual(['Counted'])
  expect(await found('&use=quiz&form=nothing')).toEqual([])
  const elsewhere = await author.browser.get<{ items: unknown[] }>('/api/admin/items?kind=blog&use=quiz')
  expect([elsewhere.status, elsewhere.json.items]).toEqual([200, []])
})

test('editors find a question by what it asks in either language, as it stands now', async () => {
  const { id } = await put('Untold', {}, questionOf('Which debenture matures soonest?', answers))
  await author.save(id, 'am', { title: 'ያልተነገረ', body: questionOf('የትኛው ቦንድ ይቀድማል?', answers) })
  const found = async (words: string) => {
    const address = `/api/admin/items?kind=question&lang=en&q=${encodeURIComponent(words)}`
    const { json } = await author.browser.get<{ items: { id: string }[] }>(address)
    return json.items.map((one) => one.id)
  }
  const everything = ['debenture', 'matures untold', 'ቦንድ', 'untold']
  for (const words of everything) expect([words, await found(words)]).toEqual([words, [id]])
  // What can be answered is much the same in many.
  expect(await found('sameanswer')).toEqual([])
  await site.services.connection.db
    .updateTable('items')
    .set({ titlesVersion: 1 })
    .where('id', '=', id)
    .execute()
  expect(await keepMissingTitles(systemContext(site.services, 'test'))).toBe(1)
  for (const words of everything) expect([words, await found(words)]).toEqual([words, [id]])
  await author.save(id, 'en', { title: 'Untold', body: questionOf('Which warrant ends soonest?', answers) })
  expect([await found('debenture'), await found('warrant')]).toEqual([[], [id]])
})

test('parts of a question keep every other text from being published', async () => {
  const { id } = await author.start('blog', 'No exercise')
  await author.save(id, 'en', {
    title: 'No exercise',
    body: documentOf(paragraph('Words.'), ...asked.content),
  })
  const refused = await author.publish(id, 'en')
  expect(refused.status).toBe(422)
  // In reading order: the words, what was asked, a choice with its words and its explanation, the other choice.
  expect(refused.json.fields).toEqual({
    'body.2.part': 'not_here',
    'body.4.part': 'not_here',
    'body.6.part': 'not_here',
  })
})

test('a text that asks what is kept for quizzes is warned of, and asks what anybody may practise without a word', async () => {
  const [kept, open] = [await put('Kept', { use: 'quiz' }), await put('Open', {})]
  const { id } = await author.start('blog', 'Asks')
  const asks = [kept, open].map(({ id }) => ({ type: 'selfCheck', attrs: { questionId: id } }) as const)
  await author.save(id, 'en', { title: 'Asks', body: documentOf(paragraph('Words.'), ...asks) })
  const { json } = await author.browser.get<{ items: { code: string; place: { block: number } }[] }>(
    `/api/admin/items/${id}/editions/en/findings`,
  )
  const found = json.items.filter(({ code }) => code === 'exercise.kept_for_quizzes')
  expect(found.map(({ place }) => place.block)).toEqual([1])
})

test('a member takes home which exercises they met, and how they went', async () => {
  const member = await site.join('meets@example.com')
  const question = await put('Met', {})
  for (const chosen of ['bbbb', 'aaaa'])
    await member.browser.send('POST', `/api/questions/${question.id}/answers`, {
      answer: { form: 'single', chosen: [chosen] },
    })
  const { text } = await member.browser.get(`/api/users/${member.uid}/export`)
  const at = expect.any(String) as string
  expect(JSON.parse(text).exercises).toEqual([
    { question: question.slug, times: 2, rightTimes: 1, lastScore: 100, firstAt: at, lastAt: at },
  ])
})
