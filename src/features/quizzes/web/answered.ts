import type { AskedQuestion, GivenAnswer } from '../contract.ts'

type PointAnswer = Extract<GivenAnswer, { form: 'point' }>

export interface PointDraft {
  form: 'point'
  at: PointAnswer['at'] | null
}

/** An answer while it is given: steps and pairs may still be missing. */
export type DraftAnswer =
  | { form: 'chosen'; chosen: readonly string[] }
  | PointDraft
  | { form: 'number'; number: string }
  /** To each choice its place, from 1; 0 where none is chosen yet. */
  | { form: 'order'; places: Readonly<Record<string, number>> }
  /** To each choice what was put to it. */
  | { form: 'match'; rights: Readonly<Record<string, string>> }

/** The draft that says what an answer says. */
export function draftOf({ form }: Pick<AskedQuestion, 'form'>, answer: GivenAnswer | null): DraftAnswer {
  switch (form) {
    case 'number':
      return { form, number: answer?.form === form ? answer.number : '' }
    case 'order': {
      const order = answer?.form === form ? answer.order : []
      return { form, places: Object.fromEntries(order.map((id, index) => [id, index + 1])) }
    }
    case 'match': {
      const matches = answer?.form === form ? answer.matches : []
      return { form, rights: Object.fromEntries(matches.map(({ left, right }) => [left, right])) }
    }
    case 'point':
      return { form, at: answer?.form === form ? answer.at : null }
    case 'single':
    case 'multiple':
    case 'truth':
      return { form: 'chosen', chosen: answer && 'chosen' in answer ? answer.chosen : [] }
  }
}

/** The answer that a draft is; null while something is missing, or stands in one place with another. */
export function answerOf(
  { form, choices }: Pick<AskedQuestion, 'form' | 'choices'>,
  draft: DraftAnswer,
): GivenAnswer | null {
  const ids = choices.map(({ id }) => id)
  if (draft.form === 'number')
    return draft.number.trim() ? { form: 'number', number: draft.number.trim() } : null
  if (draft.form === 'order') {
    const placed = ids
      .filter((id) => draft.places[id])
      .toSorted((one, other) => placeOf(draft, one) - placeOf(draft, other))
    const isWhole =
      placed.length === ids.length && placed.every((id, index) => placeOf(draft, id) === index + 1)
    return isWhole ? { form: 'order', order: placed } : null
  }
  if (draft.form === 'match') {
    const matches = ids.flatMap((left) => {
      const right = draft.rights[left]
      return right ? { left, right } : []
    })
    return matches.length === ids.length ? { form: 'match', matches } : null
  }
  if (draft.form === 'point') return draft.at && { form: 'point', at: draft.at }
  if (draft.chosen.length === 0) return null
  return form === 'multiple' || form === 'truth' || form === 'single'
    ? { form, chosen: [...draft.chosen] }
    : null
}

/** Whether anything has been chosen or written. */
export function isBegun(draft: DraftAnswer): boolean {
  switch (draft.form) {
    case 'chosen':
      return draft.chosen.length > 0
    case 'point':
      return draft.at !== null
    case 'number':
      return draft.number.trim() !== ''
    case 'order':
      return Object.values(draft.places).some((place) => place > 0)
    case 'match':
      return Object.values(draft.rights).some((right) => right !== '')
  }
}

function placeOf({ places }: Extract<DraftAnswer, { form: 'order' }>, id: string): number {
  return places[id] ?? 0
}
