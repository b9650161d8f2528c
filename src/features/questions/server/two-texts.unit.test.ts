import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GivenAnswer } from '../answer.ts'
import type { QuestionForm } from '../question-choices.ts'
import { mark } from './marking.ts'
import { keyOf, type QuestionChoice, type QuestionText } from './question-text.ts'

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{6}$/), { minLength: 2, maxLength: 8 })

/** A whole number below ten thousand in Ethiopic digits. */
function ethiopic(value: number): string {
  const pair = (two: number) => ['', ...'፲፳፴፵፶፷፸፹፺'][Math.trunc(two / 10)]! + ['', ...'፩፪፫፬፭፮፯፰፱'][two % 10]!
  const hundreds = Math.trunc(value / 100)
  return (hundreds > 0 ? `${hundreds === 1 ? '' : pair(hundreds)}፻` : '') + pair(value % 100)
}

interface Two {
  form: QuestionForm
  english: QuestionText
  amharic: QuestionText
  answer: GivenAnswer
}

const choiceOf = (id: string, isRight: boolean, index: number): QuestionChoice => ({
  id,
  isRight,
  area: { x: index * 10, y: 0, width: 9, height: 100 },
  words: [],
  counterpart: { id: `r${id}`, words: [] },
  explanation: [],
})

/** Two texts of a question that say the same is right; the choices stand in another order where the order is not what is asked for. */
const twoTexts: fc.Arbitrary<Two> = fc
  .record({
    form: fc.constantFrom('single', 'multiple', 'truth', 'order', 'match', 'point', 'number'),
    all: ids,
    right: fc.nat(),
    value: fc.integer({ min: 1, max: 9990 }),
    off: fc.integer({ min: -3, max: 3 }),
    tolerance: fc.integer({ min: 0, max: 2 }),
  })
  .chain(({ form, all, right, value, off, tolerance }) => {
    const choices = all.map((id, index) =>
      choiceOf(id, form === 'multiple' ? index % 2 === right % 2 : index === right % all.length, index),
    )
    const text = { asked: [], explanation: [], choices, number: null }
    const number = (written: (value: number) => string) => ({
      value: written(value),
      tolerance: tolerance === 0 ? '' : written(tolerance),
      unit: 'birr',
    })
    const orders = fc.shuffledSubarray(choices, { minLength: choices.length })
    const picks = fc.shuffledSubarray(all, { minLength: 1 })
    return fc.tuple(orders, picks, picks).map(([other, picked, paired]): Two => ({
      form,
      english: { ...text, number: form === 'number' ? number(String) : null },
      amharic: {
        ...text,
        choices: form === 'order' ? choices : other,
        number: form === 'number' ? number(ethiopic) : null,
      },
      answer: answerWith(form, { picked, paired, number: String(Math.max(1, value + off)) }),
    }))
  })

function answerWith(
  form: QuestionForm,
  { picked, paired, number }: { picked: string[]; paired: string[]; number: string },
): GivenAnswer {
  if (form === 'number') return { form, number }
  if (form === 'order') return { form, order: picked }
  if (form === 'match')
    return { form, matches: picked.map((left, index) => ({ left, right: `r${paired[index] ?? left}` })) }
  if (form === 'point') return { form, at: { chosen: picked[0] ?? '' } }
  return { form, chosen: form === 'multiple' ? picked : picked.slice(0, 1) }
}

describe('two texts of a question with the same key', () => {
  test('are worth the same for the same answer, which is also read in Ethiopic digits', () => {
    fc.assert(
      fc.property(twoTexts, ({ form, english, amharic, answer }) => {
        const inEnglish = mark(keyOf(form, english), answer)
        const inAmharic = mark(keyOf(form, amharic), answer)
        expect([inAmharic.score, inAmharic.isRight]).toEqual([inEnglish.score, inEnglish.isRight])
        const byId = (all: typeof inEnglish.chosen) => new Map(all.map((one) => [one.id, one.isRight]))
        expect(byId(inAmharic.chosen)).toEqual(byId(inEnglish.chosen))
        if (answer.form !== 'number') return
        const written: GivenAnswer = { form: 'number', number: `${ethiopic(Number(answer.number))} ብር` }
        expect(mark(keyOf(form, amharic), written)).toEqual(inEnglish)
      }),
      { numRuns: 400 },
    )
  })
})
