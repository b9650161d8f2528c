import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import {
  archivedCollections,
  archivedSettings,
  archivedTags,
  type ArchivedCollection,
  type ArchivedTag,
} from '../../../contract.ts'
import {
  selectAllCollections,
  selectAllTags,
  selectCollectionSlugs,
  selectTagSlugs,
} from '#content/records/server/carried-store.ts'
import type { CarriedSettings } from '#content/server/carried-setting.ts'
import { entryPaths } from '../entry-paths.ts'
import { archivedCollectionOf } from '../export.ts'
import {
  readEntry,
  type PlannedCollection,
  type PlannedSetting,
  type PlannedTag,
  type Planning,
} from './import-plan.ts'
import { isSame } from '../stable-json.ts'

type Stored = Awaited<ReturnType<typeof selectAllCollections>>[number]

/** Tags are the same when their slugs are. */
export async function planTags(ctx: Context, planning: Planning): Promise<PlannedTag[]> {
  if (!planning.archive.paths.has(entryPaths.tags)) return []
  const tags = (await readEntry(planning, entryPaths.tags, { shape: archivedTags })) ?? []
  const stored = new Map((await selectAllTags(ctx.readDb)).map((tag) => [tag.slug, tag]))
  const former = new Map((await selectTagSlugs(ctx.readDb)).map(({ slug, id }) => [slug, id]))
  noteRepeated(planning, `${entryPaths.tags} slug`, tags.flatMap(slugsOf))
  return tags.map((archived) => {
    const { earlierSlugs, ...wanted } = archived
    const tag = stored.get(archived.slug)
    // A tag that stands here under an earlier slug keeps it: somebody may still use it.
    const led = earlierSlugs.filter((slug) => !stored.has(slug))
    const { id, ...labels } = tag ?? { id: newId() }
    const newSlugs = led.filter((slug) => isNew(planning, former.get(slug), id))
    if (!tag) return { archived, id, newSlugs, action: 'create' }
    const isEqual = isSame(labels, wanted) && newSlugs.length === 0
    const action = isEqual || planning.as === 'drafts' ? 'unchanged' : 'update'
    return { archived, id, newSlugs, action, seen: labels }
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
  const slugs = await selectCollectionSlugs(ctx.readDb)
  const former = new Map(slugs.map(({ kind, slug, id }) => [`${kind}/${slug}`, id]))
  const earlier = collections.flatMap(({ kind, earlierSlugs }) =>
    earlierSlugs.map((slug) => `${kind}/${slug}`),
  )
  noteRepeated(planning, `${path} earlierSlugs`, earlier)
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
    const newSlugs = archived.earlierSlugs.filter((slug) =>
      isNew(planning, former.get(`${archived.kind}/${slug}`), id),
    )
    const wanted = { archived, id, parentId, coverId, newSlugs }
    if (!match) return { ...wanted, action: 'create' }
    const isEqual =
      match.parentId === parentId &&
      newSlugs.length === 0 &&
      isSame(comparable(archivedCollectionOf(match, [])), comparable({ ...archived, cover: coverId }))
    return { ...wanted, action: isEqual || planning.as === 'drafts' ? 'unchanged' : 'update', seen: match }
  })
}

function comparable({ id: _id, parent: _parent, earlierSlugs: _slugs, ...rest }: ArchivedCollection) {
  return rest
}

/** Whether an earlier slug does not lead to `id` yet. As drafts, what leads readers somewhere stays. */
function isNew({ as }: Planning, leadsTo: string | undefined, id: string): boolean {
  return as === 'archive' ? leadsTo !== id : leadsTo === undefined
}

function slugsOf({ slug, earlierSlugs }: ArchivedTag): string[] {
  return [slug, ...earlierSlugs]
}

function noteRepeated(planning: Planning, field: string, slugs: readonly string[]): void {
  const seen = new Set<string>()
  for (const slug of slugs) {
    if (seen.has(slug)) planning.problems.push({ field, code: 'entry.twice', detail: slug })
    seen.add(slug)
  }
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
    planned.push({
      name,
      value,
      action: isKept ? 'unchanged' : now === undefined ? 'create' : 'update',
      seen: now,
    })
  }
  return planned
}

function noteTwice(planning: Planning, field: string, detail: string): void {
  planning.problems.push({ field, code: 'entry.twice', detail })
}
