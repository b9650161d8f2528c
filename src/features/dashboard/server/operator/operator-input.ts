import { z } from '@hono/zod-openapi'
import { emailAddress, textOf } from '#platform/server/http/http.ts'
import { ageBounds, mostOperatorPhone, mostOperatorText } from '../../operator-places.ts'

const inBoth = z.strictObject({ en: textOf(mostOperatorText), am: textOf(mostOperatorText) })

/** The details of the operator as administrators send them; whatever is not known yet stays empty. */
export const operatorInput = z
  .strictObject({
    /** The version that the editor started from. */
    version: z.number().int().min(0),
    name: inBoth,
    address: inBoth,
    email: z.union([z.literal(''), emailAddress]),
    phone: textOf(mostOperatorPhone),
    law: inBoth,
    court: inBoth,
    minimumAge: z.number().int().min(ageBounds.least).max(ageBounds.most).nullable(),
    authority: inBoth,
    effectiveOn: z.iso.date().nullable(),
    areTextsReviewed: z.boolean(),
  })
  .openapi('OperatorDetailsInput')
