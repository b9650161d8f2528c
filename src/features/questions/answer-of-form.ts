import type { AskedQuestion, GivenAnswer } from './contract.ts'
import { placeOf } from './point-words.ts'

/** What the fields of a question's form say; `read` gives all values of a field. Null while nothing is answered. */
export function answerOfForm(
  { form, choices }: Pick<AskedQuestion, 'form'> & { choices: readonly string[] },
  read: (name: string) => readonly string[],
): GivenAnswer | null {
  const first = (name: string) => read(name)[0]?.trim() ?? ''
  switch (form) {
    case 'single':
    case 'truth':
    case 'multiple': {
      const chosen = read('chosen').filter(Boolean)
      return chosen.length > 0 ? { form, chosen: [...chosen] } : null
    }
    case 'point': {
      const place = placeOf(first('point'))
      if (place) return { form, at: place }
      return first('chosen') ? { form, at: { chosen: first('chosen') } } : null
    }
    case 'number':
      return first('number') ? { form, number: first('number') } : null
    case 'order': {
      const places = choices.map((id) => ({ id, place: Number(first(`place-${id}`)) }))
      if (places.some(({ place }) => !place)) return null
      const order = places.toSorted((one, other) => one.place - other.place).map(({ id }) => id)
      return { form, order }
    }
    case 'match': {
      const matches = choices.flatMap((left) => {
        const right = first(`match-${left}`)
        return right ? [{ left, right }] : []
      })
      return matches.length === choices.length ? { form, matches } : null
    }
  }
}
