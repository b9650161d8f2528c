import type { Matching, MultipleChoice, Numerical, NumericalFormat, TrueFalse } from 'gift-pegjs'
import { plainFigure } from '#platform/word-forms/digits.ts'
import type { ChoiceParts, NumberParts, QuestionParts, ReadQuestion } from '../carried-question.ts'
import { readCell } from '../cells.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import { unnamed } from '../unnamed.ts'
import type { GiftExtras } from './gift-extras.ts'
import { readPlain, readWords, type GiftReading } from './gift-words.ts'

export interface ReadAnswers {
  parts: Partial<QuestionParts>
  /** What it may ask for, the likeliest first; a comment of ours says which. */
  forms: NonNullable<ReadQuestion['form']>[]
}

interface With {
  reading: GiftReading
  extras: GiftExtras
}

/** A choice is right when it earns something; one of several is marked with `=`, some of several have weights. */
export function choicesIn({ choices: given }: MultipleChoice, { reading, extras }: With): ReadAnswers {
  const { faults, row } = reading
  const isOne = given.some(({ isCorrect }) => isCorrect)
  const weights = new Set(given.flatMap(({ weight }) => (weight !== null && weight > 0 ? weight : [])))
  if (weights.size > (isOne ? 0 : 1) && [...weights].some((weight) => weight < 100))
    faults.warn('gift.credit', { row })
  const choices = given.map(({ isCorrect, weight, text, feedback }, index): ChoiceParts => ({
    ...empty,
    id: idAt(extras.choices, { index, count: given.length }),
    isRight: isOne ? isCorrect : (weight ?? 0) > 0,
    words: readWords(text, reading),
    explanation: readWords(feedback, reading),
  }))
  const isSingle = choices.filter(({ isRight }) => isRight).length === 1 && isOne
  return {
    parts: { choices },
    forms: isSingle ? ['single', 'truth', 'multiple'] : ['multiple', 'single', 'truth'],
  }
}

const catalogues = { en, am }

/** The first feedback is for those who answer wrongly, the second for those who are right. */
export function truthIn(
  { isTrue, trueFeedback, falseFeedback }: TrueFalse,
  reading: GiftReading,
): ReadAnswers {
  const said = catalogues[reading.language]
  const choices = [said['truth.true'], said['truth.false']].map((words, index): ChoiceParts => {
    const isRight = (index === 0) === isTrue
    const explanation = readWords(isRight ? falseFeedback : trueFeedback, reading)
    return { ...empty, id: unnamed(index), isRight, words: readPlain(words), explanation }
  })
  return { parts: { choices }, forms: ['truth', 'single'] }
}

export function numberIn({ choices }: Numerical, { reading, extras }: With): ReadAnswers {
  const { faults, row } = reading
  const all = Array.isArray(choices)
    ? choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => text)
    : [choices]
  const [first] = all
  if (all.length !== 1 || (Array.isArray(choices) && choices.length > 1))
    faults.warn('gift.one_number', { row })
  const read = first && numberOf(first)
  if (!read) faults.error('gift.unsupported', { row }, 'Numerical')
  const said = extras.number
  const isSame =
    said &&
    read &&
    sameNumber(said.value, read.value) &&
    sameNumber(said.tolerance || '0', read.tolerance || '0')
  return { parts: { number: isSame ? said : (read ?? null) }, forms: ['number'] }
}

function numberOf({
  type,
  number = Number.NaN,
  range = 0,
  numberHigh = 0,
  numberLow = 0,
}: NumericalFormat): NumberParts | undefined {
  const [value, tolerance] =
    type === 'high-low'
      ? [(numberHigh + numberLow) / 2, Math.abs(numberHigh - numberLow) / 2]
      : [number, range]
  if (!Number.isFinite(value)) return undefined
  return {
    value: String(value),
    tolerance: tolerance === 0 ? '' : String(Number(tolerance.toPrecision(12))),
    unit: '',
  }
}

function sameNumber(words: string, number: string): boolean {
  return Number(plainFigure(words).replace(/^–/, '-')) === Number(number)
}

/** Pairs; or steps in an order, whose right sides are their places. */
export function pairsIn({ matchPairs }: Matching, { reading, extras }: With): ReadAnswers {
  const count = matchPairs.length
  const read = matchPairs.map(({ subquestion, subanswer }, index): ChoiceParts => ({
    ...empty,
    id: idAt(extras.choices, { index, count }),
    words: readWords(subquestion, reading),
    counterpart: {
      id: idAt(extras.counterparts, { index, count, name: `${index} pair` }),
      words: readPlain(unescaped(subanswer)),
    },
  }))
  const pairs = explained(read, extras, reading)
  if (extras.form !== 'order') return { parts: { choices: pairs }, forms: ['match'] }
  const placeOf = (index: number) => Number(matchPairs[index]?.subanswer)
  const steps = pairs
    .map((choice, index) => ({ choice: { ...choice, counterpart: null }, place: placeOf(index) }))
    .toSorted((one, other) => one.place - other.place)
  return { parts: { choices: steps.map(({ choice }) => choice) }, forms: ['order'] }
}

/** Explanations that travelled in a comment. */
function explained(
  choices: readonly ChoiceParts[],
  { explanations }: GiftExtras,
  { names, faults, row }: GiftReading,
): ChoiceParts[] {
  const at = { faults, place: { row } }
  return choices.map((choice, index) => ({
    ...choice,
    explanation: readCell(explanations?.[index] ?? '', names, at),
  }))
}

const empty: ChoiceParts = {
  id: '',
  isRight: false,
  area: null,
  words: [],
  counterpart: null,
  explanation: [],
}

/** Names of choices count only while there are as many choices as names. */
function idAt(
  ids: readonly string[] | undefined,
  { index, count, name = String(index) }: { index: number; count: number; name?: string },
): string {
  return (ids?.length === count && ids[index]) || unnamed(name)
}

/** The parser gives right sides as they are written, with its own signs for what was escaped. */
function unescaped(text: string): string {
  return text.replaceAll(/&&(\d{3});?/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
