import { userOf } from '#platform/actor.ts'
import { conflict, invalid, notFound, type FieldErrors } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { attemptsAnHour, mostAttempts } from '../limits.ts'
import type { AnswerKept, AnswerSent, Attempt, QuizOverview } from '../contract.ts'
import { answerOf, isOver, markAttempt, finaliseAttempt, toGiven } from './closing.ts'
import { drawQuestions } from './drawing.ts'
import { findHeld } from './open-questions.ts'
import { isKeyOpen, showAttempt, toSummary } from './show-attempt.ts'
import type { QuizLesson, QuizSources } from './sources.ts'
import { dueOf, findStartRefusal } from './starting.ts'
import {
  findAttempt,
  findAttemptQuestion,
  findExtraTime,
  hasPassed,
  holdOpenAttempt,
  insertAttempt,
  insertAttemptQuestions,
  selectAttempts,
  updateAnswer,
  type StoredAttempt,
  type StoredQuestion,
} from './store.ts'

interface QuizAddress {
  /** Id, slug or an earlier slug, of both. */
  course: string
  lesson: string
}

/** The rules of a quiz and what the member has done of it. */
export async function readOverview(
  ctx: Context,
  address: QuizAddress,
  sources: QuizSources,
): Promise<QuizOverview> {
  const { uid: userId } = userOf(ctx.actor)
  const quiz = await sources.openQuiz(ctx, address)
  const taker = { userId, lessonId: quiz.lesson.id }
  const [attempts, extraTime] = await Promise.all([
    listFinalised(ctx, taker, sources),
    findExtraTime(ctx.readDb, taker),
  ])
  const open = attempts.find(({ closedAt }) => closedAt === null)
  const { pools, ...rules } = quiz.settings
  return {
    course: quiz.course,
    lesson: quiz.lesson,
    rules: { ...rules, extraTime, questionCount: pools.reduce((sum, { draw }) => sum + draw, 0) },
    attempts: attempts.map(toSummary),
    openAttemptId: open?.id ?? null,
    ...(open ? { refusal: null, startableAt: null } : findStartRefusal(quiz, attempts, ctx.now)),
    isPassed: await isPassedIn(ctx, taker, attempts),
  }
}

/** One that was passed may lie behind those that are listed. */
async function isPassedIn(
  ctx: Context,
  taker: { userId: string; lessonId: string },
  latest: readonly StoredAttempt[],
): Promise<boolean> {
  if (latest.some(({ isPassed }) => isPassed === 1)) return true
  return latest.length === mostAttempts && hasPassed(ctx.db, taker)
}

/**
 * Begins an attempt, or gives back the one that is open: starting twice, also at once, is one attempt. Its questions are drawn here
 * and stay as they are now.
 * @throws 429; 409 `course.not_enrolled`, `quiz.attempts_used`, `quiz.wait` with `details.startableAt`, `quiz.empty`; 403 as the lesson
 */
export async function startAttempt(
  ctx: Context,
  address: QuizAddress,
  sources: QuizSources,
): Promise<Attempt> {
  const { uid: userId } = userOf(ctx.actor)
  const quiz = await sources.openQuiz(ctx, address)
  const taker = { userId, lessonId: quiz.lesson.id }
  const attempt = await inTransaction(ctx, async (ctx) => {
    const attempts = await listFinalised(ctx, taker, sources)
    const open = attempts.find(({ closedAt }) => closedAt === null)
    if (open) return open
    refuseStart(quiz, attempts, ctx.now)
    await limitRequests(ctx, 'quiz-attempt', { most: attemptsAnHour, seconds: 3600, subject: userId })
    return beginAttempt(ctx, { quiz, taker, number: (attempts[0]?.number ?? 0) + 1 }, sources)
  })
  const { course, lesson } = quiz
  return showAttempt(ctx, attempt, { ...sources, findPlaces: async () => ({ course, lesson }) })
}

/**
 * One's own attempt, in the language that is wanted. What is right is in it only after the end, or after each answer where the quiz
 * says so.
 * @throws 404 for another's
 */
export async function readAttempt(ctx: Context, id: string, sources: QuizSources): Promise<Attempt> {
  const attempt = await finaliseAttempt(ctx, await findOwn(ctx, id), sources)
  return showAttempt(ctx, attempt, sources)
}

/**
 * Keeps an answer that reaches the server within the time. Of several answers to one question the one with the greatest sequence
 * number stays; sending one again changes nothing. Where answers are shown after each, the first one stays.
 * @throws 409 `attempt.closed`, `attempt.answered`; 404 for another's; 422 for an answer of another form
 */
export async function saveAnswer(
  ctx: Context,
  { id, position, ...sent }: AnswerSent & { id: string; position: number },
  sources: QuizSources,
): Promise<AnswerKept> {
  const attempt = await findOwn(ctx, id)
  const stored = await inTransaction(ctx, (ctx) => keepAnswer(ctx, attempt, { position, ...sent }))
  if (!stored) {
    await finaliseAttempt(ctx, attempt, sources)
    throw conflict('attempt.closed')
  }
  return showKept(ctx, { attempt, stored }, sources)
}

