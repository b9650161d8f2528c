import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { none, type KindRules } from '#content/server/kind-rules.ts'

declare module '#content/kind-members.ts' {
  interface KindMembers {
    faq: MembersOf<typeof faqRules>
  }
}

export const faqRules = {
  details: z.strictObject({ audience: z.enum(['public', 'signed-in', 'both']) }).partial(),
  extras: none,
} satisfies KindRules
