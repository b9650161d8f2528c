import { kindsWith } from '#content/kinds.ts'

/** The kinds that readers find; of a course its card, for its text is for those who take it. */
export const searchKinds = kindsWith('searched')
