import type { FilteredDetail } from '#platform/database/tables/content.ts'
import type { ContentKind } from '../../kinds.ts'
import { rulesOf } from '../../server/kind-rules.ts'
import type { DetailFilter } from './published-store.ts'

/** The values that details may have. */
export type WantedDetails = Readonly<Partial<Record<FilteredDetail, readonly string[]>>>

/** What to look for in the columns: a detail that nobody set counts as what its kind says. */
export function detailFilters(kinds: readonly ContentKind[], wanted: WantedDetails = {}): DetailFilter[] {
  return namesIn(wanted).map((name) => {
    const oneOf = wanted[name] ?? []
    return { name, oneOf, orMissing: kinds.some((kind) => oneOf.includes(meaningOf(kind, name))) }
  })
}

function meaningOf(kind: ContentKind, name: FilteredDetail): string {
  const meaning = rulesOf(kind).filtered?.[name]
  if (meaning === undefined)
    throw new Error(`${kind} is not filtered by ${name}: say so in the kind.ts of its feature`)
  return meaning
}

/** `Object.keys` with its literals kept; what is not set filters nothing. */
function namesIn(wanted: WantedDetails): FilteredDetail[] {
  return Object.keys(wanted) as FilteredDetail[]
}
