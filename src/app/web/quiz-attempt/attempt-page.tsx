import { AttemptView } from '#features/quizzes/web/attempt-view.tsx'
import { KeepAttempt } from './keep-attempt.tsx'
import { PassedLast } from './passed-last.tsx'

export { loader } from '#features/quizzes/web/attempt-view.tsx'

/** An attempt at a quiz; one that completed its course ends as the last lesson of a course does. */
export function Component() {
  return (
    <>
      <AttemptView renderEnding={(attempt) => <PassedLast attempt={attempt} />} />
      <KeepAttempt />
    </>
  )
}
