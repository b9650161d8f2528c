import { itemParts } from '#content/server/item-parts.ts'
import { areLacking } from '#platform/lacking.ts'
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
  const carried = new Map<string, string[]>()
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
      else carried.set(name, [...(carried.get(name) ?? []), part.digestOf(value)])
    } catch (error) {
      if (!(error instanceof ArchiveFault)) throw error
      problems.push(...error.problems)
    }
  }
  const isChanged = [...carried].some(([name, digests]) => {
    const here = stored?.parts.filter((one) => one.name === name) ?? []
    return areLacking(
      digests,
      here.map(({ value }) => itemParts()[name]?.digestOf(value) ?? ''),
    ).includes(true)
  })
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
