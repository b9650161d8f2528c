import { z } from '@hono/zod-openapi'
import { textOf } from '#platform/server/http/http.ts'

const phrases = z.array(textOf(80)).max(300)

/** Phrases as administrators write them. */
export const promisesInput = z.strictObject({ en: phrases, am: phrases })
