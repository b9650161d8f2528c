import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { answerPrefix } from '#platform/web/kept-answers.ts'
import type { AskedQuestion, Attempt, GivenAnswer } from '../contract.ts'
import { letterOf, shortWords } from './choice-words.ts'

/** An open attempt as a device without a connection can show it. */
export interface KeptAttempt {
  title: string
  questions: { position: number; language: Language; html: string; answer: string[] }[]
}

const keyOf = (path: string) => `${answerPrefix}${path}`

/** Keeps what an attempt asks and what was answered, in words; also answers that the server does not have yet. */
export function keepAttempt(
  { id, lesson, questions }: Attempt,
  find: (position: number) => { answer: GivenAnswer | null },
): void {
  const kept: KeptAttempt = {
    title: lesson.title,
    questions: questions.flatMap(({ position, question }) => {
      if (!question) return []
      const { language, html } = question
      return { position, language, html, answer: wordsOf(question, find(position).answer) }
    }),
  }
  tryStorage((storage) => storage.setItem(keyOf(paths.quizAttempt(id)), JSON.stringify(kept)))
}

/** An attempt that is over is with the site. */
export function forgetAttempt(id: string): void {
  tryStorage((storage) => storage.removeItem(keyOf(paths.quizAttempt(id))))
}

/** The attempt at an address, where this device has it. */
export function readKeptAttempt(path: string): KeptAttempt | null {
  const kept = tryStorage((storage) => storage.getItem(keyOf(path.split('?')[0] ?? '')))
  return kept ? asKept(JSON.parse(kept)) : null
}

/** Only `keepAttempt` writes under such a name. */
function asKept(value: unknown): KeptAttempt {
  return value as KeptAttempt
}

function wordsOf({ choices, counterparts, unit }: AskedQuestion, answer: GivenAnswer | null): string[] {
  const wordsFor = (id: string) => shortWords(choices.find((one) => one.id === id)?.html ?? '')
  if (!answer) return []
  switch (answer.form) {
    case 'number':
      return [`${answer.number} ${unit}`.trim()]
    case 'order':
      return answer.order.map(wordsFor)
    case 'match':
      return answer.matches.map(({ left, right }) => {
        const index = counterparts.findIndex(({ id }) => id === right)
        return `${wordsFor(left)} – ${letterOf(index)}. ${shortWords(counterparts[index]?.html ?? '')}`
      })
    case 'point':
      return 'chosen' in answer.at ? [wordsFor(answer.at.chosen)] : [`${answer.at.x} % × ${answer.at.y} %`]
    default:
      return answer.chosen.map(wordsFor)
  }
}

/** A browser may refuse its storage; then nothing is kept, and nothing else breaks. */
function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
