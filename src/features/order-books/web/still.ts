import type { WordsOfFolder } from '#platform/page/words-of-folders.ts'
import { stillPart } from '#platform/web/late/still-part.tsx'
import './book-table.module.css'
import styles from './exercise.module.css'

export const words: readonly WordsOfFolder[] = ['features/order-books/web/player', 'ui/states']
const { still: className } = styles

export const StillTasks = stillPart(async () => (await import('./read.tsx')).Tasks, {
  place: 'tasks',
  words,
  className,
})
export const StillBook = stillPart(async () => (await import('./read.tsx')).OpeningBook, {
  place: 'book',
  words,
  className,
})

export async function fetchStillParts(): Promise<void> {
  await Promise.all([StillTasks.fetchScript(), StillBook.fetchScript()])
}
