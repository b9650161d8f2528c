import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { none, type KindRules } from '#content/server/kind-rules.ts'
import { audiences, usualAudience } from '../audiences.ts'

declare module '#content/kind-members.ts' {
  interface KindMembers {
    faq: MembersOf<typeof faqRules>
  }
}

export const faqRules = {
  details: z.strictObject({ audience: z.enum(audiences) }).partial(),
  extras: none,
  filtered: { audience: usualAudience },
} satisfies KindRules
