import type { AnswerKept, Attempt } from '#features/quizzes/contract.ts'
import { withAnswers } from '#features/quizzes/web/sent-answers.ts'
import { answerAt } from '#platform/web/answers/answer-to.ts'
import { listWholes } from '../offline/kept-wholes.ts'
import { onStores } from '../offline/stores.ts'

let last: Promise<unknown> = Promise.resolve()

/** The copies of an attempt on this device say what the server has acknowledged, whichever page heard of it. */
export function noteAnswer(id: string, answer: AnswerKept): Promise<void> {
  return changeCopies(id, (copy) => withAnswers(copy, [answer]))
}

/** A copy that was fetched beside the page knows no more than the page, and its clock is the one that the page has read. */
export function followPage({ id, now, questions }: Attempt): Promise<void> {
  return changeCopies(id, (copy) => ({ ...withAnswers(copy, questions), now }))
}

/** One change after another, so that none takes another back. */
function changeCopies(id: string, change: (copy: Attempt) => Attempt): Promise<void> {
  const changing = last.then(() =>
    onStores('shared', async () => {
      for (const { kind, id: kept, language, cache, pages } of listWholes()) {
        if (kind !== 'attempt' || kept !== id) continue
        const store = await caches.open(cache)
        for (const { answer } of pages) if (answer) await rewrite(store, `${answer}?lang=${language}`, change)
      }
    }),
  )
  last = changing.catch(() => {})
  return changing
}

async function rewrite(store: Cache, address: string, change: (copy: Attempt) => Attempt): Promise<void> {
  const copy = await store.match(address, { ignoreVary: true })
  if (!copy) return
  // Only answers of this one operation lie at these addresses.
  const changed = change(answerAt('GET', '/api/quiz-attempts/{id}', await copy.json()))
  const headers = { 'content-type': 'application/json' }
  await store.put(address, new Response(JSON.stringify(changed), { headers }))
}
