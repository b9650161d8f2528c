import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useParams } from '#platform/web/router/router.ts'
import { attemptQuery } from '#features/quizzes/web/queries.ts'
import { paths } from '#platform/paths.ts'
import { apiAddress } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useSession } from '#platform/web/session.ts'
import type { Attempt } from '#features/quizzes/contract.ts'
import { canKeep } from '../offline/can-keep.ts'

/** An open attempt stays on the device with its questions, so that it goes on there without a connection; one that is over goes. */
export function KeepAttempt() {
  const { language } = useLanguage()
  const { attemptId = '' } = useParams()
  const { data: attempt } = useQuery({ ...attemptQuery(language, attemptId), enabled: false })
  const reader = useSession().user?.uid
  const id = attempt?.id
  const isOpen = attempt?.closedAt === null
  const keepIt = useEffectEvent(async (reader: string) => attempt && keep(attempt, { language, reader }))
  const follow = useEffectEvent(async () => {
    if (attempt?.closedAt === null) await (await import('./kept-attempts.ts')).followPage(attempt)
  })
  useEffect(() => {
    if (!id || !reader || !canKeep()) return
    // By then more may have been answered.
    if (isOpen) void keepIt(reader).then(follow).catch(unkept)
    else void forget(id)
  }, [id, isOpen, reader])
  useEffect(() => {
    if (attempt && canKeep()) void follow().catch(unkept)
  }, [attempt])
  return null
}

/** Then the attempt goes on as long as its page is open. */
function unkept(): void {}

async function keep(
  { id, lesson, questions }: Attempt,
  { language, reader }: { language: Attempt['lesson']['language']; reader: string },
): Promise<void> {
  const [{ keepWhole }, { findWhole }] = await Promise.all([
    import('../pocket/keep.ts'),
    import('../offline/kept-wholes.ts'),
  ])
  if (!navigator.onLine || findWhole('attempt', id, language)) return
  const answer = apiAddress('GET', '/api/quiz-attempts/{id}', { path: { id }, query: {} })
  const html = questions.map(({ question }) => question?.html ?? '').join('')
  const contents = {
    title: lesson.title,
    version: '',
    bytes: html.length,
    pages: [{ path: paths.quizAttempt(id), title: lesson.title, language, answer }],
    pictures: [
      ...new Set([...html.matchAll(/<img[^>]+src="(\/media\/[^"]+)"/g)].flatMap(([, src]) => src ?? [])),
    ],
    answers: [],
    videos: [],
  }
  // A full device keeps nothing.
  await keepWhole({ kind: 'attempt', id, language, contents, withVideos: false, reader }, () => {})
}

async function forget(id: string): Promise<void> {
  const { forgetWholes } = await import('../offline/kept-list.ts')
  await forgetWholes((whole) => whole.kind === 'attempt' && whole.id === id)
}
