import { conflict } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { asKind } from '../kinds.ts'
import { rulesOf } from './kind-rules.ts'

/**
 * Call before readers lose an item in these languages.
 * @throws 409 `item.in_use` with `details.items` when something that they see could not do without it
 */
export async function refuseNeeded(
  ctx: Context,
  { id, kind, languages }: { id: string; kind: string; languages: readonly Language[] },
): Promise<void> {
  const items = (await rulesOf(asKind(kind)).neededBy?.(ctx, { id, languages })) ?? []
  if (items.length > 0) throw conflict('item.in_use', { items })
}
