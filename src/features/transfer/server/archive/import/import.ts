import { conflict, forbidden, invalid } from '#platform/errors.ts'
import { isUniqueViolation } from '#platform/database/engine.ts'
import { claimPlace, moveClaim } from '#platform/database/settings.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isFresh } from '#platform/server/http/http.ts'
import type { ImportMode, ImportReport, ImportResult } from '../../../contract.ts'
import {
  holdCollection,
  insertCollection,
  pointCollectionSlugs,
  updateCollectionRow,
} from '#content/labels/server/collections-store.ts'
import { insertTag, pointTagSlugs, updateTagRow } from '#content/labels/server/tags-store.ts'
import { keepNeeded } from '#content/server/needed.ts'
import { bumpSiteVersion, lockSiteVersion } from '#content/server/site-version-store.ts'
import { applyFields, isFieldsWritten, siteChanged } from './apply-item.ts'
import { applyMedia, storeBytes, sweepBytes } from './apply-media.ts'
import { applyTexts } from './apply-texts.ts'
import { applyParts } from './item-parts.ts'
import type { CarriedSettings } from '#content/server/carried-setting.ts'
import { foretellRefusal } from './foretell-refusal.ts'
import { takeTurns, type PlannedCollection, type PlannedTag } from './import-plan.ts'
import { holdReused } from '../../imports/hold-reused.ts'
import { refuseChanged } from '../../imports/refuse-changed.ts'
import type { Finalise } from '../../imports/import-purpose.ts'
import type { Archive } from './open-archive.ts'
import { planImport, type ImportPlan } from './plan-import.ts'

interface Source {
  file: string
  settings: CarriedSettings
  /** Wraps the transaction, for those who have more to write in it. */
  finalise?: Finalise
  /** What was told of it before; the shell tells nothing and imports at once. */
  told?: ImportReport
}

/** The site's one place for an import. */
const place = 'content.import.until'
const claimTime = 60_000
const renewalTime = 15_000

/** The dry run: what an import would do and what stands in its way, things that readers see and that would lack something included. */
export async function reportImport(ctx: Context, source: Source, as: ImportMode): Promise<ImportReport> {
  const plan = await planImport(ctx, source, as)
  const { archive, report } = plan
  try {
    if (!archive || as !== 'archive' || report.problemCount > 0) return report
    const { settings } = source
    const refused = await foretellRefusal(ctx, replacedBy(plan), (ctx) =>
      applyPlan(ctx, { plan, archive, as, settings }),
    )
    return { ...report, problems: [...report.problems, ...refused], problemCount: refused.length }
  } finally {
    archive?.close()
  }
}

/**
 * Imports an archive: all of it, or nothing. What is there already under the same id, or kind and slug, is brought up to date and
 * its text kept as a revision; a second import of the same archive changes nothing. One import runs at a time.
 * @throws 422 `import.has_problems` with the report, 403 `session.not_fresh` for grave settings, 409 `import.running`, 409 `import.site_changed` when it would do something else than was told or somebody wrote in between, `item.in_use` as `keepNeeded`
 */
export async function importContent(ctx: Context, source: Source, as: ImportMode): Promise<ImportResult> {
  const until = ctx.now + claimTime
  if (!(await claimPlace(ctx.db, { key: place, now: ctx.now, until }))) throw conflict('import.running')
  const started = Date.now()
  const timer = setInterval(() => void renew(ctx, until + Date.now() - started), renewalTime)
  try {
    return await importClaimed(ctx, source, as)
  } finally {
    clearInterval(timer)
    await moveClaim(ctx.db, { key: place, until: 0, now: ctx.now }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the place of an import is given back later'),
    )
  }
}

async function renew(ctx: Context, until: number): Promise<void> {
  await moveClaim(ctx.db, { key: place, until, now: ctx.now }).catch(() => undefined)
}

async function importClaimed(ctx: Context, source: Source, as: ImportMode): Promise<ImportResult> {
  const plan = await planImport(ctx, source, as)
  const { archive } = plan
  try {
    if (!archive || plan.report.problemCount > 0)
      throw invalid({ file: 'has_problems' }, 'import.has_problems')
    if (source.told) {
      refuseChanged({ told: source.told, now: plan.report }, actionsIn)
      refuseRewritten(source.told, plan.report)
    }
    refuseUnproved(ctx, plan, source.settings)
    try {
      await storeBytes(ctx, archive, plan.media)
      const finalise: Finalise = source.finalise ?? ((work) => inTransaction(ctx, work))
      return await finalise(async (ctx) => {
        const apply = () => applyPlan(ctx, { plan, archive, as, settings: source.settings })
        await keepNeeded(ctx, as === 'archive' ? replacedBy(plan) : [], apply)
        return resultOf(plan)
      })
    } catch (error) {
      await sweepBytes(ctx, plan.media, error)
      throw isUniqueViolation(error) ? conflict('import.site_changed') : error
    }
  } finally {
    archive?.close()
  }
}

