import { useEffect, useRef } from 'react'
import buttons from '../controls/button.module.css'
import { Notice } from './notice.tsx'

interface Props {
  text: string
  action: string
  onAction: () => void
}

/** Why a run does not go on here, and the way on; in sight also of who stands at the lower end of the board. */
export function Stopped({ text, action, onAction }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Notice tone="risk" live>
        <p>{text}</p>
        <button type="button" className={buttons.secondary} onClick={onAction}>
          {action}
        </button>
      </Notice>
    </div>
  )
}
