import { useState } from 'react'
import type { SharedFields } from '#desk/choices/web/use-shared-fields.ts'
import { isSameValue } from '#desk/choices/web/merge-members.ts'
import type { Language } from '#platform/languages.ts'
import { useTypedState } from '#platform/web/typed/typed-state.ts'
import type { AnswerWords, MessageDetail } from '../../contract.ts'

const none: AnswerWords = { question: '', answer: '' }
const names = ['question', 'answer'] as const

/** As `useSharedFields`, for what is typed and kept in the tab with the words that were published then. Both are chosen, and sent, together. */
export function useSharedAnswer(message: MessageDetail, language: Language) {
  const { typed, type, settle, forget } = useTypedState<Record<'mine' | 'was', AnswerWords>>(
    `shared answer in ${language} to ${message.id}`,
  )
  const published = message.published.find((one) => one.language === language)
  const stored = published && { question: published.question, answer: published.answer }
  const begun = { mine: stored ?? suggestionFor(message, language), was: stored ?? none }
  const { mine, was } = typed ?? begun
  const [theirs, setTheirs] = useState<AnswerWords>()
  const differing = theirs ? names.filter((name) => !isSameValue(mine[name], theirs[name])) : []
  const shared: SharedFields<AnswerWords> = {
    fields: mine,
    changes: { ...mine, was },
    clashes: theirs
      ? differing.map((name) => ({ name, base: was[name], mine: mine[name], theirs: theirs[name] }))
      : [],
    change: (part) => type({ mine: { ...mine, ...part }, was }),
    meet(current) {
      if (current) setTheirs(current)
      return current !== undefined
    },
    resolve(isTheirs) {
      setTheirs(undefined)
      if (!theirs || differing.every(isTheirs)) return void forget()
      const joined = { ...mine }
      for (const name of differing) if (isTheirs(name)) joined[name] = theirs[name]
      type({ mine: joined, was: theirs })
      return { ...joined, was: theirs }
    },
  }
  return {
    published,
    shared,
    /** It is published, and goes on being shown; what was typed since it was sent stays, over it. */
    keep(sent: AnswerWords) {
      type({ mine, was: sent })
      if (isSameValue(mine, sent)) settle()
    },
    /** Nothing is published any more. */
    loose: () => typed && type({ mine, was: none }),
  }
}

/** What the member and the editors wrote is where the editing begins; a translation begins empty. */
function suggestionFor(message: MessageDetail, language: Language): AnswerWords {
  if (language !== message.language) return none
  return { question: message.message, answer: message.replies.at(-1)?.text ?? '' }
}
