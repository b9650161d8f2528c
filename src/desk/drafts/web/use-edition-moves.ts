import type { RefObject } from 'react'
import type { Edition, Item } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { editionOf, joinedFirst, nothingWritten, problemsIn } from './answers.ts'
import type { Writing } from './writing.ts'

interface Tools {
  writing: RefObject<Writing>
  language: Edition['language']
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  sendText: (options: { keep: boolean }) => Promise<void>
  sendPublication: (wish: { revision: number; publishAt?: number | undefined }) => Promise<Item>
  sendRestoration: (revision: number, wish: { basedOn: number }) => Promise<Item>
  noteConflict: (error: unknown) => void
  setProblems: (change: (problems: FieldErrors) => FieldErrors) => void
  takeOver: (edition: Edition) => void
  onItem: (item: Item) => void
}

/** The steps of one language that begin with its saved text. */
export function useEditionMoves(tools: Tools) {
  const { writing, inTurn, sendText, noteConflict, setProblems, onItem } = tools
  const noting = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      setProblems((problems) => problemsIn(error) ?? problems)
      noteConflict(error)
      throw error
    }
  }
  return {
    /** Saves, then makes the text public; a 422 says what is missing. What was joined meanwhile is looked at first. */
    publish: (publishAt?: number) =>
      inTurn(async () => {
        const { joins } = writing.current
        await sendText({ keep: true })
        if (writing.current.joins !== joins) throw joinedFirst()
        await noting(async () => {
          if (writing.current.basedOn === 0) throw nothingWritten()
          const revision = writing.current.basedOn
          const answer = await tools.sendPublication({ revision, publishAt })
          setProblems(() => ({}))
          onItem(answer)
        })
      }),
    /** Another step with the saved text, such as archiving it; refused when somebody else saved meanwhile. */
    step: (work: (revision: number) => Promise<Item>) =>
      inTurn(() => noting(async () => onItem(await work(writing.current.basedOn)))),
    /** Goes back to a kept version; what was being written is saved first and stays in the history. */
    restore: (revision: number) =>
      inTurn(async () => {
        await sendText({ keep: true })
        await noting(async () => {
          const { basedOn } = writing.current
          const answer = await tools.sendRestoration(revision, { basedOn })
          const restored = editionOf(answer, tools.language)
          if (restored) tools.takeOver(restored)
          onItem(answer)
        })
      }),
  }
}
