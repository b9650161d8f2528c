import { paths } from '#platform/paths.ts'

/** What every footer leads to: the word and the address of each legal page. */
export const rules = [
  ['nav.privacy', paths.privacyPolicy],
  ['nav.terms', paths.termsOfService],
  ['nav.disclaimer', paths.disclaimer],
] as const
