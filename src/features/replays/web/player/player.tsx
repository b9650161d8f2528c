import { useState, useSyncExternalStore } from 'react'
import type { ReplayExercise } from '#features/replays/contract.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import { useSession } from '#platform/web/session.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { BeginLate } from '#ui/controls/begin-late.tsx'
import { words } from '../still.ts'
import { useFirstText } from '../text.ts'
import { findKeptRun, keyOf } from './kept-run.ts'
import { SignInToPlay } from './sign-in-to-play.tsx'

interface Props {
  id: string
  path: string
  exercise: ReplayExercise
}

const DeviceGame = latePart(async () => (await import('./device-game.tsx')).DeviceGame, { words })
const GradedGame = latePart(async () => (await import('./graded-game.tsx')).GradedGame, { words })

/** The scripts that play, for a page that is kept to be used without a connection, as a graded replay cannot be. */
export const fetchReplayPlayer = DeviceGame.fetchScript

const neverChanges = () => () => undefined

/** The way into the run, or what playing needs where scripts are off. */
export function Player({ id, path, exercise }: Props) {
  const t = useFirstText()
  const isRunning = useHydrated()
  const { state, user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)
  const hasKept = useSyncExternalStore(
    neverChanges,
    () => [user?.uid, undefined].some((uid) => findKeptRun({ id, uid }, exercise.revisionKey)),
    () => false,
  )
  // Who comes to the button first of all on the page, or presses it, is known to be a guest only after that.
  if (isRunning && exercise.isGraded && state === 'signed-out')
    return <SignInToPlay path={path} isFocused={isOpen || hadFocus} />
  const { fetchScript } = exercise.isGraded ? GradedGame : DeviceGame
  return (
    <BeginLate
      label={t(hasKept ? 'play.resume' : 'play.start')}
      needsScript={t('play.needsScript')}
      coming={t('player.coming')}
      failed={t('player.failed')}
      keptAs={keyOf({ id, uid: undefined })}
      fetchScript={fetchScript}
      onPress={() => setOpen(true)}
      onFocusLost={() => setHadFocus(true)}
    >
      {() =>
        exercise.isGraded ? (
          <GradedGame id={id} path={path} exercise={exercise} />
        ) : (
          <DeviceGame id={id} exercise={exercise} />
        )
      }
    </BeginLate>
  )
}
