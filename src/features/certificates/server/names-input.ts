import { z } from '@hono/zod-openapi'
import { nameOf } from '#platform/server/http/http.ts'
import { mostNameLength } from '../names.ts'

const holder = z.strictObject({ latin: nameOf(mostNameLength, 1), ethiopic: nameOf(mostNameLength, 1) })

/** The name of a holder as it is sent; the verb says whether each is in its script. */
export const namesInput = holder.openapi('CertificateNames')

/** The names that are corrected; one that is left out stays. `was`: the names that the change was made to. */
export const correctedNames = holder.partial().extend({ was: holder.partial().optional() })
