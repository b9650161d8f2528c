import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { documentOf, paragraph, type Author } from '#content/server/test-authoring.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { startCarrying } from './test-archive.ts'

const sites: TestApp[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

async function newSite() {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  sites.push(site)
  const carrier = await startCarrying(site)
  return { carrier, author: carrier.author, guest: site.browser() }
}

const choice = (id: string, words: string, { isRight = false, why = '' } = {}): Block => ({
  type: 'choice',
  attrs: { id, isRight, area: null },
  content: [paragraph(words), { type: 'explanation', content: [paragraph(why)] }],
})
const exercise = documentOf(
  paragraph('Which of them?'),
  choice('k3f9', 'The first', { isRight: true, why: 'It comes first.' }),
  choice('p2xa', 'The second', { why: 'It does not.' }),
)

const putExercise = (author: Author) =>
  author.post('question', { en: 'Which', am: 'የቱ' }, { details: { form: 'single' }, body: exercise })

/** A site with a question and a post in both languages that asks it. */
async function fill(author: Author) {
  const question = await putExercise(author)
  const body = documentOf(paragraph('Before it.'), { type: 'selfCheck', attrs: { questionId: question.id } })
  return { question, post: await author.post('blog', { en: 'Lending', am: 'ማበደር' }, { body }) }
}

test('a whole site comes out of another one with the same bytes, questions and what is right included', async () => {
  const [from, to] = [await newSite(), await newSite()]
  const { question } = await fill(from.author)
  const zip = await from.carrier.takeOut()
  expect((await to.carrier.apply(zip)).status).toBe(200)
  expect((await to.carrier.takeOut()).equals(zip)).toBe(true)
  const answer = { answer: { form: 'single', chosen: ['k3f9'] } }
  const { json } = await to.guest.send<{ isRight: boolean }>(
    'POST',
    `/api/questions/${question.slug}/answers`,
    answer,
  )
  expect(json.isRight).toBe(true)
})

test('where the same question has another id, texts ask that one, also when the archive holds the text alone', async () => {
  for (const alone of [false, true]) {
    const [from, to] = [await newSite(), await newSite()]
    const { question, post } = await fill(from.author)
    const own = await putExercise(to.author)
    expect(own.id).not.toBe(question.id)
    const zip = await from.carrier.takeOut(alone ? `?ids=${post.id}` : '')
    expect((await to.carrier.apply(zip)).status).toBe(200)
    const { text } = await to.guest.get('/api/blogs/lending?lang=en')
    expect(text).toContain(`data-question=\\"${own.id}\\"`)
    expect(text).toContain('Which of them?')
    expect(text).not.toContain('It comes first')
  }
})

test('a text that comes to a site without the question is read without it', async () => {
  const [from, to] = [await newSite(), await newSite()]
  const { post } = await fill(from.author)
  expect((await to.carrier.apply(await from.carrier.takeOut(`?ids=${post.id}`))).status).toBe(200)
  const { text } = await to.guest.get('/api/blogs/lending?lang=en')
  expect(text).toContain('Before it.')
  expect(text).not.toContain('self-check')
})
