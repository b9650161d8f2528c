import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '#platform/server/project-folder.ts'

export const whoMay = ['anyone', 'members', 'oneself', 'administrators'] as const
export const tokenNeeds = ['none', 'read', 'write', '–'] as const
export const ofWhom = [
  'one member',
  'one member and administrators',
  'who asks',
  'whoever has the key',
  'readers',
  'the site',
] as const

/** One row of docs/access.md. */
export interface AccessRow {
  /** Method and path: `GET /api/blogs`. */
  name: string
  who: (typeof whoMay)[number]
  token: (typeof tokenNeeds)[number]
  isFresh: boolean
  of: (typeof ofWhom)[number]
}

/** The table of docs/access.md, by operation. @throws for a row that says something else than the page explains */
export function readAccessTable(): Map<string, AccessRow> {
  const text = readFileSync(path.join(projectFolder, 'docs/access.md'), 'utf8')
  const rows = text.split('\n').flatMap((line) => {
    const [, name, who, token, fresh, of] =
      /^\| `(.+?)` \| (.+?) \| (.+?) \| (yes)? ?\| (.+?) \|$/.exec(line) ?? []
    if (name === undefined) return []
    return [
      {
        name,
        who: oneOf(whoMay, who),
        token: oneOf(tokenNeeds, token),
        isFresh: fresh === 'yes',
        of: oneOf(ofWhom, of),
      },
    ]
  })
  return new Map(rows.map((row) => [row.name, row]))
}

function oneOf<const T extends string>(known: readonly T[], said: string | undefined): T {
  const found = known.find((one) => one === said)
  if (found === undefined)
    throw new Error(`docs/access.md says ${said}, which is none of ${known.join(', ')}`)
  return found
}
