import type { BlockDocument } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Area } from '#content/blocks/nodes/question/choice.ts'
import type { QuestionForm, questionUses } from '#features/questions/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Level } from '#content/classification.ts'
import type { FaultFinder, Place } from './faults.ts'

/** The parts of a question's text. */
export interface QuestionParts {
  asked: Block[]
  choices: ChoiceParts[]
  number: NumberParts | null
  explanation: Block[]
}

export interface ChoiceParts {
  /** As `unnamed` says where a file does not name it. */
  id: string
  isRight: boolean
  area: Area | null
  words: Block[]
  counterpart: { id: string; words: Block[] } | null
  explanation: Block[]
}

export interface NumberParts {
  value: string
  tolerance: string
  unit: string
}

type QuestionUse = (typeof questionUses)[number]

/** A question as it goes out. Other items are named by kind and slug, tags by slug. */
export interface CarriedQuestion {
  slug: string
  form: QuestionForm
  use: QuestionUse
  level: Level | null
  tags: string[]
  about: string[]
  texts: Partial<Record<Language, { title: string; parts: QuestionParts }>>
}

/** A text as a file says it; undefined is what the file has no column for. */
interface ReadText {
  title: string | undefined
  parts: ReadParts
}

export interface ReadParts {
  asked: Block[] | undefined
  choices: ReadChoice[] | undefined
  number: { [part in keyof NumberParts]: string | undefined } | null
  explanation: Block[] | undefined
}

export interface ReadChoice {
  /** As `unnamed` says where the file does not name it. */
  id: string
  isRight: boolean | undefined
  area: Area | null | undefined
  words: Block[] | undefined
  counterpart: { id: string; words: Block[] | undefined } | null
  explanation: Block[] | undefined
}

/** A question as a file says it. What the file does not speak of stays as it is here, or becomes what is usual. */
export interface ReadQuestion {
  /** Where it stands in the file. */
  place: Place
  /** Empty for one that the file does not name. */
  slug: string
  form?: QuestionForm
  use?: QuestionUse
  level?: Level | null
  tags?: string[]
  about?: string[]
  texts: Partial<Record<Language, ReadText>>
  faults: FaultFinder
}

/** What the bank of questions knows of its texts; the app brings it. */
export interface QuestionBank {
  readQuestionText(body: BlockDocument): QuestionParts
  /** What keeps a question from being asked, place by place. */
  questionFaults(form: QuestionForm, parts: QuestionParts): FieldErrors
  /** Whether two texts have the same choices with the same ones right. */
  isSameKey(form: QuestionForm, one: QuestionParts, other: QuestionParts): boolean
}

/** Whether two texts say the same, letter by letter. */
export function isSameText(
  one: { title: string; parts: QuestionParts },
  other: { title: string; parts: QuestionParts },
): boolean {
  const wholeOf = ({ title, parts }: typeof one) => JSON.stringify([title, bodyOf(parts)])
  return wholeOf(one) === wholeOf(other)
}

/** A text with all its parts, in the order in which editors write them. */
export function bodyOf({ asked, choices, number, explanation }: QuestionParts): BlockDocument {
  const content: Block[] = [
    ...asked,
    ...choices.map(choiceOf),
    ...(number && (number.value || number.tolerance || number.unit)
      ? [{ type: 'numberAnswer' as const, attrs: number }]
      : []),
    ...explained(explanation),
  ]
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function choiceOf({ id, isRight, area, words, counterpart, explanation }: ChoiceParts): Block {
  const content: Block[] = [
    ...words,
    ...(counterpart
      ? [
          {
            type: 'counterpart' as const,
            attrs: { id: counterpart.id },
            content: filled(counterpart.words),
          },
        ]
      : []),
    ...explained(explanation),
  ]
  return { type: 'choice', attrs: { id, isRight, area }, content: filled(content) }
}

function explained(content: Block[]): Block[] {
  return content.length > 0 ? [{ type: 'explanation', content }] : []
}

/** A block that must hold something holds an empty line. */
function filled(content: Block[]): Block[] {
  return content.length > 0 ? content : [{ type: 'paragraph' }]
}
