import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Item } from '#content/contract.ts'
import { newId } from '#platform/ids.ts'
import { attemptsAnHour, mostAttempts, mostQuestions } from '../limits.ts'
import { asking, postQuestion, postQuiz, right, takerOf, wrong } from './test-quizzes.ts'

let site: TestSite
let author: Author
let questions: Item[]

const minute = 60_000

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
  questions = [await postQuestion(author, 'One?'), await postQuestion(author, 'Two?')]
})
afterAll(() => site.close())

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)
const quizOf = (settings: Parameters<typeof postQuiz>[2] = {}) =>
  postQuiz(author, idsOf(questions), { isShuffled: false, ...settings })

describe('starting', () => {
  test('gives back the attempt that is open, also to two tabs at once', async () => {
    const member = await takerOf(site, await quizOf(), 'twice@example.com')
    const [one, other] = await Promise.all([member.start(), member.start()])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.json.id).toBe(one.json.id)
    expect((await member.start()).json).toMatchObject({ id: one.json.id, number: 1, closedAt: null })
    expect((await member.overview()).json.attempts).toHaveLength(1)
  })

  test('says the rules first, and is for those who are enrolled', async () => {
    const quiz = await quizOf({ limitMinutes: 10, attempts: 3 })
    const member = await takerOf(site, quiz, 'rules@example.com')
    expect((await member.overview()).json).toMatchObject({
      rules: { questionCount: 2, limitMinutes: 10, attempts: 3, passMark: 70, extraTime: 0 },
      lesson: { title: 'Final quiz' },
      refusal: null,
      openAttemptId: null,
    })
    const { browser } = await site.join('stranger@example.com')
    const address = `/api/courses/${quiz.course.id}/lessons/${quiz.lesson.id}/quiz`
    expect((await browser.get(address)).json.refusal).toBe('not_enrolled')
    const refused = await browser.send('PUT', `${address}/open-attempt`)
    expect([refused.status, refused.json.code]).toEqual([409, 'course.not_enrolled'])
    expect((await site.browser().get(address)).status).toBe(401)
  })

  test('is refused past the last attempt, and while there is to wait', async () => {
    const member = await takerOf(site, await quizOf({ attempts: 2, waitMinutes: 8 }), 'wait@example.com')
    const first = (await member.start()).json
    await member.end(first.id)
    const early = await member.start()
    expect([early.status, early.json.code]).toEqual([409, 'quiz.wait'])
    const { startableAt } = (await member.overview()).json
    expect(early.json.details.startableAt).toBe(startableAt)
    site.advance(8 * minute)
    const second = (await member.start()).json
    expect(second.number).toBe(2)
    await member.end(second.id)
    site.advance(8 * minute)
    expect((await member.start()).json.code).toBe('quiz.attempts_used')
    expect((await member.overview()).json.refusal).toBe('attempts_used')
  })

  test('is held up when a member does nothing else, and an open attempt is still given back', async () => {
    const member = await takerOf(site, await quizOf(), 'restless@example.com')
    const first = (await member.start()).json
    await site.services.connection.db
      .updateTable('rate_limits')
      .set({ count: attemptsAnHour * site.services.config.rateLimitFactor })
      .where('key', 'like', 'quiz-attempt:%')
      .execute()
    expect((await member.start()).json.id).toBe(first.id)
    await member.end(first.id)
    const refused = await member.start()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('again and again, where nothing limits it, lists the latest ones, and a pass of long ago counts', async () => {
    const member = await takerOf(site, await quizOf(), 'tireless@example.com')
    const { id } = (await member.start()).json
    const answers = [1, 2].map((position) => ({ position, answer: right, sequence: 1 }))
    await member.end(id, answers)
    const { db } = site.services.connection
    const found = db.selectFrom('quiz_attempts').selectAll().where('id', '=', id)
    const passed = await found.executeTakeFirstOrThrow()
    const failed = Array.from({ length: mostAttempts }, (_, at) => ({
      ...passed,
      id: newId(),
      number: at + 2,
      score: 0,
      isPassed: 0 as const,
    }))
    for (let from = 0; from < failed.length; from += 50)
      await db
        .insertInto('quiz_attempts')
        .values(failed.slice(from, from + 50))
        .execute()
    const { json } = await member.overview()
    expect(json.attempts.map(({ number }) => number)).toEqual(
      Array.from({ length: mostAttempts }, (_, at) => mostAttempts + 1 - at),
    )
    expect([json.isPassed, json.refusal]).toEqual([true, null])
    expect((await member.start()).json).toMatchObject({ number: mostAttempts + 2, closedAt: null })
  })

  test('is refused for a lesson whose turn has not come', async () => {
    const quiz = await quizOf({ course: { progression: 'sequential' }, lessons: ['Before it'] })
    const member = await takerOf(site, quiz, 'early@example.com')
    const refused = await member.start()
    expect([refused.status, refused.json.code]).toEqual([403, 'lesson.locked'])
    expect((await member.overview()).status).toBe(403)
    await member.browser.send(
      'PUT',
      `/api/courses/${quiz.course.id}/lessons/${quiz.lessons[0]!.id}/completion`,
    )
    expect((await member.start()).status).toBe(200)
  })
})

describe('an attempt', () => {
  test('is drawn once, and stays the same in another language and on another device', async () => {
    const member = await takerOf(site, await quizOf({ isShuffled: true }), 'language@example.com')
    const started = (await member.start()).json
    const choices = (attempt: typeof started) =>
      attempt.questions.map(({ question }) => [question?.id, question?.choices.map(({ id }) => id)])
    const inAmharic = (await member.read(started.id, 'am')).json
    expect(choices(inAmharic)).toEqual(choices(started))
    expect(inAmharic.questions.map(({ question }) => question?.language)).toEqual(['am', 'am'])
    expect(inAmharic.lesson.title).toBe('የመጨረሻ ፈተና')
    await member.give(started.id, 1, right)
    const elsewhere = { ...member, browser: await site.signIn('language@example.com') }
    const seen = await elsewhere.browser.get<typeof started>(`/api/quiz-attempts/${started.id}?lang=en`)
    expect(seen.json.questions[0]).toMatchObject({ answer: right, sequence: 1 })
  })

  test('keeps the text that it was drawn with when an editor changes it', async () => {
    const question = await postQuestion(author, 'Old words?')
    const member = await takerOf(site, await postQuiz(author, [question.id]), 'edited@example.com')
    const { id } = (await member.start()).json
    for (const language of ['en', 'am'] as const) {
      const saved = await author.save(question.id, language, {
        title: 'New',
        body: asking('New words?'),
      })
      expect(saved.status).toBe(200)
      expect((await author.publish(question.id, language)).status).toBe(200)
    }
    expect((await member.read(id)).json.questions[0]!.question!.html).toContain('Old words?')
    await member.give(id, 1, right)
    expect((await member.end(id)).json).toMatchObject({ score: 100, isPassed: true })
    const next = (await member.start()).json
    expect(next.questions[0]!.question!.html).toContain('New words?')
  })

  test('counts the later of two answers, whichever came last, and each once', async () => {
    const member = await takerOf(site, await quizOf(), 'sequence@example.com')
    const { id } = (await member.start()).json
    expect((await member.give(id, 1, wrong, 5)).json).toMatchObject({ answer: wrong, sequence: 5 })
    expect((await member.give(id, 1, right, 9)).json).toMatchObject({ answer: right, sequence: 9 })
    expect((await member.give(id, 1, wrong, 7)).json).toMatchObject({ answer: right, sequence: 9 })
    expect((await member.give(id, 1, right, 9)).json).toMatchObject({ answer: right, sequence: 9 })
    const ended = (await member.end(id, [{ position: 2, answer: right, sequence: 1 }])).json
    expect(ended).toMatchObject({ score: 100, isPassed: true })
    expect((await member.end(id)).json).toMatchObject({ closedAt: ended.closedAt, score: 100 })
  })

  test('takes answers to as many questions as a quiz can ask, one by one and at its end', async () => {
    const member = await takerOf(site, await quizOf(), 'long@example.com')
    const { id } = (await member.start()).json
    const { db } = site.services.connection
    const found = db.selectFrom('quiz_attempt_questions').selectAll().where('attemptId', '=', id)
    const [first] = await found.execute()
    const more = Array.from({ length: mostQuestions - 2 }, (_, at) => ({ ...first!, position: at + 3 }))
    for (let from = 0; from < more.length; from += 200)
      await db
        .insertInto('quiz_attempt_questions')
        .values(more.slice(from, from + 200))
        .execute()
    expect((await member.give(id, mostQuestions, right)).status).toBe(200)
    const positions = Array.from({ length: mostQuestions }, (_, at) => at + 1)
    const answers = positions.map((position) => ({ position, answer: right, sequence: 1 }))
    expect((await member.end(id, answers)).json).toMatchObject({ score: 100, isPassed: true })
  })

  test('shows results with explanations after its end', async () => {
    const member = await takerOf(site, await quizOf(), 'results@example.com')
    const { id } = (await member.start()).json
    await member.give(id, 1, right)
    const { json } = await member.end(id)
    expect(json).toMatchObject({ score: 50, isPassed: false, passMark: 70 })
    expect(json.questions.map(({ score }) => score)).toEqual([1, 0])
    expect(json.questions[1]!.marked).toMatchObject({ right: { chosen: ['right'] }, isRight: false })
    expect(json.questions[1]!.marked!.explanation).toContain('Because it is so')
    const again = `/api/quiz-attempts/${id}/practice/2`
    expect((await member.browser.send('POST', again, { answer: right })).json.isRight).toBe(true)
    expect((await member.read(id)).json).toMatchObject({ score: 50, questions: [{}, { answer: null }] })
    const next = (await member.start()).json
    const early = await member.browser.send('POST', `/api/quiz-attempts/${next.id}/practice/1`, {
      answer: right,
    })
    expect([early.status, early.json.code]).toEqual([403, 'attempt.key_kept'])
  })

  test('shows what was right after each answer, or never, where its quiz says so', async () => {
    const each = await takerOf(site, await quizOf({ answersShown: 'after_each' }), 'each@example.com')
    const { id } = (await each.start()).json
    const first = await each.give(id, 1, wrong)
    expect(first.json.marked).toMatchObject({ isRight: false, right: { chosen: ['right'] } })
    expect((await each.give(id, 1, wrong)).status).toBe(200)
    const again = await each.give(id, 1, right, 2)
    expect([again.status, again.json.code]).toEqual([409, 'attempt.answered'])
    const read = (await each.read(id)).json.questions
    expect(read.map(({ marked }) => marked !== null)).toEqual([true, false])

    const never = await takerOf(site, await quizOf({ answersShown: 'never' }), 'never@example.com')
    const started = (await never.start()).json
    await never.give(started.id, 1, right)
    const { json, text } = await never.end(started.id)
    expect(json).toMatchObject({ score: 50, questions: [{ marked: null, score: null }, { marked: null }] })
    expect(text).not.toContain('Because it is so')
  })
})

describe('passing', () => {
  test('completes the lesson, and the course once', async () => {
    const quiz = await quizOf({ lessons: ['Words'] })
    const member = await takerOf(site, quiz, 'passes@example.com')
    const course = async () =>
      (
        await member.browser.get<{ doneCount: number; enrolment: { completedAt: number | null } }>(
          `/api/courses/${quiz.course.id}`,
        )
      ).json
    const words = `/api/courses/${quiz.course.id}/lessons/${quiz.lessons[0]!.id}/completion`
    await member.browser.send('PUT', words)
    const { id } = (await member.start()).json
    const answers = [1, 2].map((position) => ({ position, answer: right, sequence: 1 }))
    const ends = await Promise.all([member.end(id, answers), member.end(id, answers)])
    expect(ends.map(({ json }) => json.isPassed)).toEqual([true, true])
    const { doneCount, enrolment } = await course()
    expect(doneCount).toBe(2)
    expect(enrolment.completedAt).not.toBeNull()
    site.advance(minute)
    await member.end(id)
    expect((await course()).enrolment.completedAt).toBe(enrolment.completedAt)
  })

  test('is the only way: nobody marks a quiz as done by hand', async () => {
    const quiz = await quizOf()
    const { browser, start, end } = await takerOf(site, quiz, 'by-hand@example.com')
    const address = `/api/courses/${quiz.course.id}/lessons/${quiz.lesson.id}/completion`
    for (const method of ['PUT', 'DELETE'] as const) {
      const refused = await browser.send(method, address)
      expect([refused.status, refused.json.code]).toEqual([409, 'lesson.by_quiz'])
    }
    await end((await start()).json.id)
    expect((await browser.get(`/api/courses/${quiz.course.id}`)).json.doneCount).toBe(0)
  })
})
