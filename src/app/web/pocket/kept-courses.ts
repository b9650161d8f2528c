import type { LessonDetail } from '#features/courses/contract.ts'
import { answerAt } from '#platform/web/answers/answer-to.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { listWholes } from '../offline/kept-wholes.ts'
import { onStores } from '../offline/stores.ts'

/** What a tick or an enrolment that went out has changed. */
interface Learnt {
  /** Addresses of the answers, without their language. Null: every lesson of the course. */
  course: string
  lesson: string | null
  change: Partial<LessonDetail>
}

let last: Promise<void> = Promise.resolve()

/** The copies of a course on this device say what the server has taken, whichever page heard of it: one after another, as it went out. */
export function noteLearning(entry: OutboxEntry): Promise<void> {
  const learnt = learntFrom(entry)
  if (!learnt) return last
  const noting = last.then(() => changeCopies(learnt, entry))
  last = noting.catch(() => {})
  return noting
}

async function changeCopies({ course, lesson, change }: Learnt, entry: OutboxEntry): Promise<void> {
  for (const { kind, owner, language, cache, pages } of listWholes()) {
    const answers = pages.flatMap(({ answer }) => answer ?? [])
    if (kind !== 'course' || owner !== entry.owner || !answers.includes(course)) continue
    const changed = answers.filter((one) => (lesson ? one === lesson : one.startsWith(`${course}/lessons/`)))
    const newer = await courseOf(`${course}?lang=${language}`, owner)
    await onStores('shared', async () => {
      // Somebody may have taken it off meanwhile.
      if (listWholes().every((one) => one.cache !== cache)) return
      const store = await caches.open(cache)
      if (newer) await store.put(`${course}?lang=${language}`, newer)
      for (const one of changed) await rewrite(store, `${one}?lang=${language}`, change)
    })
  }
}

function learntFrom({ kind, method, path }: OutboxEntry): Learnt | null {
  const [, course, lesson] =
    /^(\/api\/courses\/[^/]+)(\/lessons\/[^/]+)?\/(?:completion|enrolment)$/.exec(path) ?? []
  if (!course) return null
  if (kind === 'enrolment') return { course, lesson: null, change: { isEnrolled: method === 'PUT' } }
  return lesson ? { course, lesson: course + lesson, change: { isDone: method === 'PUT' } } : null
}

/** From the site itself, and for nobody else who may be signed in by now. */
async function courseOf(address: string, owner: string | null): Promise<Response | null> {
  const headers = owner === null ? undefined : { 'for-account': owner }
  const answer = await fetch(address, { cache: 'no-cache', ...(headers && { headers }) }).catch(() => null)
  if (!answer?.ok) return null
  const body = await answer.blob().catch(() => null)
  return body && new Response(body, { headers: answer.headers })
}

async function rewrite(store: Cache, address: string, change: Partial<LessonDetail>): Promise<void> {
  const copy = await store.match(address, { ignoreVary: true })
  if (!copy) return
  // Only answers of this one operation lie at these addresses.
  const lesson = answerAt('GET', '/api/courses/{id}/lessons/{lessonId}', await copy.json())
  const headers = { 'content-type': 'application/json' }
  await store.put(address, new Response(JSON.stringify({ ...lesson, ...change }), { headers }))
}
