import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
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
  const { state, user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)
  const hasKept = useSyncExternalStore(
    neverChanges,
    () => findKeptRun({ id, uid: user?.uid }, exercise.revisionKey) !== null,
    () => false,
  )
  // Who comes to the button first of all on the page, or presses it, is known to be a guest only after that.
  if (isRunning && exercise.isGraded && state === 'signed-out')
    return <SignInToPlay path={path} isFocused={isOpen || hadFocus} />
  if (isOpen)
    return exercise.isGraded ? (
      <GradedGame id={id} path={path} exercise={exercise} />
    ) : (
      <DeviceGame id={id} exercise={exercise} />
    )
  return (
    <FocusWatch onLost={() => setHadFocus(true)}>
      <Begin
        label={t(hasKept ? 'play.resume' : 'play.start')}
        needsScript={t('play.needsScript')}
        keptAs={keyOf({ id, uid: undefined })}
        onBegin={() => setOpen(true)}
      />
    </FocusWatch>
  )
}

/** Tells when it is taken away while the focus is in it. */
function FocusWatch({ onLost, children }: { onLost: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const lose = useEffectEvent(onLost)
  useLayoutEffect(() => {
    const { current } = place
    return () => {
      if (current?.contains(document.activeElement)) lose()
    }
  }, [])
  return <div ref={place}>{children}</div>
}
