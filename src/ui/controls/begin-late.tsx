import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { Begin } from './begin.tsx'

interface Props extends Omit<ComponentProps<typeof Begin>, 'onBegin'> {
  /** Said while what was begun is on its way, and when it did not come. */
  coming: string
  failed: string
  /** Something that was begun before goes on by itself. */
  isGoingOn?: boolean
  /** Brings what it begins. */
  fetchScript(): Promise<void>
  onPress?: () => void
  /** It was taken away while the focus was in it. */
  onFocusLost?: () => void
  /** What stands above until then. */
  before?: ReactNode
  /** What it begins, once that is there. */
  children(isPressed: boolean): ReactNode
}

type State = 'away' | 'coming' | 'failed' | 'here'

/** Begins what comes when somebody reaches for it: most who read a page never do. What was pressed is done once it is there; what is shown stays. */
export function BeginLate(props: Props) {
  const {
    coming,
    failed,
    isGoingOn = false,
    fetchScript,
    onPress,
    onFocusLost,
    before,
    children,
    ...begin
  } = props
  const [isPressed, setPressed] = useState(false)
  const [state, setState] = useState<State>('away')
  const bring = () =>
    fetchScript().then(
      () => setState('here'),
      () => setState('failed'),
    )
  const goOn = useEffectEvent(() => void bring())
  useEffect(() => {
    if (isGoingOn) goOn()
  }, [isGoingOn])
  const [isShown, setShown] = useState(false)
  if (!isShown && state === 'here' && (isPressed || isGoingOn)) setShown(true)
  if (isShown) return children(isPressed)
  const reach = () => void fetchScript().catch(() => undefined)
  const press = () => {
    setPressed(true)
    onPress?.()
    if (state === 'coming') return
    setState('coming')
    void bring()
  }
  return (
    <>
      {before}
      <Reach onReach={reach} onLost={onFocusLost}>
        <Begin {...begin} onBegin={press} />
        <output>{state === 'failed' ? failed : isPressed && coming}</output>
      </Reach>
    </>
  )
}

interface ReachProps {
  onReach: () => void
  onLost: (() => void) | undefined
  children: ReactNode
}

/** Tells when somebody comes near, and when it is taken away while the focus is in it. */
function Reach({ onReach, onLost, children }: ReachProps) {
  const place = useRef<HTMLDivElement>(null)
  const lose = useEffectEvent(() => onLost?.())
  useLayoutEffect(() => {
    const { current } = place
    return () => {
      if (current?.contains(document.activeElement)) lose()
    }
  }, [])
  return (
    <div ref={place} onPointerOver={onReach} onFocus={onReach}>
      {children}
    </div>
  )
}
