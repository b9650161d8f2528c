import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { filesByLanguage, none, type KindRules } from '#content/server/kind-rules.ts'
import { textOf } from '#platform/server/http/http.ts'
import { resourceTypes, usualType } from '../resource-types.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }

declare module '#content/kind-members.ts' {
  interface KindMembers {
    resource: MembersOf<typeof resourceRules>
  }
}

export const resourceRules = {
  details: z
    .strictObject({
      resourceType: z.enum(resourceTypes),
      files: filesByLanguage,
      url: z.url({ protocol: /^https?$/ }).max(2000),
      version: textOf(40),
      licence: textOf(120),
    })
    .partial(),
  extras: none,
  filtered: { resourceType: usualType },
  section: { en: en['kind.resource.section'], am: am['kind.resource.section'] },
} satisfies KindRules
