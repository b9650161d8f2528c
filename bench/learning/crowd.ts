import { setTimeout as pause } from 'node:timers/promises'
import type { TestApp } from '#app/server/test-app.ts'
import type { AnswerKept, Attempt } from '#features/quizzes/contract.ts'
import type { Site } from '../../e2e/support/site.ts'
import { percentile, rounded } from '../take-turns.ts'
import { createClient, type Client } from './client.ts'
import { right } from './learners-work.ts'
import { cookieOfMember } from './members.ts'
import { processorTime } from './pinned-server.ts'
import { courseId, courseOf, quizId } from './shape.ts'

const crowd = 500
/** Not those who take turns elsewhere. */
const firstMember = 100
const begunAtOnce = 4
/** Milliseconds after which a device sends again what was refused, as `platform/web/outbox/delivery.ts` does. */
const retries = [2_000, 5_000, 15_000, 30_000, 60_000]
const warmUp = 10_000
const measured = 20_000
/** Milliseconds within which all but one of a hundred answers are to be acknowledged. */
export const longestAnswer = 300

interface Answering {
  cookie: string
  id: string
  positions: number[]
  /** By position: the sequence number of what was acknowledged last. */
  kept: Map<number, number>
}

interface Counted {
  /** Milliseconds from when an answer was first sent until it was acknowledged. */
  times: number[]
  refused: number
  /** Milliseconds for which the processor works on each answer in the site's own process: what it can do is a thousand by that a second. */
  work: number
}

/**
 * 500 members with open attempts, each of whom sends an answer, waits for its acknowledgement, and after a pause sends the next one.
 * An answer that is refused because there is too much to do goes out again, as a device would send it.
 * Afterwards every acknowledged answer is read back.
 * @param pauses milliseconds, as long as that on average and half of it at least
 */
export async function measureCrowd(
  site: TestApp,
  server: Site,
  pauses: readonly number[],
): Promise<(string | number)[][]> {
  const client = createClient(server.url, crowd)
  try {
    const members = await beginAll(client, site)
    const rows: (string | number)[][] = []
    for (const length of pauses) {
      const { times, refused, work } = await answerAll(client, members, length)
      const lost = await countLost(client, members)
      rows.push([
        length === 0 ? 'none' : `${length / 1000} s`,
        times.length,
        Math.round(times.length / (measured / 1000)),
        rounded(percentile(times, 0.5)),
        rounded(percentile(times, 0.99)),
        rounded(Math.max(...times)),
        rounded(work),
        refused,
        lost,
        percentile(times, 0.99) <= longestAnswer && lost === 0 ? 'yes' : 'no',
      ])
    }
    return rows
  } finally {
    client.close()
  }
}

async function beginAll(client: Client, site: TestApp): Promise<Answering[]> {
  const members: Answering[] = []
  const waiting = Array.from({ length: crowd }, (_, index) => firstMember + index)
  const begin = async () => {
    for (let member = waiting.pop(); member !== undefined; member = waiting.pop()) {
      const cookie = cookieOfMember(member, site.services.config)
      const course = courseOf(member)
      const path = `/api/courses/${courseId(course)}/lessons/${quizId(course)}/quiz/open-attempt`
      const { id, questions } = await beginOne(client, path, cookie)
      // What an earlier crowd answered is numbered on.
      const kept = new Map(questions.map(({ position, sequence }) => [position, sequence]))
      members.push({ cookie, id, positions: questions.map(({ position }) => position), kept })
    }
  }
  await Promise.all(Array.from({ length: begunAtOnce }, begin))
  return members
}

async function beginOne(client: Client, path: string, cookie: string): Promise<Attempt> {
  for (;;) {
    const { status, text } = await client.ask('PUT', path, { cookie })
    if (status === 200) return JSON.parse(text)
    if (status !== 503) throw new Error(`an attempt did not begin: ${status} ${text}`)
    await pause(1_000)
  }
}

async function answerAll(client: Client, members: readonly Answering[], length: number): Promise<Counted> {
  const counted: Counted = { times: [], refused: 0, work: 0 }
  const before = processorTime()
  let answers = 0
  const from = performance.now() + warmUp
  const until = from + measured
  await Promise.all(
    members.map(async (member) => {
      await pause(Math.random() * length)
      for (let number = 0; performance.now() < until; number++) {
        const begun = performance.now()
        const refused = await giveUntilKept(
          client,
          member,
          member.positions[number % member.positions.length] ?? 1,
        )
        answers++
        const isMeasured = begun >= from && begun < until
        if (isMeasured) counted.times.push(performance.now() - begun)
        if (isMeasured) counted.refused += refused
        if (length > 0) await pause(length * (0.5 + Math.random()))
      }
    }),
  )
  return { ...counted, work: (processorTime() - before) / answers }
}

/** Gives how often it was refused before. */
async function giveUntilKept(
  client: Client,
  { cookie, id, kept }: Answering,
  position: number,
): Promise<number> {
  const sequence = (kept.get(position) ?? 0) + 1
  const path = `/api/quiz-attempts/${id}/answers/${position}`
  for (let refused = 0; ; refused++) {
    const { status, text, retryAfter } = await client.ask('PUT', path, {
      cookie,
      body: { answer: right, sequence },
    })
    if (status === 503) {
      await pause(Math.max(retryAfter * 1000, retries[Math.min(refused, retries.length - 1)] ?? 0))
      continue
    }
    if (status !== 200) throw new Error(`an answer was refused with ${status}: ${text}`)
    const answer: AnswerKept = JSON.parse(text)
    if (answer.sequence !== sequence) throw new Error(`sent answer ${sequence}, kept ${answer.sequence}`)
    kept.set(position, sequence)
    return refused
  }
}

async function countLost(client: Client, members: readonly Answering[]): Promise<number> {
  let lost = 0
  for (const { cookie, id, kept } of members) {
    const { questions } = await client.sure<Attempt>('GET', `/api/quiz-attempts/${id}`, { cookie })
    lost += questions.filter(({ position, sequence }) => sequence !== kept.get(position)).length
  }
  return lost
}
