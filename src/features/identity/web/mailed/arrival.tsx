import { useEffect, useRef, type ReactNode } from 'react'
import styles from '../entrance.module.css'

/** The button that was pressed is gone: the focus goes to what has become of it. */
export function Arrival({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className={styles.arrival}>
      {children}
    </div>
  )
}
