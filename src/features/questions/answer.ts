import { z } from '@hono/zod-openapi'
import { choiceId } from '#content/blocks/nodes/question/choice.ts'

/** Most choices of a question. */
export const mostChoices = 12

const choiceIds = z.array(choiceId).max(mostChoices)
const perCent = z.number().min(0).max(100)

/** What somebody answers: to each form of question its own. Points are per cent of the picture, from its upper left corner. */
export const givenAnswer = z
  .discriminatedUnion('form', [
    z.strictObject({ form: z.enum(['single', 'multiple', 'truth']), chosen: choiceIds }),
    z.strictObject({ form: z.literal('number'), number: z.string().max(40) }),
    z.strictObject({ form: z.literal('order'), order: choiceIds }),
    z.strictObject({
      form: z.literal('match'),
      /** To each left side the right side that was put to it. */
      matches: z.array(z.strictObject({ left: choiceId, right: choiceId })).max(mostChoices),
    }),
    z.strictObject({
      form: z.literal('point'),
      /** Where the picture was touched, or which of the named places was chosen. */
      at: z.union([z.strictObject({ x: perCent, y: perCent }), z.strictObject({ chosen: choiceId })]),
    }),
  ])
  .openapi('GivenAnswer')
export type GivenAnswer = z.infer<typeof givenAnswer>
