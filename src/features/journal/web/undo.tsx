import { useEffect, useRef } from 'react'
import buttons from '#ui/controls/button.module.css'
import { useText } from './text.ts'

/** Offered after a deletion; the focus goes here, since what it was on is gone. */
export function Undo({ onUndo }: { onUndo: () => void }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button type="button" ref={button} className={buttons.secondary} onClick={onUndo}>
      {t('undo')}
    </button>
  )
}
