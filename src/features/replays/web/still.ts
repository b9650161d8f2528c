import type { WordsOfFolder } from '#platform/page/words-of-folders.ts'
import { stillPart } from '#platform/web/late/still-part.tsx'
import './drawing.css'
import styles from './exercise.module.css'

export const words: readonly WordsOfFolder[] = ['features/replays/web/player', 'ui/states']

export const StillExercise = stillPart(async () => (await import('./read-exercise.tsx')).ReadExercise, {
  place: 'exercise',
  words,
  className: styles.still,
})
