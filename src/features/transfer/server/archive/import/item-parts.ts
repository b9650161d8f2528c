import { itemParts } from '#content/server/item-parts.ts'
import type { Context } from '#platform/server/context.ts'
import type { ImportMode } from '../../../contract.ts'
import type { StoredContent } from '../read-content.ts'
import { ArchiveFault, type Archive } from './open-archive.ts'
import type { PlannedItem, Planning } from './import-plan.ts'

/** Checks what an archive has beside the texts of an item, and tells whether this site lacks some of it. */
export async function planParts(
  planning: Planning,
  { entries, problems }: Pick<PlannedItem, 'entries' | 'problems'>,
  stored: StoredContent | undefined,
): Promise<boolean> {
  let isChanged = false
  for (const { path, name } of entries.parts) {
    const field = path.split('/').slice(3).join('/')
    const part = itemParts()[name]
    if (!part) {
      problems.push({ field, code: 'entry.unknown', detail: '' })
      continue
    }
    try {
      const value = await planning.archive.readJson(path)
      const fault = part.faultOf(value)
      if (fault) problems.push({ field, code: 'invalid', detail: fault })
      else {
        const digest = part.digestOf(value)
        const here = stored?.parts.filter((one) => one.name === name) ?? []
        isChanged ||= here.every((one) => part.digestOf(one.value) !== digest)
      }
    } catch (error) {
      if (!(error instanceof ArchiveFault)) throw error
      problems.push(...error.problems)
    }
  }
  // As drafts, what is there keeps what readers see of it.
  return isChanged && (stored === undefined || planning.as === 'archive')
}

/** Keeps what this site lacks of it. */
export async function applyParts(
  ctx: Context,
  { id, seen, entries }: PlannedItem,
  { archive, as }: { archive: Archive; as: ImportMode },
): Promise<void> {
  if (seen && as === 'drafts') return
  for (const [name, part] of Object.entries(itemParts())) {
    const values: unknown[] = []
    for (const one of entries.parts) if (one.name === name) values.push(await archive.readJson(one.path))
    if (values.length > 0) await part.save(ctx, id, values)
  }
}
