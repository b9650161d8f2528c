import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { factsOf, type ContentKind } from '#content/kinds.ts'
import type { UnmetDependent, Need } from '#content/problem-details.ts'
import { findTitle } from '#content/items/server/titles.ts'

/** An item as problems name it that lacks what it needs; none where it lacks nothing. */
export async function unmetDependent(
  ctx: Context,
  { id, kind }: { id: string; kind: ContentKind },
  { faults, need = 'shown' }: { faults: FieldErrors; need?: Need },
): Promise<UnmetDependent[]> {
  if (Object.keys(faults).length === 0) return []
  const { title = '', language = null } = (await findTitle(ctx, id)) ?? {}
  const path = `${factsOf(kind).adminPath}/${id}`
  return [{ id, title, titleLanguage: language, path, need, faults }]
}
