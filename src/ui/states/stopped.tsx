import { useEffect, useRef } from 'react'
import buttons from '../controls/button.module.css'
import { Notice } from './notice.tsx'

interface Props {
  text: string
  action: string
  onAction: () => void
  /** It stands in place of what was begun: the button that did that is gone. */
  takesFocus?: boolean
}

/** Why a run does not go on here, and the way on; in sight also of who stands at the lower end of the board. */
export function Stopped({ text, action, onAction, takesFocus = false }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const way = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    if (takesFocus && document.activeElement === document.body) way.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div ref={place}>
      <Notice tone="risk" live>
        <p>{text}</p>
        <button ref={way} type="button" className={buttons.secondary} onClick={onAction}>
          {action}
        </button>
      </Notice>
    </div>
  )
}
