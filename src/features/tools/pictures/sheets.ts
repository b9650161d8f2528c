import type { Sheet } from '#features/share-cards/contract.ts'
import { labelled, listed } from '#platform/punctuation.ts'
import { answerOf, type Given } from '../calculators/answer.ts'
import type { Calculator } from '../calculators/calculator.ts'
import { scamQuestions } from '../scam/verdict.ts'
import type { Words } from '../words/words.ts'

const bare: Sheet = {
  label: '',
  title: '',
  rows: [],
  lines: [],
  main: null,
  note: '',
  text: '',
  details: [],
}

/** A calculator with what was entered and what it comes to; undefined where there is nothing to reckon. */
export function calculatorSheet(calculator: Calculator, given: Given, words: Words): Sheet | undefined {
  const { say } = words
  const { sentence, entered, figures } = answerOf(calculator, given, words)
  const main = figures.find(({ name }) => name === calculator.main)
  if (!main) return undefined
  return {
    ...bare,
    label: say('picture.example'),
    title: say(`${calculator.id}.title`),
    rows: entered,
    main,
    note: say('picture.learning'),
    text: sentence,
    details: figures.filter((figure) => figure !== main),
  }
}

/** How many of the questions stand in the picture. */
const mostQuestions = 6

/** The scam check: some of its questions, and how many there are. */
export function scamSheet({ say }: Words): Sheet {
  return {
    ...bare,
    title: say('scam-check.title'),
    lines: scamQuestions.slice(0, mostQuestions).map((question) => say(`scam.q.${question}`)),
    main: {
      label: say('picture.before'),
      figure: say('picture.questions', { count: String(scamQuestions.length) }),
    },
    note: say('picture.stays'),
    text: say('picture.verdict'),
  }
}

/** The names of tools, one below the other. */
export function listSheet(titles: readonly string[]): Sheet {
  return { ...bare, rows: titles.map((label) => ({ label, figure: '' })) }
}

/** What stands in the picture, for who does not see it; the result is said beside it. */
export function sheetInWords({ title, rows, lines, main }: Sheet, { language }: Words): string {
  const shown = [...rows, ...(main ? [main] : [])].map(({ label, figure }) =>
    labelled(label, figure, language),
  )
  return labelled(title, lines.length > 0 ? lines.join(' ') : listed(shown, language), language)
}
