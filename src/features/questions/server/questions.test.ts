import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '#app/server/test-page.ts'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import { startAuthoring, type Author, type Problem } from '#content/server/test-authoring.ts'
import { systemContext } from '#platform/server/context.ts'
import type {
  AskedQuestion,
  GivenAnswer,
  MarkedAnswer,
  QuestionMeetings,
  ShownQuestion,
} from '../contract.ts'
import { answerQuestion } from './questions.ts'
import { numberQuestion, questionOf } from './test-questions.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const limitOrder = questionOf(
  'Hana buys at 250 birr at most. Which order says so?',
  [
    { id: 'k3f9', words: 'A limit order', isRight: true, why: 'Its limit is the secret of it.' },
    { id: 'p2xa', words: 'A market order', why: 'The secret is that any price will do.' },
  ],
  'The secret is out.',
)

async function put(
  details: Record<string, string>,
  body = limitOrder,
  titles: { en?: string; am?: string } = { en: 'Limits', am: 'ገደብ' },
) {
  return author.post('question', titles, { details, body })
}

const read = (id: string, lang = 'en') =>
  site.browser().get<AskedQuestion>(`/api/questions/${id}?lang=${lang}`)

const give = (id: string, answer: GivenAnswer, browser = site.browser(), headers = {}) =>
  browser.send<MarkedAnswer & Problem>('POST', `/api/questions/${id}/answers`, { answer }, headers)

describe('a question of practice', () => {
  test('is read by everybody, without what is right and why', async () => {
    const { id, slug } = await put({ form: 'single' })
    const { status, json, text } = await read(slug)
    expect(status).toBe(200)
    expect(json).toMatchObject({ id, form: 'single', title: 'Limits', language: 'en', counterparts: [] })
    expect(json.html).toContain('Hana buys')
    expect(json.choices.map((choice) => choice.html)).toEqual([
      '<p>A limit order</p>',
      '<p>A market order</p>',
    ])
    expect(text).not.toMatch(/secret|isRight|explanation/)
    expect((await read(id, 'am')).json).toMatchObject({ title: 'ገደብ', language: 'am' })
  })

  test('is marked, and says why of each choice', async () => {
    const { id } = await put({ form: 'single' })
    const right = await give(id, { form: 'single', chosen: ['k3f9'] })
    expect(right.json).toMatchObject({ score: 1, isRight: true, explanation: '<p>The secret is out.</p>' })
    expect(right.json.choices[0]).toEqual({
      id: 'k3f9',
      isChosen: true,
      isRightlyAnswered: true,
      explanation: '<p>Its limit is the secret of it.</p>',
    })
    const wrong = await give(id, { form: 'single', chosen: ['p2xa'] })
    expect(wrong.json).toMatchObject({ score: 0, isRight: false, right: { chosen: ['k3f9'] } })
  })

  test('of a number takes it in digits of today and in Ethiopic ones', async () => {
    const body = numberQuestion('5 shares at 250?', { value: '1,250', tolerance: '1', unit: 'birr' })
    const { id } = await put({ form: 'number' }, body)
    const { json, text } = await read(id)
    expect(json).toMatchObject({ unit: 'birr', choices: [] })
    expect(text).not.toContain('1,250')
    const { formHtml } = (await site.browser().get<ShownQuestion>(`/api/questions/${id}?lang=en`)).json
    const [, asked] = /id="([^"]+)"><p>5 shares at 250/.exec(formHtml) ?? []
    expect(formHtml).toContain(`maxlength="40" aria-describedby="${asked}"`)
    for (const number of ['1250', '1,250.5', '፲፪፻፶ ብር'])
      expect((await give(id, { form: 'number', number })).json.isRight).toBe(true)
    const wrong = await give(id, { form: 'number', number: '1300' })
    expect(wrong.json).toMatchObject({
      isRight: false,
      right: { number: '1,250' },
      explanation: '<p>It is 1,250.</p>',
    })
  })

  test('of a number takes decimals after a comma, in its own text as in an answer', async () => {
    const body = numberQuestion('What did a share cost?', { value: '104,50', tolerance: '0,125' })
    const { id } = await put({ form: 'number' }, body)
    const isRight = async (number: string) => (await give(id, { form: 'number', number })).json.isRight
    for (const number of ['104,5', '104.50 birr', '፻፬,፭', '104.625']) expect(await isRight(number)).toBe(true)
    for (const number of ['10450', '104,63', '229']) expect(await isRight(number)).toBe(false)
  })

  test('of an order and of pairs is shown mixed, always in the same way', async () => {
    const steps = ['aaaa', 'bbbb', 'cccc', 'dddd'].map((id) => ({ id, words: `Step ${id}` }))
    const order = await put({ form: 'order' }, questionOf('In which order?', steps))
    const shown = (await read(order.id)).json.choices.map(({ id }) => id)
    expect(shown).not.toEqual(steps.map(({ id }) => id))
    expect(shown.toSorted()).toEqual(steps.map(({ id }) => id))
    expect((await read(order.id)).json.choices.map(({ id }) => id)).toEqual(shown)
    const answered = await give(order.id, { form: 'order', order: steps.map(({ id }) => id) })
    expect(answered.json.isRight).toBe(true)

    const pairs = steps.map(({ id, words }) => ({
      id,
      words,
      counterpart: { id: `${id}x`, words: `To ${id}` },
    }))
    const match = await put({ form: 'match' }, questionOf('What belongs together?', pairs))
    const asked = (await read(match.id)).json
    expect(asked.choices.map(({ id }) => id)).toEqual(steps.map(({ id }) => id))
    expect(asked.counterparts.map(({ id }) => id)).not.toEqual(pairs.map((pair) => pair.counterpart.id))
    const matches = steps.map(({ id }) => ({ left: id, right: `${id}x` }))
    expect((await give(match.id, { form: 'match', matches })).json.score).toBe(1)
    const turned = matches.map(({ left }, index) => ({ left, right: matches.at(index - 1)!.right }))
    const wrong = await give(match.id, { form: 'match', matches: turned })
    expect(wrong.json).toMatchObject({ score: 0, right: { matches } })
  })

  test('refuses an answer of another form', async () => {
    const { id } = await put({ form: 'single' })
    const { status, json } = await give(id, { form: 'number', number: '1' })
    expect([status, json.fields]).toEqual([422, { form: 'invalid' }])
    expect((await give('nowhere', { form: 'number', number: '1' })).status).toBe(404)
  })

  test('takes what is no number for no answer, and gives nothing away', async () => {
    const { id } = await put({ form: 'number' }, numberQuestion('How much?', { value: '690' }))
    const { status, json } = await give(id, { form: 'number', number: 'abc' })
    expect([status, json.fields]).toEqual([422, { number: 'invalid' }])
    expect(JSON.stringify(json)).not.toContain('690')
  })
})

