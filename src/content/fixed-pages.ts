import { paths } from '#platform/paths.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { ItemFields } from './contract.ts'
import { hasTrait, listedKinds, type ContentKind } from './kinds.ts'

type Reached = Pick<ItemFields, 'slug' | 'access'>

const openLists = listedKinds().filter(({ kind }) => hasTrait(kind, 'openList'))

const legalPages = [paths.privacyPolicy, paths.termsOfService, paths.disclaimer]

/** Where the texts of kinds that are `fixed` stand: items of other names have no page. */
export const fixedSlugs: readonly string[] = [paths.about, paths.contact, ...legalPages].map((path) =>
  path.slice(1),
)

/** What may not change of them: menus and mails lead to their addresses, and they are for everybody. */
export function fixedFaults(kind: ContentKind, now: Reached | undefined, wanted: Partial<Reached>) {
  const faults: FieldErrors = {}
  if (!hasTrait(kind, 'fixed')) return faults
  const isKept = now !== undefined && fixedSlugs.includes(now.slug)
  if (isKept && (wanted.slug ?? now.slug) !== now.slug) faults.slug = 'not_here'
  if (wanted.access === 'signed-in' && now?.access !== 'signed-in') faults.access = 'not_here'
  return faults
}

/** The public pages that every site has, and that are the same for everybody. */
export const fixedPages: readonly string[] = [
  paths.home,
  paths.about,
  paths.contact,
  ...openLists.map(({ path }) => path),
  paths.practice,
  ...legalPages,
]
