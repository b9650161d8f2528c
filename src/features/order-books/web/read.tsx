import type { ComponentProps } from 'react'
import { Tasks } from './assignment.tsx'
import { BookTable } from './book-table.tsx'
import { StillBook, StillTasks } from './still.ts'
import { useText } from './text.ts'

export { Tasks }

export function OpeningBook({ book }: Pick<ComponentProps<typeof BookTable>, 'book'>) {
  const t = useText()
  return <BookTable caption={t('book.atOpening')} book={book} />
}

/** For the server, which renders all that is read. */
export function bringReadParts(): void {
  StillTasks.bring(Tasks)
  StillBook.bring(OpeningBook)
}
