import type { RefObject } from 'react'
import { useText } from '../../../web/text.ts'
import styles from '../editor.module.css'
import order from './order.module.css'

/** While files are held over the text: where they would land, and what may be dropped. */
export function DropHint({ gap, paper }: { gap: number; paper: RefObject<HTMLElement | null> }) {
  const t = useText()
  return (
    <>
      <div
        className={order.gap}
        ref={(line) => {
          const top = paper.current?.getBoundingClientRect().top ?? 0
          if (line) line.style.top = `${gap - top}px`
        }}
        aria-hidden
      />
      <p className={styles.drop}>{t('upload.drop')}</p>
    </>
  )
}
