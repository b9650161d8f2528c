import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import {
  archivedCollections,
  archivedSettings,
  archivedTags,
  type ArchivedCollection,
} from '../../../transfer-contract.ts'
import { selectAllCollections, selectAllTags } from './archive-store.ts'
import type { CarriedSettings } from './carried-settings.ts'
import { entryPaths } from './entry-paths.ts'
import { archivedCollectionOf } from './export.ts'
import {
  readEntry,
  type PlannedCollection,
  type PlannedSetting,
  type PlannedTag,
  type Planning,
} from './import-plan.ts'
import { isSame } from './stable-json.ts'

type Stored = Awaited<ReturnType<typeof selectAllCollections>>[number]

/** Tags are the same when their slugs are. */
export async function planTags(ctx: Context, planning: Planning): Promise<PlannedTag[]> {
  if (!planning.archive.paths.has(entryPaths.tags)) return []
  const tags = (await readEntry(planning, entryPaths.tags, { shape: archivedTags })) ?? []
  const stored = new Map((await selectAllTags(ctx.readDb)).map((tag) => [tag.slug, tag]))
  const seen = new Set<string>()
  return tags.map((archived, index) => {
    if (seen.has(archived.slug)) noteTwice(planning, `${entryPaths.tags} ${index}.slug`, archived.slug)
    seen.add(archived.slug)
    const tag = stored.get(archived.slug)
    if (!tag) return { archived, id: null, action: 'create' }
    const { id, ...labels } = tag
    return {
      archived,
      id,
      action: isSame(labels, archived) || planning.as === 'drafts' ? 'unchanged' : 'update',
    }
  })
}

/** Collections are the same when their ids are, or else their kinds, slugs and courses. */
export async function planCollections(
  ctx: Context,
  planning: Planning,
  found: { courseId(slug: string): string | undefined; coverId(id: string): string | undefined },
): Promise<PlannedCollection[]> {
  const path = entryPaths.collections
  if (!planning.archive.paths.has(path)) return []
  const collections = (await readEntry(planning, path, { shape: archivedCollections })) ?? []
  const stored = await selectAllCollections(ctx.readDb)
  const byId = new Map(stored.map((one) => [one.id, one]))
  const archivedIds = new Set(collections.map((one) => one.id))
  if (archivedIds.size < collections.length) noteTwice(planning, `${path} id`, '')
  return collections.map((archived, index) => {
    const place = `${path} ${index}`
    const note = (field: string, code: string, detail: string) =>
      planning.problems.push({ field: `${place}.${field}`, code, detail })
    const parentId = archived.parent === null ? null : (found.courseId(archived.parent) ?? null)
    if (archived.kind === 'section' && archived.parent === null) note('parent', 'required', archived.slug)
    if (archived.parent !== null && parentId === null) note('parent', 'parent.missing', archived.parent)
    const coverId = archived.cover === null ? null : (found.coverId(archived.cover) ?? null)
    if (archived.cover !== null && coverId === null) note('cover', 'media.missing', archived.cover)
    const holder = byId.get(archived.id)
    const isAlike = (one: Stored) =>
      one.kind === archived.kind &&
      one.slug === archived.slug &&
      one.parentId === parentId &&
      !archivedIds.has(one.id)
    const match = holder?.kind === archived.kind ? holder : stored.find(isAlike)
    const id = match?.id ?? (holder ? newId() : archived.id)
    if (id !== archived.id) planning.ids.set(archived.id, id)
    const wanted = { archived, id, parentId, coverId }
    if (!match) return { ...wanted, action: 'create' }
    const isEqual =
      match.parentId === parentId &&
      isSame(comparable(archivedCollectionOf(match)), comparable({ ...archived, cover: coverId }))
    return { ...wanted, action: isEqual || planning.as === 'drafts' ? 'unchanged' : 'update' }
  })
}

function comparable({ id: _id, parent: _parent, ...rest }: ArchivedCollection) {
  return rest
}

/** Settings are there when a whole site was exported; as drafts they stay as they are here. */
export async function planSettings(
  ctx: Context,
  planning: Planning,
  carried: CarriedSettings,
): Promise<PlannedSetting[]> {
  const path = entryPaths.settings
  if (!planning.archive.paths.has(path)) return []
  const values = (await readEntry(planning, path, { shape: archivedSettings })) ?? {}
  const planned: PlannedSetting[] = []
  for (const [name, value] of Object.entries(values)) {
    const setting = Object.hasOwn(carried, name) ? carried[name] : undefined
    if (!setting) {
      planning.problems.push({ field: `${path} ${name}`, code: 'unknown_field', detail: '' })
      continue
    }
    for (const [field, code] of Object.entries(setting.problemsOf(value)))
      planning.problems.push({ field: `${path} ${name}.${field}`, code, detail: '' })
    const now = await setting.read(ctx)
    const isKept = planning.as === 'drafts' || isSame(now ?? null, value)
    planned.push({ name, value, action: isKept ? 'unchanged' : now === undefined ? 'create' : 'update' })
  }
  return planned
}

function noteTwice(planning: Planning, field: string, detail: string): void {
  planning.problems.push({ field, code: 'entry.twice', detail })
}
