import { z } from 'zod'
import { choiceId } from '#content/blocks/nodes/question/choice.ts'
import { levels } from '#content/classification.ts'
import { questionForms, questionUses } from '#features/questions/contract.ts'

const ids = z.array(choiceId).max(40)
const words = z.string().max(200)

/** What GIFT has no word for stands in a comment above the question; other programs pass over it. */
const giftExtras = z
  .object({
    form: z.enum(questionForms),
    use: z.enum(questionUses),
    level: z.enum(levels).nullable(),
    about: z.array(words).max(20),
    /** Of the choices, in the order in which the file has them. */
    choices: ids,
    counterparts: ids,
    /** As its writer typed it. */
    number: z.object({ value: words, tolerance: words, unit: words }).nullable(),
    /** Of pairs and steps, which have none in GIFT; as cells of the table have them. */
    explanations: z.array(z.string().max(100_000)).max(40),
  })
  .partial()
export type GiftExtras = z.infer<typeof giftExtras>

const sign = '// traders-hub: '

export function extrasLine(extras: GiftExtras): string {
  return `${sign}${JSON.stringify(extras)}`
}

/** What a comment of ours says; nothing where there is none, or where somebody broke it. */
export function readExtras(source: string): GiftExtras {
  const line = source.split('\n').find((one) => one.startsWith(sign))
  const checked = giftExtras.safeParse(parsed(line?.slice(sign.length) ?? ''))
  return checked.data ?? {}
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}
