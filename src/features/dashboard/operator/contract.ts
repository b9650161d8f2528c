import { z } from '@hono/zod-openapi'

const bothLanguages = z.object({ en: z.string(), am: z.string() })

/** Who answers for the site, as administrators filled it in; `version` counts the saves. Empty texts are not filled in yet. */
export const operatorDetails = z
  .object({
    version: z.number().int(),
    name: bothLanguages,
    /** Postal address, in one line. */
    address: bothLanguages,
    email: z.string(),
    phone: z.string(),
    /** Whose law the terms follow, such as "the law of Ethiopia". */
    law: bothLanguages,
    court: bothLanguages,
    /** In years. */
    minimumAge: z.number().int().nullable(),
    /** Where people can complain about the use of their data. */
    authority: bothLanguages,
    /** The day from which the legal texts count. */
    effectiveOn: z.iso.date().nullable(),
    /** Whether somebody who knows the law has gone over the legal texts. */
    areTextsReviewed: z.boolean(),
  })
  .openapi('OperatorDetails')
export type OperatorDetails = z.infer<typeof operatorDetails>
