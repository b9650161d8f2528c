import { z } from '@hono/zod-openapi'
import type { Members, MembersOf } from '#content/kind-members.ts'
import { filesByLanguage, none, type KindRules } from '#content/server/kind-rules.ts'
import type { FieldErrors } from '#platform/errors.ts'
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
  missing: (_text, { details }) => nothingToGet(details),
  filtered: { resourceType: usualType },
  section: { en: en['kind.resource.section'], am: am['kind.resource.section'] },
} satisfies KindRules

/** A link leads somewhere, a tool does or is a file, and a file is one; a data set has its series. */
function nothingToGet({ resourceType = usualType, files, url }: Members): FieldErrors {
  if (resourceType === 'dataset' || (resourceType === 'tool' && url)) return {}
  if (resourceType === 'link') return url ? {} : { 'details.url': 'required' }
  return Object.keys(files ?? {}).length > 0 ? {} : { 'details.files': 'required' }
}
