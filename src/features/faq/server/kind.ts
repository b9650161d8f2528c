import { z } from '@hono/zod-openapi'
import { none, type KindRules } from '#content/server/kind-rules.ts'

export const faqRules: KindRules = {
  details: z.strictObject({ audience: z.enum(['public', 'signed-in', 'both']) }).partial(),
  extras: none,
}
