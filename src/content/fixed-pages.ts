import { paths } from '#platform/paths.ts'
import { hasTrait, listedKinds } from './kinds.ts'

const openLists = listedKinds().filter(({ kind }) => hasTrait(kind, 'openList'))

/** The public pages that every site has, and that are the same for everybody. */
export const fixedPages: readonly string[] = [
  paths.home,
  paths.about,
  paths.contact,
  ...openLists.map(({ path }) => path),
  paths.practice,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.disclaimer,
]