test('a question for quizzes is shown and marked to nobody but its editors', async () => {
  const { id } = await put({ form: 'single', use: 'quiz' })
  const member = await site.join('learner@example.com')
  expect((await read(id)).status).toBe(404)
  expect((await member.browser.get(`/api/questions/${id}`)).status).toBe(404)
  expect((await give(id, { form: 'single', chosen: ['k3f9'] }, member.browser)).status).toBe(404)
  expect((await author.browser.get(`/api/questions/${id}`)).status).toBe(200)
})

describe('what cannot be asked is not published', () => {
  test.each([
    ['single', questionOf('Which?', []), { 'body.choices': 'too_few' }],
    ['single', questionOf('Which?', [choice('aaaa'), choice('bbbb')]), { 'body.right': 'required' }],
    [
      'single',
      questionOf('Which?', [choice('aaaa', true), choice('bbbb', true)]),
      { 'body.right': 'too_many' },
    ],
    ['single', questionOf('Which?', [choice('aaaa', true), choice('aaaa')]), { 'body.choices': 'twice' }],
    [
      'truth',
      questionOf(
        'So?',
        ['aaaa', 'bbbb', 'cccc'].map((id) => choice(id, id === 'aaaa')),
      ),
      { 'body.choices': 'too_many' },
    ],
    ['match', questionOf('Pairs?', [choice('aaaa'), choice('bbbb')]), { 'body.counterparts': 'twice' }],
    ['number', numberQuestion('How many?', { value: 'many' }), { 'body.number': 'invalid' }],
    ['point', questionOf('Where?', [choice('aaaa', true), choice('bbbb')]), { 'body.picture': 'required' }],
  ] as const)('%s', async (form, body, fields) => {
    const item = await author.start('question', 'Faulty')
    await author.change(item.id, { details: { form } })
    await author.save(item.id, 'en', { title: 'Faulty', body })
    const { status, json } = await author.publish(item.id, 'en')
    expect([status, json.fields]).toEqual([422, fields])
  })

  test('nor is one whose other language says that something else is right', async () => {
    const item = await put({ form: 'single' }, limitOrder, { en: 'Only English' })
    const other = questionOf('ስንት?', [choice('k3f9'), choice('p2xa', true)])
    await author.save(item.id, 'am', { title: 'ሌላ', body: other })
    expect((await author.publish(item.id, 'am')).json.fields).toEqual({ 'body.key': 'differs' })
    await author.save(item.id, 'am', {
      title: 'ሌላ',
      body: questionOf('ስንት?', [choice('p2xa'), choice('k3f9', true)]),
    })
    expect((await author.publish(item.id, 'am')).status).toBe(200)
  })
})

