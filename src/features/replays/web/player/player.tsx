import { useState, useSyncExternalStore } from 'react'
import type { ReplayExercise } from '#features/replays/contract.ts'
import { entranceTo } from '#platform/paths.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import { Begin } from '#ui/controls/begin.tsx'
import buttons from '#ui/controls/button.module.css'
import { useText } from '../text.ts'
import { DeviceGame } from './device-game.tsx'
import { GradedGame } from './graded-game.tsx'
import { findKeptRun, keyOf } from './kept-run.ts'

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
  const wanted = useCarriedLanguage()(path)
  const [isOpen, setOpen] = useState(false)
  const hasKept = useSyncExternalStore(
    neverChanges,
    () => findKeptRun(id, exercise.revisionKey) !== null,
    () => false,
  )
  if (isOpen)
    return exercise.isGraded ? (
      <GradedGame id={id} exercise={exercise} />
    ) : (
      <DeviceGame id={id} exercise={exercise} />
    )
  if (isRunning && exercise.isGraded && state === 'signed-out')
    return (
      <p>
        <Link className={buttons.primary} to={entranceTo(wanted)}>
          {t('play.signIn')}
        </Link>
      </p>
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
