import { useState, type DragEvent, type ReactNode } from 'react'
import styles from './drop-area.module.css'

interface Props {
  onDrop: (files: File[]) => void
  children: ReactNode
}

/** Takes files that are dropped on it; what stands in it offers the other way. */
export function DropArea({ onDrop, children }: Props) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={styles.drop}
      data-drop
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
