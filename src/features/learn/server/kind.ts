import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { distinctIds, type KindRules } from '#content/server/kind-rules.ts'
import { paths } from '#platform/paths.ts'
import { textOf } from '#platform/server/http/http.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }

declare module '#content/kind-members.ts' {
  interface KindMembers {
    learn: MembersOf<typeof learnRules>
  }
}

const lines = z.array(textOf(300)).max(5)

export const learnRules = {
  details: z.strictObject({ prerequisites: distinctIds(5) }).partial(),
  extras: z.strictObject({ objectives: lines, takeaways: lines }).partial(),
  names: { prerequisites: ['learn'] },
  section: { en: en['kind.learn.section'], am: am['kind.learn.section'] },
  feed: {
    path: (language) => paths.feed(language, 'learn'),
    words: {
      en: { title: en['list.title'], description: en['list.description'] },
      am: { title: am['list.title'], description: am['list.description'] },
    },
    ofChanges: false,
  },
} satisfies KindRules
