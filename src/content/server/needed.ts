import { conflict, type FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { asKind, contentKinds } from '../kinds.ts'
import { rulesOf, type LackingItem } from './kind-rules.ts'

/**
 * Runs a change of an item, or of several of any kind: of their tags, their details, or what readers see of them.
 * Call in the transaction that decides it, which a refusal takes back.
 * @throws 409 `item.in_use` with `details.items`, and what each would lack, when something that readers see cannot do with what is left
 */
export async function keepNeeded<T>(
  ctx: Context,
  item: { kind: string; id: string } | 'several',
  change: () => Promise<T>,
): Promise<T> {
  const before = await listLacking(ctx, item)
  const changed = await change()
  const after = await listLacking(ctx, item)
  const items = after.filter((one) => isWorse(one, before))
  if (items.length > 0) throw conflict('item.in_use', { items })
  return changed
}

/**
 * Call after readers got an item back as it was: from the bin, or by undoing what took it from them.
 * @throws 409 `item.not_ready` with `details.items` when they could not finish what they see
 */
export async function refuseNotReady(
  ctx: Context,
  { kind, id }: { kind: string; id: string },
): Promise<void> {
  const items = (await rulesOf(asKind(kind)).lackingIn?.(ctx, id)) ?? []
  if (items.length > 0) throw conflict('item.not_ready', { items })
}

async function listLacking(
  ctx: Context,
  item: { kind: string; id: string } | 'several',
): Promise<LackingItem[]> {
  const isOne = item !== 'several'
  const lacking: LackingItem[] = []
  for (const kind of isOne ? [asKind(item.kind)] : contentKinds)
    lacking.push(...((await rulesOf(kind).lackingAround?.(ctx, isOne ? item.id : undefined)) ?? []))
  return lacking
}

/** A fault that was there before may stay for now. */
function isWorse({ id, faults }: LackingItem, before: readonly LackingItem[]): boolean {
  const known: FieldErrors = before.find((one) => one.id === id)?.faults ?? {}
  return Object.entries(faults).some(([field, code]) => known[field] !== code)
}
