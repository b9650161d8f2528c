import { useState, useSyncExternalStore } from 'react'
import type { ReplayExercise } from '#features/replays/contract.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import { useSession } from '#platform/web/session.ts'
import { Begin } from '#ui/controls/begin.tsx'
import { useText } from '../text.ts'
import { DeviceGame } from './device-game.tsx'
import { GradedGame } from './graded-game.tsx'
import { findKeptRun, keyOf } from './kept-run.ts'
import { SignInToPlay } from './sign-in-to-play.tsx'

interface Props {
  id: string
  path: string
  exercise: ReplayExercise
}

const neverChanges = () => () => undefined

/** The way into the run, or what playing needs where scripts are off. */
export function Player({ id, path, exercise }: Props) {
  const t = useText()
  const isRunning = useHydrated()
  const { state } = useSession()
  const [isOpen, setOpen] = useState(false)
  const hasKept = useSyncExternalStore(
    neverChanges,
    () => findKeptRun(id, exercise.revisionKey) !== null,
    () => false,
  )
  // Who presses first of all on the page is known to be a guest only after that.
  if (isRunning && exercise.isGraded && state === 'signed-out')
    return <SignInToPlay path={path} isFocused={isOpen} />
  if (isOpen)
    return exercise.isGraded ? (
      <GradedGame id={id} path={path} exercise={exercise} />
    ) : (
      <DeviceGame id={id} exercise={exercise} />
    )
  return (
    <Begin
      label={t(hasKept ? 'play.resume' : 'play.start')}
      needsScript={t('play.needsScript')}
      keptAs={keyOf(id)}
      onBegin={() => setOpen(true)}
    />
  )
}
