import { z } from '@hono/zod-openapi'
import { nameOf } from '#platform/server/http/http.ts'
import { mostNameLength } from '../names.ts'

/** The name of a holder as it is sent; the verb says whether each is in its script. */
export const namesInput = z
  .strictObject({ latin: nameOf(mostNameLength, 1), ethiopic: nameOf(mostNameLength, 1) })
  .openapi('CertificateNames')
