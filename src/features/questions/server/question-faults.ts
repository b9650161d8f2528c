import { ownText, walkBlocks } from '#content/blocks/walk.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { mostChoices } from '../answer.ts'
import type { QuestionForm } from '../question-choices.ts'
import { keyOf, type QuestionText } from './question-text.ts'
import { readNumber } from './read-number.ts'

/** What keeps a question from being asked, place by place; empty when it can be. */
export function questionFaults(form: QuestionForm, text: QuestionText): FieldErrors {
  const faults: FieldErrors = {}
  if (!hasWords(text.asked)) faults.body = 'required'
  if (form === 'number') return { ...faults, ...numberFaults(text) }
  Object.assign(faults, choiceFaults(text))
  if (text.choices.length === 0) return faults
  const right = text.choices.filter(({ isRight }) => isRight).length
  if (form === 'single' || form === 'truth' || form === 'point') {
    if (right !== 1) faults['body.right'] = right === 0 ? 'required' : 'too_many'
  }
  if (form === 'multiple' && right === 0) faults['body.right'] = 'required'
  if (form === 'truth' && text.choices.length > 2) faults['body.choices'] = 'too_many'
  if (form === 'match' && text.choices.some(({ counterpart }) => !hasWords(counterpart?.words ?? [])))
    faults['body.counterparts'] = 'required'
  if (form === 'match' && isTwice(text.choices.map(({ counterpart }) => counterpart?.id ?? '')))
    faults['body.counterparts'] = 'twice'
  if (form === 'point') Object.assign(faults, placeFaults(text))
  return faults
}

/** Whether two texts of a question have the same choices with the same ones right, whatever they are called. */
export function isSameKey(form: QuestionForm, one: QuestionText, other: QuestionText): boolean {
  return canonicalKey(form, one) === canonicalKey(form, other)
}

/** Choices may stand in another order, unless the order is what is asked for. */
function canonicalKey(form: QuestionForm, text: QuestionText): string {
  const key = keyOf(form, text)
  if ('choices' in key) return JSON.stringify(sorted(key.choices, ({ id }) => id))
  if ('pairs' in key) return JSON.stringify(sorted(key.pairs, ({ left }) => left))
  if ('places' in key) return JSON.stringify(sorted(key.places, ({ id }) => id))
  return JSON.stringify(key)
}

function sorted<T>(values: readonly T[], by: (value: T) => string): T[] {
  return values.toSorted((one, other) => (by(one) < by(other) ? -1 : 1))
}

function numberFaults({ number }: QuestionText): FieldErrors {
  if (!number?.value.trim()) return { 'body.number': 'required' }
  if (readNumber(number.value) === null) return { 'body.number': 'invalid' }
  const isPlain = number.tolerance.trim() === '' || readNumber(number.tolerance) !== null
  return isPlain ? {} : { 'body.tolerance': 'invalid' }
}

function choiceFaults({ choices }: QuestionText): FieldErrors {
  if (choices.length < 2) return { 'body.choices': 'too_few' }
  if (choices.length > mostChoices) return { 'body.choices': 'too_many' }
  if (isTwice(choices.map(({ id }) => id))) return { 'body.choices': 'twice' }
  return choices.every(({ words }) => hasWords(words)) ? {} : { 'body.choices': 'required' }
}

function placeFaults({ asked, choices }: QuestionText): FieldErrors {
  if (!asked.some(({ type }) => type === 'figureImage')) return { 'body.picture': 'required' }
  return choices.every(({ area }) => area && area.width > 0 && area.height > 0)
    ? {}
    : { 'body.places': 'required' }
}

function isTwice(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length
}

/** A picture says something, too. */
function hasWords(blocks: readonly Block[]): boolean {
  return [...walkBlocks(blocks)].some((block) => block.type === 'figureImage' || ownText(block).trim() !== '')
}
