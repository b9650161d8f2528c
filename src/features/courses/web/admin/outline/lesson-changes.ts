import type { DetailsOf } from '#content/kind-members.ts'
import { isSameValue, mergeMembers } from '#desk/choices/web/merge-members.ts'
import { ApiError } from '#platform/web/api-client.ts'

type Rules = DetailsOf<'lesson'>

/**
 * The rules of a lesson with what was changed of them over what counts by now, so that its quiz and whatever else somebody set
 * meanwhile stays. Undefined where nothing is left to save.
 * @throws 409 `item.changed` when both changed the same rule to something else
 */
export function changedRules(versions: Record<'base' | 'mine' | 'theirs', Rules>): Rules | undefined {
  const { clashes, joined } = mergeMembers<Rules>(versions)
  if (clashes.length > 0) throw new ApiError(409, { code: 'item.changed' })
  const rules = joined(() => false)
  return isSameValue(rules, versions.theirs) ? undefined : rules
}
