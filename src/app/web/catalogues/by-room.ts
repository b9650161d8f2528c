import type { Catalogue } from '#platform/messages.ts'
import type { Catalogues } from '#platform/web/i18n.ts'

/**
 * Names each catalogue after its room: `/src/features/blogs/locales/en.json` is `blogs`,
 * `/src/features/blogs/web/admin/locales/en.json` is `blogs.admin`.
 */
export function byRoom(files: Record<string, unknown>): Catalogues {
  return Object.fromEntries(
    Object.entries(files).map(([file, messages]) => [roomOf(file), asCatalogue(messages)]),
  )
}

function roomOf(file: string): string {
  const [, room = '', area] =
    /^\/src\/(?:features\/)?([^/]+)\/(?:(?:web\/)?(member|admin|session|player|home|entrances|pocket|list|page-questions|offline|outbox|point|states)\/)?locales\//.exec(
      file,
    ) ?? []
  return area ? `${room}.${area}` : room
}

/** The architecture test checks that every locale file has this shape. */
function asCatalogue(value: unknown): Catalogue {
  return value as Catalogue
}
