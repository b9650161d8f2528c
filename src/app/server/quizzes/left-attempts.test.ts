import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { OwnCertificates } from '#features/certificates/contract.ts'
import { asking, postQuestion, postQuiz, right, takerOf } from '#features/quizzes/server/test-quizzes.ts'
import { keptRevisions } from '#content/editions/server/keep-revisions.ts'
import { dayOf } from '#features/reviews/server/days.ts'
import { closeOverdueAttempts } from '#features/quizzes/server/closing.ts'
import { systemContext } from '#platform/server/context.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import { quizSources } from './quiz-sources.ts'
import { tidy } from '../upkeep/upkeep.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

test('results go on telling what a question counted that was deleted since', async () => {
  const [question, other] = [await postQuestion(author, 'Deleted?'), await postQuestion(author, 'There?')]
  const quiz = await postQuiz(author, [question.id, other.id])
  const member = await takerOf(site, quiz, 'after-all@example.com')
  const taken = (await member.start()).json
  const position = taken.questions.find((one) => one.question?.id === question.id)?.position ?? 0
  await member.give(taken.id, position, right)
  expect((await member.end(taken.id)).json).toMatchObject({ score: 50 })
  const left = (await member.start()).json
  await site.services.connection.db.deleteFrom('items').where('id', '=', question.id).execute()
  const ofDeleted = async (id: string) =>
    (await member.read(id)).json.questions.find((one) => one.question === null)
  expect(await ofDeleted(left.id)).toMatchObject({ score: null, marked: null })
  expect(await ofDeleted(taken.id)).toMatchObject({ position, score: 1, marked: null })
  // Of what is deleted while an attempt is open, nothing is counted.
  await member.end(left.id)
  expect(await ofDeleted(left.id)).toMatchObject({ score: null })
})

test('an attempt is marked and shown by what it has drawn, however often that was written anew since', async () => {
  const question = await postQuestion(author, 'What it is translated from?')
  await author.save(question.id, 'en', { title: 'As it was', body: asking('As it was?') })
  await author.publish(question.id, 'en')
  const quiz = await postQuiz(author, [question.id])
  const member = await takerOf(site, quiz, 'as-it-was@example.com')
  const { id } = (await member.start()).json
  const body = asking('As it is now?')
  for (let time = 1; time <= keptRevisions + 1; time++)
    await author.save(question.id, 'en', { title: `Anew ${time}`, body }, { keep: true })
  expect((await author.publish(question.id, 'en')).status).toBe(200)
  await author.save(question.id, 'en', { title: 'Later', body }, { keep: true })
  await member.give(id, 1, right)
  const { json, text } = await member.end(id)
  expect([json.score, text.includes('As it was?'), text.includes('As it is now?')]).toEqual([
    100,
    true,
    false,
  ])
}, 60_000)

test('an attempt is marked when its time is over, also when nobody comes back', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'Left?')).id], { limitMinutes: 10 })
  const member = await takerOf(site, quiz, 'forgot@example.com')
  const { id } = (await member.start()).json
  await member.give(id, 1, right)
  site.advance(11 * 60_000)
  await tidy(site.services)
  const stored = await site.services.connection.db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ score: 100, isPassed: 1 })
  expect((await member.browser.get(`/api/courses/${quiz.course.id}`)).json.doneCount).toBe(1)
})

test('who did not come back has what passing brings, also of a course for members alone', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'Earned?')).id], { limitMinutes: 10 })
  const certificate = { isOffered: true, minimumScore: 0 }
  await author.change(quiz.course.id, { access: 'signed-in', details: { certificate } })
  const member = await takerOf(site, quiz, 'earned@example.com')
  await member.give((await member.start()).json.id, 1, right)
  site.advance(11 * 60_000)
  await tidy(site.services)
  const { db } = site.services.connection
  const enrolled = await db.selectFrom('enrolments').select('completedAt').where('userId', '=', member.uid)
  expect(await enrolled.execute()).toEqual([{ completedAt: expect.any(Number) }])
  const own = await member.browser.get<OwnCertificates>('/api/certificates')
  expect(own.json.items.map(({ courseId }) => courseId)).toEqual([quiz.course.id])
})

