import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CourseDetail } from '#features/courses/contract.ts'
import type { AnswerKept, Attempt, GivenAnswer, QuizOverview } from '#features/quizzes/contract.ts'

/** Where a member takes a quiz, over real connections, and as whom. */
export interface Taking {
  /** Asked for anew each time: a server that starts again may be elsewhere. */
  url(): string
  origin: string
  cookie: string
  courseId: string
  lessonId: string
}

interface Sent {
  answer: GivenAnswer
  sequence: number
}

interface Taken {
  id: string
  positions: number[]
  /** By position: what the server has said it has, and what was sent last. */
  kept: Map<number, Sent>
  sent: Map<number, Sent>
  isEndSent: boolean
  /** What the server has said at its end. */
  score: number | null
}

/** A member who takes a quiz over and over at a server that is ended at any moment, and remembers what it acknowledged. */
export interface Taker {
  /** Begins attempts, answers, changes answers and ends attempts until the server is gone; goes on where it was. */
  takeUntilItEnds(): Promise<void>
  /** Compares what the server holds with what it has acknowledged, and counts it; tells each difference. */
  findLost(): Promise<string[]>
  acknowledged(): number
}

export function createTaker(taking: Taking): Taker {
  const taken: Taken[] = []
  let earlier: Earlier | undefined
  const quiz = `/api/courses/${taking.courseId}/lessons/${taking.lessonId}/quiz`
  let acknowledged = 0

  async function begin(): Promise<Taken> {
    const open = taken.find(({ score }) => score === null)
    if (open) return open
    const { id, questions } = await ask<Attempt>(taking, 'PUT', `${quiz}/open-attempt`)
    acknowledged++
    const positions = questions.map(({ position }) => position)
    const begun = { id, positions, kept: new Map(), sent: new Map(), isEndSent: false, score: null }
    taken.push(begun)
    return begun
  }

  /** What had no answer goes out again as it is, as a device would send it. */
  async function give({ id, kept, sent }: Taken, position: number): Promise<void> {
    const last = kept.get(position)
    const doubtful = sent.get(position)
    const next = doubtful && doubtful !== last ? doubtful : newAnswer(last)
    sent.set(position, next)
    const path = `/api/quiz-attempts/${id}/answers/${position}`
    const { answer, sequence } = await ask<AnswerKept>(taking, 'PUT', path, next)
    if (!isDeepStrictEqual({ answer, sequence }, next)) throw new Error(`${path} kept ${sequence}`)
    kept.set(position, next)
    acknowledged++
  }

  async function end(attempt: Taken): Promise<void> {
    attempt.isEndSent = true
    const path = `/api/quiz-attempts/${attempt.id}/end`
    attempt.score = (await ask<Attempt>(taking, 'PUT', path, { answers: [] })).score
    acknowledged++
  }

  async function take(): Promise<void> {
    earlier ??= await readEarlier(taking, quiz)
    for (;;) {
      const attempt = await begin()
      // Whether an end arrived that had no answer is not known, and an answer after it would be refused.
      if (!attempt.isEndSent) {
        for (const position of attempt.positions) await give(attempt, position)
        for (const position of attempt.positions) if (Math.random() < 0.3) await give(attempt, position)
      }
      await end(attempt)
    }
  }

  return {
    takeUntilItEnds: () => take().catch(ignoreTheEnd),
    async findLost() {
      const lost: string[] = []
      for (const attempt of taken) lost.push(...(await findLostOf(taking, attempt)))
      return earlier ? [...lost, ...(await findMiscounted(taking, { quiz, taken, earlier }))] : lost
    },
    acknowledged: () => acknowledged,
  }
}

async function findLostOf(taking: Taking, { id, kept, sent, ...known }: Taken): Promise<string[]> {
  const { questions, closedAt, score } = await ask<Attempt>(taking, 'GET', `/api/quiz-attempts/${id}`)
  const lost = questions.flatMap(({ position, answer, sequence }) => {
    const nothing = { answer: null, sequence: 0 }
    const expected = [kept.get(position) ?? nothing, sent.get(position) ?? nothing]
    const isThere = expected.some((one) => isDeepStrictEqual(one, { answer, sequence }))
    return isThere ? [] : `answer ${expected[0]?.sequence} to ${id}/${position}: there is ${sequence}`
  })
  if (closedAt === null) return known.score === null ? lost : [...lost, `the end of ${id}`]
  if (!known.isEndSent) lost.push(`${id} was ended by nobody`)
  const right = questions.filter(({ answer }) => isDeepStrictEqual(answer, rightAnswer)).length
  const expected = Math.floor((100 * right) / questions.length)
  if (score !== expected || (known.score ?? score) !== score)
    lost.push(`${id} had the score ${known.score}, has ${score} and deserves ${expected}`)
  return lost
}

/** What a member had done before they began here. */
interface Earlier {
  attempts: readonly string[]
  doneCount: number
  isPassed: boolean
}

async function readEarlier(taking: Taking, quiz: string): Promise<Earlier> {
  const { attempts, isPassed } = await ask<QuizOverview>(taking, 'GET', quiz)
  const { doneCount } = await ask<CourseDetail>(taking, 'GET', `/api/courses/${taking.courseId}`)
  return { attempts: attempts.map(({ id }) => id), doneCount, isPassed }
}

/** Attempts are numbered without a gap, no more of them than were begun, and who passed has done one lesson more. */
async function findMiscounted(
  taking: Taking,
  { quiz, taken, earlier }: { quiz: string; taken: readonly Taken[]; earlier: Earlier },
): Promise<string[]> {
  const { attempts, isPassed } = await ask<QuizOverview>(taking, 'GET', quiz)
  const { doneCount } = await ask<CourseDetail>(taking, 'GET', `/api/courses/${taking.courseId}`)
  const numbers = attempts.map(({ number }) => number).toReversed()
  const known = new Set([...earlier.attempts, ...taken.map(({ id }) => id)])
  const strange = attempts.filter(({ id }) => !known.has(id))
  const done = earlier.doneCount + (isPassed && !earlier.isPassed ? 1 : 0)
  return [
    ...(numbers.every((number, index) => number === index + 1) ? [] : [`attempts are numbered ${numbers}`]),
    ...(attempts.length === known.size + strange.length ? [] : ['an attempt is gone']),
    // The beginning of one may have had no answer.
    ...(strange.length <= 1 && strange.every(({ closedAt }) => closedAt === null)
      ? []
      : ['too many attempts']),
    ...(doneCount === done ? [] : [`${doneCount} lessons are done, and not ${done}`]),
  ]
}

const rightAnswer: GivenAnswer = { form: 'single', chosen: ['right'] }
const wrongAnswer: GivenAnswer = { form: 'single', chosen: ['wrong'] }

function newAnswer(last: Sent | undefined): Sent {
  return { answer: Math.random() < 0.7 ? rightAnswer : wrongAnswer, sequence: (last?.sequence ?? 0) + 1 }
}

async function ask<T>(taking: Taking, method: 'GET' | 'PUT', path: string, body?: unknown): Promise<T> {
  const { cookie, origin } = taking
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  for (;;) {
    const answer = await fetch(taking.url() + path, { method, headers, ...sent })
    const text = await answer.text()
    if (answer.ok) return asAnswer<T>(JSON.parse(text))
    // Too much to do at the moment: it goes out again.
    if (answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    await pause(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
}

/** The operation's declared answer. */
function asAnswer<T>(value: unknown): T {
  return value as T
}

/** A connection that breaks is the crash; an answer that refuses is a fault. */
function ignoreTheEnd(error: unknown): void {
  if (!(error instanceof TypeError)) throw error
}