/** What would become of each thing, and of which state of what has no version. Titles are in the language of whoever asks, and what is amiss is refused by itself. */
function actionsIn({ counts, settings, seen, items }: ImportReport): unknown {
  return {
    counts,
    settings,
    seen,
    items: items.map(({ kind, slug, id, action }) => ({ kind, slug, id, action })),
  }
}

/** What would have been written over when it was told of is another text now. Both tell of the same items in the same order. */
function refuseRewritten(told: ImportReport, now: ImportReport): void {
  const rewritten = now.items.find(({ seen }, at) => seen !== (told.items[at]?.seen ?? null))
  if (rewritten) throw siteChanged({ archived: rewritten })
}

/** What readers may see already. As drafts, they keep all of it. */
function replacedBy({ items }: ImportPlan): { kind: string; id: string }[] {
  return items.filter(({ action }) => action === 'update').map(({ archived: { kind }, id }) => ({ kind, id }))
}

function resultOf({ report, items }: ImportPlan): ImportResult {
  return {
    counts: report.counts,
    items: items.map(({ archived, title, titleLanguage, id, action }) => ({
      kind: archived.kind,
      slug: archived.slug,
      title,
      titleLanguage,
      id,
      action,
    })),
  }
}

/** What is grave to save by hand is as grave in an archive. Whoever has the shell of the server has no session. */
function refuseUnproved(ctx: Context, plan: ImportPlan, settings: CarriedSettings): void {
  const isGrave = plan.settings.some(({ name, action }) => action !== 'unchanged' && settings[name]?.isGrave)
  if (isGrave && ctx.actor.kind === 'user' && !isFresh(ctx)) throw forbidden('session.not_fresh')
}

interface Applied {
  plan: ImportPlan
  archive: Archive
  as: ImportMode
  settings: CarriedSettings
}

async function applyPlan(ctx: Context, { plan, archive, as, settings }: Applied): Promise<void> {
  const { counts } = plan.report
  // Before anything is held: who removes a collection takes this first too.
  await lockSiteVersion(ctx.db)
  const known = plan.media.filter(({ action }) => action !== 'create').map(({ id }) => id)
  if (!(await holdReused(ctx, known))) throw conflict('import.site_changed')
  for (const { id, action } of plan.collections)
    if (action !== 'create' && !(await holdCollection(ctx.db, id))) throw conflict('import.site_changed')
  for (const media of plan.media) await applyMedia(ctx, media)
  for (const tag of plan.tags) await applyTag(ctx, tag)
  // Only now: a new tag takes its own slug back from a merger.
  for (const { id, newSlugs, action } of plan.tags)
    if (action !== 'unchanged') await pointTagSlugs(ctx.db, id, newSlugs)
  const items = plan.items.filter((item) => item.action !== 'unchanged')
  const parentsFirst = items.toSorted(
    (one, other) => Number(one.parentId !== null) - Number(other.parentId !== null),
  )
  for (const item of parentsFirst) {
    if (isFieldsWritten(item, as)) await applyFields(ctx, item)
    await takeTurns()
  }
  for (const collection of plan.collections) await applyCollection(ctx, collection)
  for (const { id, archived, newSlugs, action } of plan.collections)
    if (action !== 'unchanged') await pointCollectionSlugs(ctx.db, { id, kind: archived.kind }, newSlugs)
  for (const item of items) {
    await applyTexts(ctx, item, { archive, ids: plan.ids, as })
    await applyParts(ctx, item, { archive, as })
    await takeTurns()
  }
  for (const { name, value, action } of plan.settings)
    if (action !== 'unchanged') await settings[name]?.save(ctx, value)
  const isNothing = Object.values(counts).every(({ create, update }) => create + update === 0)
  if (!isNothing) await bumpSiteVersion(ctx.db, ctx.now)
  await audit(ctx, 'content.imported', { kind: 'content', id: 'archive', details: { as, counts } })
}

async function applyTag(ctx: Context, { archived, id, action }: PlannedTag): Promise<void> {
  const { labelEn, labelAm, sortOrder, slug } = archived
  if (action === 'create') await insertTag(ctx.db, { id, slug, labelEn, labelAm, sortOrder })
  if (action !== 'update') return
  await updateTagRow(ctx.db, id, { labelEn, labelAm, sortOrder })
  await audit(ctx, 'tag.renamed', { kind: 'tag', id, details: { slug } })
}

async function applyCollection(ctx: Context, planned: PlannedCollection): Promise<void> {
  const { archived, id, parentId, coverId, action } = planned
  const { cover: _cover, parent: _parent, earlierSlugs: _slugs, ...texts } = archived
  const row = { ...texts, id, parentId, coverId }
  if (action === 'create') await insertCollection(ctx.db, row)
  if (action !== 'update') return
  await updateCollectionRow(ctx.db, id, row)
  const details = { title: archived.titleEn || archived.titleAm }
  await audit(ctx, 'collection.changed', { kind: archived.kind, id, details })
}
