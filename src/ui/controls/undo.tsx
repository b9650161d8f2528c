import { useEffect, useRef } from 'react'
import buttons from './button.module.css'

interface Props {
  label: string
  onUndo: () => void
}

/** Offered after a deletion; the focus goes here, since what it was on is gone. */
export function Undo({ label, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button type="button" ref={button} className={buttons.secondary} onClick={onUndo}>
      {label}
    </button>
  )
}
