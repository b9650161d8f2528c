import { hash } from 'node:crypto'
import { languages } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { contentKinds } from '#content/kinds.ts'
import { findCourseId } from '#content/records/server/carried-store.ts'
import type {
  ActionCounts,
  ArchiveProblem,
  ImportAction,
  ImportedItem,
  ImportMode,
  ImportReport,
} from '../../../contract.ts'
import type { CarriedSettings } from '#content/server/carried-setting.ts'
import type {
  PlannedCollection,
  PlannedItem,
  PlannedMedia,
  PlannedSetting,
  PlannedTag,
  Planning,
} from './import-plan.ts'
import { matchItems, type MatchedItem, type UnreadableItem } from './match-items.ts'
import { ArchiveFault, openArchive, type Archive } from './open-archive.ts'
import { planItems } from './plan-items.ts'
import { planMedia } from './plan-media.ts'
import { stableJson } from '../stable-json.ts'
import { planCollections, planSettings, planTags } from './plan-site.ts'

export interface ImportPlan {
  /** Undefined when it could not be opened. */
  archive: Archive | undefined
  ids: ReadonlyMap<string, string>
  media: PlannedMedia[]
  tags: PlannedTag[]
  collections: PlannedCollection[]
  settings: PlannedSetting[]
  items: PlannedItem[]
  report: ImportReport
}

const mostProblemsTold = 500

/**
 * Reads an archive from its first entry to its last and says what an import would do here, and everything that stands in its way.
 * Writes nothing. Whoever gets the plan closes its archive.
 */
export async function planImport(
  ctx: Context,
  source: { file: string; settings: CarriedSettings },
  as: ImportMode,
): Promise<ImportPlan> {
  const empty = { media: [], tags: [], collections: [], settings: [], items: [], ids: new Map() }
  let archive: Archive
  try {
    archive = await openArchive(source.file)
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error
    const report = reportOf({ ...empty, unreadable: [], problems: [...error.problems], as })
    return { ...empty, archive: undefined, report }
  }
  try {
    const planning: Planning = { archive, as, problems: [], ids: new Map(), known: new Set() }
    const media = await planMedia(ctx, planning)
    const tags = await planTags(ctx, planning)
    const { items: matched, unreadable } = await matchItems(ctx, planning)
    const courses = await coursesOf(ctx, matched)
    const courseId = (slug: string) => courses.get(slug)
    const covers = new Map(
      media.filter((one) => one.archived.kind === 'image').map((one) => [one.archived.id, one.id]),
    )
    const collections = await planCollections(ctx, planning, { courseId, coverId: (id) => covers.get(id) })
    const settings = await planSettings(ctx, planning, source.settings)
    const around = {
      media: new Map(media.map((one) => [one.archived.id, one])),
      mediaIds: new Set(media.map((one) => one.id)),
      collections: new Map(collections.map((one) => [one.archived.id, one])),
      tags: new Set(tags.map((tag) => tag.archived.slug)),
      courseId,
    }
    const items = await planItems(ctx, planning, { items: matched, around })
    for (const path of archive.paths)
      if (!planning.known.has(path))
        planning.problems.push({ field: path, code: 'entry.unknown', detail: '' })
    const report = reportOf({
      media,
      tags,
      collections,
      settings,
      items,
      unreadable,
      problems: planning.problems,
      as,
    })
    return { archive, ids: planning.ids, media, tags, collections, settings, items, report }
  } catch (error) {
    archive.close()
    throw error
  }
}

/** Courses by slug: those of the archive, then those of this site. */
async function coursesOf(ctx: Context, items: readonly MatchedItem[]): Promise<Map<string, string>> {
  const courses = new Map(
    items.flatMap(({ archived, id }) => (archived.kind === 'course' ? [[archived.slug, id] as const] : [])),
  )
  for (const slug of new Set(items.map(({ archived }) => archived.parent))) {
    if (slug === null || courses.has(slug)) continue
    const id = await findCourseId(ctx.readDb, slug)
    if (id) courses.set(slug, id)
  }
  return courses
}

interface Planned {
  media: readonly PlannedMedia[]
  tags: readonly PlannedTag[]
  collections: readonly PlannedCollection[]
  settings: readonly PlannedSetting[]
  items: readonly PlannedItem[]
  unreadable: readonly UnreadableItem[]
  problems: readonly ArchiveProblem[]
  as: ImportMode
}

function reportOf(planned: Planned): ImportReport {
  const items: ImportedItem[] = [
    ...planned.unreadable.map(unreadableItem),
    ...planned.items.map(({ archived, action, title, titleLanguage, entries, seen, id, problems }) => ({
      kind: archived.kind,
      slug: archived.slug,
      title,
      titleLanguage,
      languages: entries.editions.map((one) => one.language),
      action,
      id: seen ? id : null,
      seen: seen && action === 'update' ? stateOf(seen) : null,
      problems,
    })),
  ]
  const all = [...planned.problems, ...items.flatMap((item) => item.problems)]
  let left = mostProblemsTold
  const told = (problems: readonly ArchiveProblem[]) => {
    const some = problems.slice(0, left)
    left -= some.length
    return some
  }
  return {
    as: planned.as,
    counts: {
      items: countActions(planned.items),
      tags: countActions(planned.tags),
      collections: countActions(planned.collections),
      media: countActions(planned.media),
      settings: countActions(planned.settings),
    },
    settings: planned.settings.map(({ name, action }) => ({ name, action })),
    seen: stateOfSite(planned),
    problems: told(planned.problems),
    items: items.map((item) => ({ ...item, problems: told(item.problems) })),
    problemCount: all.length,
  }
}

/** An item of which only the name of its entry can be told. */
function unreadableItem({ name, problems }: UnreadableItem): ImportedItem {
  const [kindName, slug = ''] = name.split('/')
  const kind = contentKinds.find((one) => one === kindName) ?? 'page'
  return {
    kind,
    slug,
    title: '',
    titleLanguage: null,
    languages: [],
    action: 'create',
    id: null,
    seen: null,
    problems,
  }
}

function stateOf({ version, revisions }: NonNullable<PlannedItem['seen']>): string {
  return [version, ...languages.map((language) => revisions[language] ?? 0)].join('.')
}

/** Tags, collections and settings have no versions: what would be written over is known again by its words. */
function stateOfSite({ tags, collections, settings }: Planned): string | null {
  const rewritten = [tags, collections, settings].map((all) =>
    all.flatMap(({ action, seen }) => (action === 'update' ? [seen] : [])),
  )
  return rewritten.flat().length === 0 ? null : hash('sha256', stableJson(rewritten), 'base64url')
}

function countActions(planned: readonly { action: ImportAction }[]): ActionCounts {
  const counts: ActionCounts = { create: 0, update: 0, unchanged: 0 }
  for (const { action } of planned) counts[action]++
  return counts
}
