import { parse, SyntaxError, type Category, type GIFTQuestion } from 'gift-pegjs'
import { invalid } from '#platform/errors.ts'
import { mostQuestions } from '../../../questions/contract.ts'
import type { Language } from '#platform/languages.ts'
import type { Names } from '../cells.ts'
import type { QuestionParts, ReadQuestion } from '../carried-question.ts'
import { createFaults, type FaultFinder } from '../faults.ts'
import type { ReadFile } from '../csv/read-csv.ts'
import { choicesIn, numberIn, pairsIn, truthIn, type ReadAnswers } from './gift-answers.ts'
import { readExtras, type GiftExtras } from './gift-extras.ts'
import { readWords, type GiftReading } from './gift-words.ts'

/** Characters of one question: more than one has, and not so many that reading them would hold up the server. */
const longestQuestion = 20_000

interface Wish {
  language: Language
  names: Names
}

/**
 * The questions of a text in GIFT, each read by itself, so that one that is broken does not hide the others.
 * @throws 422 for a text without any, or with more than are taken
 */
export function readGift(text: string, wish: Wish): ReadFile {
  const questions: ReadQuestion[] = []
  for (const part of splitQuestions(text)) {
    const question = readPart(part, wish)
    if (question) questions.push(question)
    if (questions.length > mostQuestions) throw invalid({ file: 'questions.too_many' })
  }
  if (questions.length === 0) throw invalid({ file: 'questions.none' })
  return { questions, faults: createFaults() }
}

/** The first question of a text; undefined where there is none. */
export function readGiftQuestion(text: string, wish: Wish): ReadQuestion | undefined {
  const [part] = splitQuestions(text)
  return part && readPart(part, wish)
}

/** Undefined for what is no question and nothing to speak of. */
function readPart(part: Part, { language, names }: Wish): ReadQuestion | undefined {
  const faults = createFaults()
  const reading: GiftReading = { language, names, faults, row: part.row }
  const found = parsePart(part, faults)
  if (found) return readOne(found, { reading, extras: readExtras(part.source) })
  return faults.all.length > 0 ? { place: { row: part.row }, slug: '', texts: {}, faults } : undefined
}

interface Part {
  source: string
  /** Of its first line that is no comment. */
  row: number
  /** Of its first line. */
  start: number
}

/** Blank lines part questions; comments by themselves belong to what follows. */
function splitQuestions(text: string): Part[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
  const parts: Part[] = []
  let open: { lines: string[]; start: number; row: number } | undefined
  const close = () => {
    if (open?.row) parts.push({ source: open.lines.join('\n'), row: open.row, start: open.start })
    if (open?.row) open = undefined
  }
  for (const [index, line] of [...lines, ''].entries()) {
    if (line.trim() === '') {
      close()
      continue
    }
    open ??= { lines: [], start: index + 1, row: 0 }
    open.lines.push(line)
    if (!open.row && !line.startsWith('//')) open.row = index + 1
  }
  return parts
}

/** What a file may hold besides categories, which are passed over. */
type GiftQuestion = Exclude<GIFTQuestion, Category>

function isQuestion(found: GIFTQuestion): found is GiftQuestion {
  return found.type !== 'Category'
}

function parsePart({ source, row, start }: Part, faults: FaultFinder): GiftQuestion | undefined {
  if (source.length > longestQuestion) {
    faults.error('gift.unreadable', { row })
    return undefined
  }
  try {
    return parse(source).find(isQuestion)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { line } = error.location.start
    const words = source.split('\n')[line - 1] ?? ''
    faults.error('gift.unreadable', { row: Math.max(row, start + line - 1) }, words)
    return undefined
  }
}

function readOne(
  found: GiftQuestion,
  { reading, extras }: { reading: GiftReading; extras: GiftExtras },
): ReadQuestion {
  const { faults, row, language } = reading
  const { form, use, level, about } = extras
  const asked = readWords(found.stem, reading)
  const answers = answersOf(found, { reading, extras })
  const general = 'globalFeedback' in found ? readWords(found.globalFeedback, reading) : []
  const parts: QuestionParts = { asked, choices: [], number: null, ...answers?.parts, explanation: general }
  const title = (found.title ?? '').trim() || firstWords(found.stem.text)
  const kept = form && answers?.forms.includes(form) ? form : answers?.forms[0]
  return {
    place: { row },
    slug: (found.id ?? '').trim(),
    ...(kept && { form: kept }),
    ...(use && { use }),
    ...(level !== undefined && { level }),
    ...(about && { about }),
    ...(found.tags && { tags: found.tags }),
    texts: { [language]: { title, parts } },
    faults,
  }
}

function answersOf(
  found: GiftQuestion,
  { reading, extras }: { reading: GiftReading; extras: GiftExtras },
): ReadAnswers | undefined {
  const { row, faults } = reading
  if (found.hasEmbeddedAnswers) faults.warn('gift.gap', { row })
  switch (found.type) {
    case 'MC':
      return choicesIn(found, { reading, extras })
    case 'TF':
      return truthIn(found, reading)
    case 'Numerical':
      return numberIn(found, { reading, extras })
    case 'Matching':
      return pairsIn(found, { reading, extras })
    default:
      faults.error('gift.unsupported', { row }, found.type)
      return undefined
  }
}

/** A question without a title is called after its first words. */
function firstWords(text: string): string {
  const words = text
    .replaceAll(/<[^<>]*>|[*_`#\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length <= 80 ? words : `${words.slice(0, 80).replace(/\s\S*$/, '')} …`
}
