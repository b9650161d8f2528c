import { paths } from '#platform/paths.ts'

/** The one tool that reckons nothing. */
export const scamCheckId = 'scam-check'

/** The tools by their ids, in the order of the list; for code that needs none of their sums. */
export const toolIds = [
  scamCheckId,
  'position-size',
  'recovery',
  'risk-reward',
  'profit-loss',
  'fees',
  'currency',
  'treasury-bill',
  'saving',
] as const

/** Their pages and their list, which are the same for everybody. */
export const toolPages: readonly string[] = [paths.tools, ...toolIds.map(paths.tool)]