test('attempts that cannot be marked are told in the log and keep no other open, however many they are', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'Broken?')).id], { limitMinutes: 10 })
  const member = await takerOf(site, quiz, 'behind@example.com')
  const { id } = (await member.start()).json
  await member.give(id, 1, right)
  const { db } = site.services.connection
  const open = await db.selectFrom('quiz_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const asked = await db
    .selectFrom('quiz_attempt_questions')
    .selectAll()
    .where('attemptId', '=', id)
    .execute()
  const broken = Array.from({ length: 201 }, (_, at) => `broken-${at}`)
  const dueAt = (open.dueAt ?? 0) - 1
  const attempts = broken.map((id, at) => ({ ...open, id, number: at + 2, dueAt }))
  for (const attempt of attempts) await db.insertInto('quiz_attempts').values(attempt).execute()
  for (const attemptId of broken)
    for (const question of asked)
      await db
        .insertInto('quiz_attempt_questions')
        .values({ ...question, attemptId, answer: '{' })
        .execute()
  const ctx = systemContext(site.services, 'test')
  const noted = vi.spyOn(ctx.log, 'warn')
  await closeOverdueAttempts({ ...ctx, now: dueAt + 1 }, quizSources)
  const left = db.selectFrom('quiz_attempts').select('id').where('closedAt', 'is', null)
  expect((await left.execute()).map(({ id }) => id).toSorted()).toEqual(broken.toSorted())
  expect(noted.mock.calls.map(([about]) => about)).toEqual(
    expect.arrayContaining(broken.map((attempt) => expect.objectContaining({ attempt }))),
  )
  expect(noted).toHaveBeenCalledTimes(broken.length)
})

test('one for which the database is too slow is passed over, and a database that answers nothing is not asked on and on', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'Slow?')).id], { limitMinutes: 10 })
  const members: Awaited<ReturnType<typeof takerOf>>[] = []
  for (const at of [1, 2, 3, 4, 5, 6]) members.push(await takerOf(site, quiz, `slow-${at}@example.com`))
  for (const member of members) {
    await member.start()
    site.advance(1)
  }
  const ctx = { ...systemContext(site.services, 'test'), now: site.services.clock() + 11 * 60_000 }
  const { db } = site.services.connection
  const openIds = async () => {
    const open = db.selectFrom('quiz_attempts').select('userId').where('closedAt', 'is', null)
    const ids = new Set((await open.execute()).map(({ userId }) => userId))
    return members.map(({ uid }) => uid).filter((uid) => ids.has(uid))
  }
  const tooSlow = vi.fn<typeof quizSources.scoreDrawn>().mockImplementation(() => {
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  })
  const onlyOnce = vi.fn(quizSources.scoreDrawn).mockImplementationOnce(tooSlow)
  await expect(closeOverdueAttempts(ctx, { ...quizSources, scoreDrawn: tooSlow })).rejects.toThrow('timeout')
  expect([tooSlow.mock.calls.length, (await openIds()).length]).toEqual([4, members.length])
  await closeOverdueAttempts(ctx, { ...quizSources, scoreDrawn: onlyOnce })
  expect(await openIds()).toEqual([members[0]?.uid])
})

test('a day on which a quiz is only marked is no day of learning; those on which it was answered are', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'When?')).id], { limitMinutes: 10 })
  const [passed, empty] = [
    await takerOf(site, quiz, 'passed@example.com'),
    await takerOf(site, quiz, 'empty@example.com'),
  ]
  await passed.give((await passed.start()).json.id, 1, right)
  await empty.start()
  const day = dayOf(site.services.clock())
  site.advance(24 * 3_600_000)
  await tidy(site.services)
  const { db } = site.services.connection
  const learned = async ({ uid }: { uid: string }) => {
    const days = await db.selectFrom('learning_days').select('day').where('userId', '=', uid).execute()
    const done = await db
      .selectFrom('lesson_progress')
      .select('completedAt')
      .where('userId', '=', uid)
      .execute()
    return {
      days: days.map(({ day }) => day),
      done: done.map(({ completedAt }) => dayOf(completedAt)),
    }
  }
  expect([await learned(passed), await learned(empty)]).toEqual([
    { days: [day], done: [day] },
    { days: [], done: [] },
  ])
})
