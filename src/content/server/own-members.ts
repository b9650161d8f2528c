import type { z } from '@hono/zod-openapi'
import type { Context } from '#platform/server/context.ts'
import type { DetailsOf, ExtrasOf } from '../kind-members.ts'
import { asKind, hasTrait, type ContentKind } from '../kinds.ts'
import { rulesOf } from './kind-rules.ts'
import { toJson } from './stored-json.ts'

/** The stored fields of an item as its kind knows them. A member that does not fit, such as one of an earlier shape, counts as missing. */
export function readDetails<K extends ContentKind>(kind: K, stored: string): DetailsOf<K> {
  return membersThatFit(rulesOf(kind).details, stored)
}

/** The same of the texts that a kind adds. */
export function readExtras<K extends ContentKind>(kind: K, stored: string): ExtrasOf<K> {
  return membersThatFit(rulesOf(kind).extras, stored)
}

type Doable = Readonly<{ kind: string; details: string }>

/** Whole minutes that doing each of these items takes; null where it is only read, or where nobody can say beforehand. */
export async function readPlayingMinutes(ctx: Context, rows: readonly Doable[]): Promise<(number | null)[]> {
  const found = new Map<Doable, number | null>()
  for (const [kind, own] of Map.groupBy(rows, (row) => asKind(row.kind))) {
    const { details, playingMinutes } = rulesOf(kind)
    const members = own.map((row) => membersThatFit(details, row.details))
    const minutes = await playingMinutes?.(ctx, members)
    own.forEach((row, at) => found.set(row, minutes?.[at] ?? null))
  }
  return rows.map((row) => found.get(row) ?? null)
}

/** Whole minutes that each of these items takes: those of reading and of what is to be done in it; of an exercise itself the latter alone, 0 where nobody can say. */
export async function readMinutes(
  ctx: Context,
  rows: readonly (Doable & { minutes: number })[],
): Promise<number[]> {
  const playing = await readPlayingMinutes(ctx, rows)
  return rows.map(({ kind, minutes }, at) => {
    return (hasTrait(asKind(kind), 'practised') ? 0 : minutes) + (playing[at] ?? 0)
  })
}

/** The stored members that rules allow; every one may be missing. */
export function membersThatFit<T extends object>(rules: z.ZodType<T>, stored: string): T {
  const given = toJson<object>(stored)
  const whole = rules.safeParse(given)
  if (whole.success) return whole.data
  const members = Object.entries(given).flatMap(([name, value]) => {
    const read = rules.safeParse({ [name]: value })
    return read.success ? read.data : []
  })
  return members.reduce((all, one) => ({ ...all, ...one }), rules.parse({}))
}
