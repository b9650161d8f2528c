import { Problem } from '#platform/errors.ts'
import { fieldErrors } from '#platform/server/http/http.ts'
import type { z } from '@hono/zod-openapi'
import { setImmediate } from 'node:timers/promises'
import type { Language } from '#platform/languages.ts'
import type {
  ArchivedCollection,
  ArchivedItem,
  ArchivedMedia,
  ArchivedTag,
  ArchiveProblem,
  ImportAction,
  ImportMode,
} from '../../../contract.ts'
import type { ItemEntries } from '../entry-paths.ts'
import { ArchiveFault, type Archive } from './open-archive.ts'

export interface PlannedMedia {
  archived: ArchivedMedia
  /** Its id on this site. */
  id: string
  action: ImportAction
}

/** What the plan saw of a thing without a version that stands here already; the import refuses to write over anything else. */
interface Seen {
  seen?: unknown
}

export interface PlannedTag extends Seen {
  archived: ArchivedTag
  id: string
  /** Earlier slugs that do not lead to it here yet. */
  newSlugs: string[]
  action: ImportAction
}

export interface PlannedCollection extends Seen {
  archived: ArchivedCollection
  id: string
  parentId: string | null
  coverId: string | null
  /** Earlier slugs that do not lead to it here yet. */
  newSlugs: string[]
  action: ImportAction
}

export interface PlannedSetting extends Seen {
  name: string
  value: unknown
  action: ImportAction
}

export interface PlannedItem {
  /** With the ids of this site in its fields. */
  archived: ArchivedItem
  entries: ItemEntries
  id: string
  parentId: string | null
  collectionId: string | null
  coverId: string | null
  /** What the plan saw of an item that is there already; the import refuses to write over anything newer. */
  seen: {
    version: number
    slug: string
    isBinned: boolean
    revisions: Partial<Record<Language, number>>
  } | null
  areFieldsChanged: boolean
  changedLanguages: Language[]
  action: ImportAction
  title: string
  titleLanguage: Language | null
  problems: ArchiveProblem[]
}

/** What planning passes around. */
export interface Planning {
  archive: Archive
  as: ImportMode
  problems: ArchiveProblem[]
  /** Ids of this site in the place of ids of the archive, where they differ. */
  ids: Map<string, string>
  /** Entries that have been understood; what remains is refused. */
  known: Set<string>
}

const lookAtOnce = 200

/** Reads a JSON entry and checks its shape; what is wrong is noted under the entry, or under the fields of `notes`. */
export async function readEntry<T>(
  planning: Planning,
  path: string,
  {
    shape,
    notes,
    field = (name) => `${path} ${name}`,
  }: {
    shape: z.ZodType<T>
    notes?: ArchiveProblem[]
    field?: (name: string) => string
  },
): Promise<T | undefined> {
  const problems = notes ?? planning.problems
  planning.known.add(path)
  try {
    const value = await planning.archive.readJson(path)
    const parsed = shape.safeParse(value)
    if (parsed.success) return parsed.data
    for (const [name, code] of Object.entries(fieldErrors(parsed.error)))
      problems.push({ field: field(name), code, detail: excerptOf(memberAt(value, name)) })
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error
    problems.push(...error.problems)
  }
  return undefined
}

/** Lets others have their turn; a large archive takes seconds. */
export async function takeTurns(): Promise<void> {
  await setImmediate()
}

/** All of a list, some at a time. */
export function inParts<T>(all: readonly T[], atOnce = lookAtOnce): T[][] {
  const parts: T[][] = []
  for (let at = 0; at < all.length; at += atOnce) parts.push(all.slice(at, at + atOnce))
  return parts
}

/** What a check refuses, field by field, under the place of what it looked at. */
export function noteRefused(problems: ArchiveProblem[], place: string, check: () => unknown): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    for (const [field, code] of Object.entries(error.fields ?? {}))
      problems.push({ field: `${place}${field}`, code, detail: '' })
  }
}

function memberAt(value: unknown, path: string): unknown {
  let member = value
  for (const name of path.split('.')) {
    if (typeof member !== 'object' || member === null) return undefined
    member = Object.getOwnPropertyDescriptor(member, name)?.value
  }
  return member
}

function excerptOf(value: unknown): string {
  if (value === undefined) return ''
  const words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return words.length > 80 ? `${words.slice(0, 79)}…` : words
}
