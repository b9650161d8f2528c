import { useEffect, useRef, type ReactNode } from 'react'
import styles from './menu.module.css'

interface Props {
  /** What the button shows. */
  button: ReactNode
  /** The button's name when it shows no words. */
  label?: string
  buttonClass?: string
  children: ReactNode
  className?: string
}

/** A button that opens a panel below it; works without scripts. With them it closes on Escape, on a click elsewhere, and after a link was followed. */
export function Menu({ button, label, buttonClass, children, className = '' }: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const menu = details.current
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const menu = details.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const closeAfterLink = ({ target }: MouseEvent) => {
      const menu = details.current
      if (menu?.open && target instanceof Element && menu.contains(target) && target.closest('a'))
        menu.open = false
    }
    document.addEventListener('click', closeAfterLink)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('click', closeAfterLink)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <details className={`${styles.menu} ${className}`} ref={details}>
      <summary className={buttonClass} aria-label={label} title={label}>
        {button}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
