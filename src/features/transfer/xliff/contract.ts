import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'
import { contentKinds } from '#content/kinds.ts'

/** Items in one translator's file. */
const mostXliffItems = 200

export const xliffOrder = z.strictObject({
  itemIds: z.array(z.string().max(40)).min(1).max(mostXliffItems),
  /** The language to translate from; the other one is the target. */
  from: language,
})

const xliffFinding = z
  .object({
    /** Stable, such as `code.missing`; the page chooses the words. */
    code: z.string(),
    severity: z.enum(['error', 'warning']),
    /** The unit concerned, such as `body.3`, or nothing for the whole item. */
    place: z.string(),
    detail: z.string(),
  })
  .openapi('TranslationFinding')
export type XliffFinding = z.infer<typeof xliffFinding>

export const xliffReport = z
  .object({
    from: language,
    to: language,
    items: z.array(
      z.object({
        itemId: z.string(),
        kind: z.enum(contentKinds).nullable(),
        title: z.string(),
        /** `nothing`: the text is there word for word; `refuse`: an error stands in the way. */
        action: z.enum(['save', 'nothing', 'refuse']),
        units: z.number().int(),
        translated: z.number().int(),
        findings: z.array(xliffFinding),
      }),
    ),
  })
  .openapi('TranslationReport')
export type XliffReport = z.infer<typeof xliffReport>

export const xliffResult = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(contentKinds),
        title: z.string(),
        language,
        revision: z.number().int(),
      }),
    ),
  })
  .openapi('TranslationResult')
export type XliffResult = z.infer<typeof xliffResult>