test('an earlier address of a question leads to it', async () => {
  const { id, slug } = await put({ form: 'single' })
  await author.change(id, { slug: 'asked-anew' })
  const moved = await readPage(site, `/questions/${slug}`)
  expect([moved.status, moved.redirect]).toEqual([301, '/questions/asked-anew'])
})

test('which questions a member has met is kept, and how they went', async () => {
  const { id, slug } = await put({ form: 'single' })
  const member = await site.join('meets@example.com')
  await give(id, { form: 'single', chosen: ['p2xa'] }, member.browser)
  await give(id, { form: 'single', chosen: ['k3f9'] }, member.browser)
  const kept = await site.services.connection.db
    .selectFrom('question_meetings')
    .select(['userId', 'questionId', 'times', 'rightTimes', 'lastScore'])
    .where('questionId', '=', id)
    .execute()
  expect(kept).toEqual([{ userId: member.uid, questionId: id, times: 2, rightTimes: 1, lastScore: 1 }])
  expect(slug).toMatch(/^limits/)
  const meetings = async ({ browser }: Member) =>
    (await browser.get<QuestionMeetings>(`/api/question-meetings?ids=never,${id}`)).json.items
  expect(await meetings(member)).toEqual([{ questionId: id, lastAt: expect.any(Number), isRight: true }])
  expect(await meetings(await site.join('never-met@example.com'))).toEqual([])
  expect((await site.browser().get(`/api/question-meetings?ids=${id}`)).status).toBe(401)
})

test('an answer that is sent again under its key is marked alike and counts once', async () => {
  const { id } = await put({ form: 'single' })
  const { browser } = await site.join('twice@example.com')
  const send = () =>
    give(id, { form: 'single', chosen: ['p2xa'] }, browser, { 'idempotency-key': 'tapped-twice' })
  expect((await send()).json).toEqual((await send()).json)
  const meetings = site.services.connection.db.selectFrom('question_meetings')
  expect(await meetings.select('times').where('questionId', '=', id).execute()).toEqual([{ times: 1 }])
})

test('an answer that cannot be noted everywhere is noted nowhere, and can be sent again', async () => {
  const { id } = await put({ form: 'single' })
  const { uid } = await site.join('half@example.com')
  const actor = { kind: 'user', uid, role: 'user', emailVerified: true, sessionId: 's', provedAt: 0 } as const
  const answer: GivenAnswer = { form: 'single', chosen: ['p2xa'] }
  const given = { address: id, answer, language: 'en' } as const
  const answered = answerQuestion({ ...systemContext(site.services, 'test'), actor }, given, {
    noteAnswer: () => Promise.reject(new Error('the database went away')),
    findHolders: async () => new Map(),
  })
  await expect(answered).rejects.toThrow('went away')
  const { db } = site.services.connection
  const kept = await db.selectFrom('question_meetings').selectAll().where('questionId', '=', id).execute()
  expect(kept).toEqual([])
})

function choice(id: string, isRight = false) {
  return { id, words: `Choice ${id}`, isRight }
}
