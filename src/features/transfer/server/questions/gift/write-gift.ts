import type { Block } from '#content/blocks/nodes/block.ts'
import { inlineText } from '#content/blocks/nodes/line-text.ts'
import type { Language } from '#platform/languages.ts'
import { plainFigure } from '#platform/word-forms/digits.ts'
import type { GiftLoss } from '../../../questions/export-losses.ts'
import { markdownOf, writeCell, type Names } from '../cells.ts'
import {
  isSameText,
  type CarriedQuestion,
  type ChoiceParts,
  type QuestionParts,
} from '../carried-question.ts'
import { fitTexts } from '../fit-texts.ts'
import { extrasLine, type GiftExtras } from './gift-extras.ts'
import { readGiftQuestion } from './read-gift.ts'

type GiftText = { source: string } | { loss: GiftLoss }

/** One language of a question in the text form of Moodle, or why that form cannot say it: all of it, or nothing. */
export function giftOf(question: CarriedQuestion, language: Language, names: Names): GiftText {
  const text = question.texts[language]
  if (!text || text.title === '') return { loss: 'no_text' }
  if (question.form === 'point') return { loss: 'places' }
  if (!text.parts.number && text.parts.choices.length === 0) return { loss: 'unfinished' }
  const answers = answersOf(question.form, text.parts, names)
  const asked = markdownOf(text.parts.asked, names)
  const general = writeGeneral(text.parts.explanation, names)
  if (asked === undefined || general === undefined) return { loss: 'words' }
  if (!answers) return { loss: lossOf(question.form) }
  const { form, use, level, about } = question
  const extras: GiftExtras = { form, use, level, about, ...answers.extras }
  const source = [
    `// ${[`[id:${question.slug}]`, ...question.tags.map((tag) => `[tag:${tag}]`)].join(' ')}`,
    extrasLine(extras),
    `::${escaped(text.title)}::[markdown]${escaped(asked)} {${answers.lines.join('\n')}${general}`,
    '}',
  ].join('\n')
  const isSame = isReadAs(source, { title: text.title, parts: text.parts }, { language, names })
  return isSame ? { source } : { loss: 'not_same' }
}

/** What answers of a form are too much for. */
function lossOf(form: CarriedQuestion['form']): GiftLoss {
  if (form === 'number') return 'number'
  return form === 'match' ? 'pairs' : 'words'
}

interface Answers {
  lines: string[]
  extras: GiftExtras
}

function answersOf(form: CarriedQuestion['form'], parts: QuestionParts, names: Names): Answers | undefined {
  switch (form) {
    case 'single':
    case 'truth':
    case 'multiple':
      return choicesOf(form, parts, names)
    case 'number':
      return numberOf(parts)
    case 'order':
      return stepsOf(parts, names)
    case 'match':
      return pairsOf(parts, names)
    case 'point':
      return undefined
  }
}

function choicesOf(
  form: 'single' | 'truth' | 'multiple',
  { choices }: QuestionParts,
  names: Names,
): Answers | undefined {
  const right = choices.filter(({ isRight }) => isRight).length
  const share = weightOf(right)
  const lines = choices.map(({ isRight, words, explanation }) => {
    const text = markdownOf(words, names)
    const why = explanation.length === 0 ? '' : markdownOf(explanation, names)
    if (text === undefined || why === undefined) return undefined
    const sign = form === 'multiple' ? `~%${isRight ? share : `-${share}`}%` : isRight ? '=' : '~'
    return `${sign}${guarded(text, sign)}${why === '' ? '' : `#${escaped(why)}`}`
  })
  return whole(lines, { choices: choices.map(({ id }) => id) })
}

/** A share of 100 as Moodle knows it. */
function weightOf(right: number): string {
  return String(Number((100 / Math.max(1, right)).toFixed(5)))
}

/** Words that begin as a weight does have one before them. */
function guarded(text: string, sign: string): string {
  const weight = text.startsWith('%') && sign.length === 1 ? `%${sign === '=' ? 100 : 0}%` : ''
  return `${weight}${escaped(text)}`
}

function numberOf({ number, choices }: QuestionParts): Answers | undefined {
  if (!number || choices.length > 0) return undefined
  const [value, tolerance] = [plainNumber(number.value), plainNumber(number.tolerance || '0')]
  if (value === undefined || tolerance === undefined) return undefined
  return { lines: [`#${value}${Number(tolerance) === 0 ? '' : `:${tolerance}`}`], extras: { number } }
}

/** Digits of today with a point at most, as GIFT writes numbers; the words of the writer go along in the comment. */
function plainNumber(words: string): string | undefined {
  const plain = plainFigure(words).replace(/^–/, '-')
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined
}

/** Steps are paired with their places, and do not stand in their order. */
function stepsOf({ choices }: QuestionParts, names: Names): Answers | undefined {
  const mixed = choices.map((choice, index) => ({ choice, place: String(index + 1) }))
  mixed.sort((one, other) => (one.choice.id < other.choice.id ? -1 : 1))
  return matchOf(
    mixed.map(({ choice, place }) => ({ choice, right: place })),
    {},
    names,
  )
}

function pairsOf({ choices }: QuestionParts, names: Names): Answers | undefined {
  const pairs = choices.map((choice) => ({ choice, right: lineOf(choice.counterpart?.words ?? []) }))
  const counterparts = choices.map(({ counterpart }) => counterpart?.id ?? '')
  return matchOf(pairs, { counterparts }, names)
}

function matchOf(
  pairs: readonly { choice: ChoiceParts; right: string | undefined }[],
  extras: GiftExtras,
  names: Names,
): Answers | undefined {
  const lines = pairs.map(({ choice, right }) => {
    const left = markdownOf(choice.words, names)
    return left === undefined || !right ? undefined : `=${escaped(left)} -> ${escaped(right)}`
  })
  const explanations = pairs.map(({ choice }) => writeCell(choice.explanation, names))
  return whole(lines, {
    ...extras,
    choices: pairs.map(({ choice }) => choice.id),
    ...(explanations.some(Boolean) ? { explanations } : {}),
  })
}

/** The words of a single line without marks. */
function lineOf([only, ...others]: readonly Block[]): string | undefined {
  if (only?.type !== 'paragraph' || others.length > 0) return undefined
  const isBare = only.content?.every((node) => node.type === 'text' && !node.marks)
  return isBare ? inlineText(only.content ?? []) : undefined
}

function whole(lines: readonly (string | undefined)[], extras: GiftExtras): Answers | undefined {
  const said = lines.flatMap((line) => line ?? [])
  return said.length > 0 && said.length === lines.length ? { lines: ['', ...said], extras } : undefined
}

function writeGeneral(explanation: readonly Block[], names: Names): string | undefined {
  if (explanation.length === 0) return ''
  const words = markdownOf(explanation, names)
  return words && `\n####${escaped(words)}`
}

/** What means something to GIFT is escaped; a question has no blank lines, so new lines are written out. */
function escaped(text: string): string {
  return text
    .replaceAll('->', '-\\>')
    .replaceAll(/[\\~=#{}:]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** Whether the same comes back. */
function isReadAs(
  source: string,
  text: { title: string; parts: QuestionParts },
  { language, names }: { language: Language; names: Names },
): boolean {
  const reading = { language, names: { ...names, hasMedia: () => true } }
  const read = readGiftQuestion(source, reading)
  const again = read && fitTexts(read.texts)[language]
  return again !== undefined && read?.faults.all.length === 0 && isSameText(again, text)
}
