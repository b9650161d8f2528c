import type { MembersOf } from '#content/kind-members.ts'
import { none, type KindRules } from '#content/server/kind-rules.ts'

declare module '#content/kind-members.ts' {
  interface KindMembers {
    page: MembersOf<typeof pageRules>
  }
}

export const pageRules = { details: none, extras: none } satisfies KindRules
