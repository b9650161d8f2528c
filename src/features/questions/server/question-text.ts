import type { Block } from '#content/blocks/nodes/block.ts'
import type { Area, Choice } from '#content/blocks/nodes/question/choice.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { QuestionForm } from '../question-choices.ts'
import type { Key } from './marking.ts'
import { readNumber } from './read-number.ts'

export interface QuestionChoice {
  id: string
  isRight: boolean
  area: Area | null
  words: Block[]
  /** What belongs to it, in a question that asks for pairs. */
  counterpart: { id: string; words: Block[] } | null
  /** Empty when there is nothing to say. */
  explanation: Block[]
}

/** A question as its text says it. */
export interface QuestionText {
  /** What is asked. */
  asked: Block[]
  choices: QuestionChoice[]
  number: { value: string; tolerance: string; unit: string } | null
  /** What there is to say of the whole. */
  explanation: Block[]
}

/** The parts of a question. Blocks that belong to questions and stand where they have no meaning are part of what is asked. */
export function readQuestionText(body: BlockDocument): QuestionText {
  const text: QuestionText = { asked: [], choices: [], number: null, explanation: [] }
  for (const block of body.content) {
    if (block.type === 'choice') text.choices.push(readChoice(block))
    else if (block.type === 'explanation') text.explanation.push(...block.content)
    else if (block.type === 'numberAnswer') text.number = block.attrs
    else text.asked.push(block)
  }
  return text
}

function readChoice({ attrs, content }: Choice): QuestionChoice {
  const choice: QuestionChoice = { ...attrs, words: [], counterpart: null, explanation: [] }
  for (const block of content) {
    if (block.type === 'explanation') choice.explanation.push(...block.content)
    else if (block.type === 'counterpart') choice.counterpart = { id: block.attrs.id, words: block.content }
    else choice.words.push(block)
  }
  return choice
}

/** What is right, for a text that `questionFaults` finds nothing in. */
export function keyOf(form: QuestionForm, { choices, number }: QuestionText): Key {
  switch (form) {
    case 'single':
    case 'multiple':
    case 'truth':
      return { form, choices: choices.map(({ id, isRight }) => ({ id, isRight })) }
    case 'number':
      return {
        form,
        value: numberIn(number?.value) ?? Number.NaN,
        tolerance: numberIn(number?.tolerance) ?? 0,
      }
    case 'order':
      return { form, order: choices.map(({ id }) => id) }
    case 'match':
      return {
        form,
        pairs: choices.flatMap(({ id, counterpart }) =>
          counterpart ? [{ left: id, right: counterpart.id }] : [],
        ),
      }
    case 'point':
      return {
        form,
        places: choices.flatMap(({ id, isRight, area }) => (area ? [{ id, isRight, area }] : [])),
      }
  }
}

function numberIn(words = ''): number | null {
  return readNumber(words)
}
