import { z } from '@hono/zod-openapi'
import type { Members, MembersOf } from '#content/kind-members.ts'
import { none, type KindRules } from '#content/server/kind-rules.ts'
import type { Readable } from '#platform/actor.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { audiences, usualAudience } from '../audiences.ts'

declare module '#content/kind-members.ts' {
  interface KindMembers {
    faq: MembersOf<typeof faqRules>
  }
}

/** Who is no member does not see what only members read, and members are not shown what is for guests: nobody would see both. */
const unseen = async ({ access }: Readable, { audience }: Members): Promise<FieldErrors> =>
  access === 'signed-in' && audience === 'public' ? { 'details.audience': 'nobody' } : {}

export const faqRules = {
  details: z.strictObject({ audience: z.enum(audiences) }).partial(),
  extras: none,
  missingDependencies: (_, about) => unseen(about, about.details),
  brokenPromises: (_, change) => unseen(change, change.after),
  filtered: { audience: usualAudience },
} satisfies KindRules
