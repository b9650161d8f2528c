import { conflict, type FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { asKind, contentKinds, type ContentKind } from '../kinds.ts'
import type { UnmetDependent } from '../problem-details.ts'
import { rulesOf } from './kind-rules.ts'
import { lockSiteVersion } from './site-version-store.ts'

interface Needed {
  kind: string
  id: string
}

/**
 * Runs a change of an item, of those that are listed, or of several of any kind: of their tags, their details, or what readers see of
 * them.
 * Call in the transaction that decides it, which a refusal takes back; another such change waits for it, as publishing does.
 * @throws 409 `item.in_use` with `details.items`, and what each would lack, when something that readers see cannot do with what is left
 */
export async function keepNeeded<T>(
  ctx: Context,
  items: Needed | readonly Needed[] | 'several',
  change: () => Promise<T>,
): Promise<T> {
  const asked =
    items === 'several' ? new Map(contentKinds.map((kind) => [kind, undefined])) : idsByKind(items)
  if (asked.size > 0) await lockSiteVersion(ctx.db)
  const before = await listUnmet(ctx, asked)
  const changed = await change()
  const after = await listUnmet(ctx, asked)
  const worse = after.filter((one) => isWorse(one, before))
  if (worse.length > 0) throw conflict('item.in_use', { items: worse })
  return changed
}

/**
 * Call after readers got an item back as it was: from the bin, or by undoing what took it from them.
 * @throws 409 `item.not_ready` with `details.items` when what they see could not be done as it is meant
 */
export async function refuseNotReady(ctx: Context, { kind, id }: Needed): Promise<void> {
  await lockSiteVersion(ctx.db)
  const items = (await rulesOf(asKind(kind)).unmetDependentsIn?.(ctx, id)) ?? []
  if (items.length > 0) throw conflict('item.not_ready', { items })
}

type Asked = ReadonlyMap<ContentKind, ReadonlySet<string> | undefined>

function idsByKind(items: Needed | readonly Needed[]): Asked {
  const byKind = Map.groupBy([items].flat(), ({ kind }) => asKind(kind))
  return new Map([...byKind].map(([kind, needed]) => [kind, new Set(needed.map(({ id }) => id))]))
}

/** Once for all of a kind: whatever may ask for one of many is looked at no more often. */
async function listUnmet(ctx: Context, asked: Asked): Promise<UnmetDependent[]> {
  const unmet = new Map<string, UnmetDependent>()
  for (const [kind, ids] of asked)
    for (const one of (await rulesOf(kind).unmetDependents?.(ctx, ids)) ?? [])
      unmet.set(one.id, { ...one, faults: { ...unmet.get(one.id)?.faults, ...one.faults } })
  return [...unmet.values()]
}

/** A fault that was there before may stay for now. */
function isWorse({ id, faults }: UnmetDependent, before: readonly UnmetDependent[]): boolean {
  const known: FieldErrors = before.find((one) => one.id === id)?.faults ?? {}
  return Object.entries(faults).some(([field, code]) => known[field] !== code)
}
