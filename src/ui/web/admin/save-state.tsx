import { Text } from '@mantine/core'
import { IconCheck, IconPencil, type Icon } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import styles from './save-state.module.css'

interface Props {
  isChanged: boolean
  /** Whether everything is saved, in words. */
  words: string
  /** Stands for the words where saved and changed are not all there is. */
  sign?: Icon
  color?: string
  /** Said elsewhere already. */
  isQuiet?: boolean
  /** Where the focus can go when what had it is gone. */
  wordsRef?: RefObject<HTMLOutputElement | null>
  /** What saves. */
  children: ReactNode
}

/** Above a form and always in sight: whether everything is saved, and the button that saves it. */
export function SaveState({ isChanged, words, sign, color, isQuiet, wordsRef, children }: Props) {
  const Sign = sign ?? (isChanged ? IconPencil : IconCheck)
  return (
    <div className={styles.bar}>
      <Text
        component="output"
        ref={wordsRef}
        tabIndex={wordsRef && -1}
        aria-live={isQuiet ? 'off' : 'polite'}
        size="sm"
        c={color}
        className={styles.words}
      >
        <Sign size="1.125rem" aria-hidden /> {words}
      </Text>
      {children}
    </div>
  )
}
