import { paths } from '#platform/paths.ts'
import { hasTrait, listedKinds } from './kinds.ts'

const openLists = listedKinds().filter(({ kind }) => hasTrait(kind, 'openList'))

const legalPages = [paths.privacyPolicy, paths.termsOfService, paths.disclaimer]

/** Where the texts of kinds that are `fixed` stand: items of other names have no page. */
export const fixedSlugs: readonly string[] = [paths.about, paths.contact, ...legalPages].map((path) =>
  path.slice(1),
)

/** The public pages that every site has, and that are the same for everybody. */
export const fixedPages: readonly string[] = [
  paths.home,
  paths.about,
  paths.contact,
  ...openLists.map(({ path }) => path),
  paths.practice,
  ...legalPages,
]
