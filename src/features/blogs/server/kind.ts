import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { distinctIds, none, type KindRules } from '#content/server/kind-rules.ts'
import { kindsWith } from '#content/kinds.ts'
import { mostRelated } from '#content/reading/server/related.ts'
import { paths } from '#platform/paths.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }

declare module '#content/kind-members.ts' {
  interface KindMembers {
    blog: MembersOf<typeof blogRules>
  }
}

export const blogRules = {
  details: z.strictObject({ related: distinctIds(mostRelated) }).partial(),
  extras: none,
  names: { related: kindsWith('related') },
  section: { en: en['kind.blog.section'], am: am['kind.blog.section'] },
  feed: {
    path: (language) => paths.feed(language),
    words: {
      en: { title: en['list.title'], description: en['list.description'] },
      am: { title: am['list.title'], description: am['list.description'] },
    },
    ofChanges: false,
  },
} satisfies KindRules