/**
 * Ends one's attempt and marks it, once. Answers that wait on the device may come along, and count while there is time.
 * @throws 404 for another's
 */
export async function endAttempt(
  ctx: Context,
  { id, answers }: { id: string; answers: readonly (AnswerSent & { position: number })[] },
  sources: QuizSources,
): Promise<Attempt> {
  const attempt = await findOwn(ctx, id)
  const ended = await inTransaction(ctx, async (ctx) => {
    for (const answer of answers) await keepAnswer(ctx, attempt, { ...answer, isKept: true })
    return attempt.closedAt === null ? markAttempt(ctx, attempt, sources) : attempt
  })
  return showAttempt(ctx, ended, sources)
}

async function findOwn(ctx: Context, id: string): Promise<StoredAttempt> {
  const { uid: userId } = userOf(ctx.actor)
  const attempt = await findAttempt(ctx.db, { id, userId })
  if (!attempt) throw notFound('attempt')
  return attempt
}

async function listFinalised(
  ctx: Context,
  taker: { userId: string; lessonId: string },
  sources: QuizSources,
): Promise<StoredAttempt[]> {
  const attempts = await selectAttempts(ctx.db, taker, mostAttempts)
  const finalised: StoredAttempt[] = []
  for (const attempt of attempts) finalised.push(await finaliseAttempt(ctx, attempt, sources))
  return finalised
}

function refuseStart(quiz: QuizLesson, attempts: readonly StoredAttempt[], now: number): void {
  const { refusal, startableAt } = findStartRefusal(quiz, attempts, now)
  if (refusal === 'not_enrolled') throw conflict('course.not_enrolled')
  if (refusal === 'attempts_used') throw conflict('quiz.attempts_used')
  if (refusal === 'wait') throw conflict('quiz.wait', { startableAt })
  if (refusal === 'empty') throw conflict('quiz.empty')
}

async function beginAttempt(
  ctx: Context,
  { quiz, taker, number }: { quiz: QuizLesson; taker: { userId: string; lessonId: string }; number: number },
  sources: QuizSources,
): Promise<StoredAttempt> {
  const { settings } = quiz
  const drawn = await drawQuestions(ctx, quiz, sources)
  if (drawn.length === 0) throw conflict('quiz.empty')
  const extraTime = await findExtraTime(ctx.db, taker)
  const id = newId()
  const begun = await insertAttempt(ctx.db, {
    id,
    ...taker,
    courseId: quiz.course.id,
    number,
    passMark: settings.passMark,
    answersShown: settings.answersShown,
    startedAt: ctx.now,
    dueAt: dueOf(settings, { now: ctx.now, extraTime }),
  })
  if (!begun) {
    // Another start was quicker: its attempt is the one.
    const [latest] = await selectAttempts(ctx.db, taker, 1)
    if (!latest) throw new Error('an attempt went away while it was begun')
    return latest
  }
  await insertAttemptQuestions(
    ctx.db,
    drawn.map(({ id: questionId, form, revisions, order }, index) => ({
      attemptId: id,
      position: index + 1,
      questionId,
      form,
      revisionEn: revisions.en ?? null,
      revisionAm: revisions.am ?? null,
      choiceOrder: JSON.stringify(order),
      sequence: 0,
    })),
  )
  return begun
}

/** Undefined when the time is over, but for an answer that is kept already. */
async function keepAnswer(
  ctx: Context,
  { id, answersShown }: StoredAttempt,
  { position, answer, sequence, isKept = false }: AnswerSent & { position: number; isKept?: boolean },
): Promise<StoredQuestion | undefined> {
  const isOpen = await holdOpenAttempt(ctx.db, { id, now: ctx.now })
  const before = await findAttemptQuestion(ctx.db, { id, position })
  if (!before) throw notFound('question')
  if (answer.form !== before.form) throw invalid({ form: 'invalid' } satisfies FieldErrors)
  if (before.answer !== null && before.sequence >= sequence) return before
  if (!isOpen) return undefined
  if (answersShown === 'after_each' && before.answer !== null) {
    if (isKept) return before
    throw conflict('attempt.answered')
  }
  const row = { answer: JSON.stringify(answer), sequence, answeredAt: ctx.now }
  await updateAnswer(ctx.db, { id, position }, row)
  return { ...before, ...row }
}

/** What is kept of an answer, with what is right where that may be known. */
async function showKept(
  ctx: Context,
  { attempt, stored }: { attempt: StoredAttempt; stored: StoredQuestion },
  sources: QuizSources,
): Promise<AnswerKept> {
  const answer = answerOf(stored)
  if (!answer || stored.answeredAt === null) throw new Error('an answer went away while it was kept')
  const isEnded = isOver(attempt, ctx.now)
  const isKnown =
    isKeyOpen(attempt, { isEnded, isAnswered: true }) &&
    !(await findHeld(ctx, attempt)).has(stored.questionId)
  const [marked = null] = isKnown ? await sources.explainDrawn(ctx, [toGiven(stored)], ctx.language) : []
  const { position, sequence, answeredAt } = stored
  return { position, answer, sequence, answeredAt, marked }
}
