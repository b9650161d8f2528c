import type { Pieces } from '#features/search/contract.ts'
import styles from './marked-text.module.css'

/** A text with the words that were looked for marked. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces never move
      <mark className={styles.mark} key={index}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
