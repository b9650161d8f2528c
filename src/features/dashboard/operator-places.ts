/** Code points. */
export const mostOperatorText = 200
export const mostOperatorPhone = 40
export const ageBounds = { least: 1, most: 99 } as const

/** What stands in the texts of pages as `{{operator.…}}` and is filled in when a page is read. */
export const operatorTokens = [
  'identity',
  'contact',
  'direct',
  'law',
  'age',
  'authority',
  'effective',
] as const
export type OperatorToken = (typeof operatorTokens)[number]
/** How long the program keeps things, in the texts of pages as `{{kept.…}}`. */
export const keptTokens = ['idle', 'session', 'audit', 'sent', 'bin', 'revisions'] as const
export type KeptToken = (typeof keptTokens)[number]
