import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Attempt, AttemptList } from '../contract.ts'
import { postQuestion, postQuiz, right, takerOf, wrong } from './test-quizzes.ts'

let site: TestSite
let author: Author
let questionId: string

const minute = 60_000

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
  questionId = (await postQuestion(author, 'In time?')).id
})
afterAll(() => site.close())

const timed = () => postQuiz(author, [questionId], { limitMinutes: 10 })

describe('the time of an attempt', () => {
  test('is the server’s: an answer counts when it arrives in time, and not a moment later', async () => {
    const member = await takerOf(site, await timed(), 'late@example.com')
    const { id, startedAt, dueAt } = (await member.start()).json
    expect(dueAt! - startedAt).toBe(10 * minute)
    site.advance(9 * minute)
    expect((await member.give(id, 1, wrong, 1)).status).toBe(200)
    site.advance(2 * minute)
    const late = await member.give(id, 1, right, 2)
    expect([late.status, late.json.code]).toEqual([409, 'attempt.closed'])
    const again = await member.give(id, 1, wrong, 1)
    expect([again.status, again.json.sequence]).toEqual([200, 1])
    const ended = (await member.end(id, [{ position: 1, answer: right, sequence: 3 }])).json
    expect(ended).toMatchObject({ score: 0, isPassed: false, closedAt: dueAt })
  })

  test('ends it by itself: it reads as closed, and the next one can begin', async () => {
    const member = await takerOf(site, await timed(), 'gone@example.com')
    const { id, dueAt } = (await member.start()).json
    await member.give(id, 1, right)
    site.advance(11 * minute)
    expect((await member.read(id)).json).toMatchObject({ closedAt: dueAt, score: 100, isPassed: true })
    expect((await member.start()).json.number).toBe(2)
  })

  test('is longer for whom administrators give more', async () => {
    const quiz = await timed()
    const member = await takerOf(site, quiz, 'extra@example.com')
    const address = `/api/admin/quizzes/${quiz.lesson.id}/extra-time`
    expect((await member.browser.send('PUT', `${address}/${member.uid}`, { percent: 50 })).status).toBe(403)
    expect((await author.browser.send('PUT', `${address}/${member.uid}`, { percent: 50 })).status).toBe(200)
    expect((await author.browser.send('PUT', `${address}/nobody`, { percent: 50 })).status).toBe(404)
    expect((await author.browser.send('PUT', `${address}/${member.uid}`, { percent: 900 })).status).toBe(422)
    expect((await member.overview()).json.rules.extraTime).toBe(50)
    const { startedAt, dueAt } = (await member.start()).json
    expect(dueAt! - startedAt).toBe(15 * minute)

    const list = await author.browser.get<AttemptList>(`/api/admin/quizzes/${quiz.lesson.id}/attempts`)
    expect(list.json.items).toMatchObject([{ userId: member.uid, extraTime: 50, number: 1, closedAt: null }])
    expect((await member.browser.get(`/api/admin/quizzes/${quiz.lesson.id}/attempts`)).status).toBe(403)
    await author.browser.send('PUT', `${address}/${member.uid}`, { percent: 0 })
    expect((await member.overview()).json.rules.extraTime).toBe(0)
  })
})

test('what a member takes with them names their attempts and answers, and no marks of single answers', async () => {
  const member = await takerOf(site, await timed(), 'export@example.com')
  const { id } = (await member.start()).json
  await member.give(id, 1, right)
  const { text } = await member.browser.get(`/api/users/${member.uid}/export`)
  const { quizzes } = JSON.parse(text) as { quizzes: { attempts: Attempt[] } }
  expect(quizzes.attempts).toMatchObject([{ number: 1, answers: [{ position: 1, answer: right }] }])
  expect(text).not.toMatch(/Because it is so|isRight/)
})
