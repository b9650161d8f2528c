import type { Big } from 'big.js'
import { labelWithUnit, type Words } from '../words/words.ts'
import { Exact, type Calculator, type Input } from './calculator.ts'
import { figureInWords, groupDigits, roundedDigits } from './figures.ts'
import { readDecimal } from './read-decimal.ts'

/** What was typed into each field; one that is left out has its example. */
export type Given = Readonly<Record<string, string>>

/** What is shown of a calculation: faults by field, or the sentence, the listed figures and the sum in words and in figures. */
export interface Answer {
  /** One sentence: the result, or what is wrong first. */
  sentence: string
  faults: Readonly<Record<string, string>>
  /** What is reckoned with, in the order of the fields. */
  entered: readonly { label: string; figure: string }[]
  figures: readonly { name: string; label: string; figure: string }[]
  sums: readonly { inWords: string; inFigures: string }[]
}

export function answerOf(calculator: Calculator, given: Given, words: Words): Answer {
  const { values, faults } = readValues(calculator, given, words)
  if (Object.keys(faults).length > 0) return refused(faults)
  const outcome = calculator.compute(values)
  const { id } = calculator
  if ('fault' in outcome) return refused({ [outcome.input]: words.say(`${id}.fault.${outcome.fault}`) })
  const inWords = Object.fromEntries([
    ...calculator.inputs.map(({ name, unit }) => [name, typedInWords(values[name], unit, words)] as const),
    ...Object.entries(outcome.figures).map(
      ([name, value]) => [name, figureInWords(value, unitOf(calculator, name), words)] as const,
    ),
  ])
  return {
    sentence: words.say(`${id}.say.${outcome.say}`, inWords),
    faults: {},
    entered: calculator.inputs.map(({ name, unit }) => {
      const label = words.say(`${id}.${name}`)
      // The one unit that is not said with a figure.
      const named = unit === 'foreign' ? labelWithUnit(words, label, unit) : label
      return { label: named, figure: inWords[name] ?? '' }
    }),
    figures: calculator.listed.flatMap((name) => {
      const figure = outcome.figures[name] && inWords[name]
      return figure ? [{ name, label: words.say(`${id}.${name}`), figure }] : []
    }),
    sums: sumsOf(calculator, { all: { ...values, ...outcome.figures }, sum: outcome.sum }, words),
  }
}

function refused(faults: Record<string, string>): Answer {
  return { sentence: Object.values(faults)[0] ?? '', faults, entered: [], figures: [], sums: [] }
}

/** A value as it was typed has all its decimals. */
function typedInWords(value: Big | undefined, unit: Input['unit'], { say }: Words): string {
  return value ? say(`unit.${unit}`, { count: groupDigits(value) }) : ''
}

function unitOf({ figures }: Calculator, name: string) {
  return figures[name] ?? 'count'
}

/** Each line of the formula twice: with the names of its parts, and with their figures. */
function sumsOf(
  calculator: Calculator,
  { all, sum }: { all: Record<string, Big>; sum: string | undefined },
  { say }: Words,
): Answer['sums'] {
  const { id } = calculator
  const formula = sum === undefined ? `${id}.formula` : `${id}.formula.${sum}`
  const names = Object.fromEntries(Object.keys(all).map((name) => [name, say(`${id}.${name}`)]))
  const digits = Object.fromEntries(
    Object.entries(all).map(([name, value]) => {
      const unit = calculator.figures[name]
      return [name, unit ? roundedDigits(value, unit) : groupDigits(value)]
    }),
  )
  const figures = say(formula, digits).split('\n')
  return say(formula, names)
    .split('\n')
    .map((inWords, index) => ({ inWords, inFigures: figures[index] ?? '' }))
}

function readValues({ id, inputs }: Calculator, given: Given, words: Words) {
  const values: Record<string, Big> = {}
  const faults: Record<string, string> = {}
  for (const input of inputs) {
    const label = words.say(`${id}.${input.name}`)
    const typed = given[input.name] ?? input.example
    const value = readDecimal(typed, input.unit)
    const refuse = (reason: string, limit = '') =>
      (faults[input.name] = words.say(`error.${reason}`, { label, limit, given: typed.trim() }))
    if (typeof value === 'string') refuse(value)
    else if (value.lt(input.min)) refuse('low', groupDigits(new Exact(input.min)))
    else if (value.gt(input.max)) refuse('high', groupDigits(new Exact(input.max)))
    else if (!value.eq(value.round(input.decimals)))
      refuse(input.decimals === 0 ? 'whole' : 'decimals', String(input.decimals))
    else values[input.name] = value
  }
  return { values, faults }
}
