/** What can be asked of translations in content tables: `readers_…` they see an old one, `draft_…` only drafts moved on. */
export const staleFilters = [
  'readers_any',
  'readers_en',
  'readers_am',
  'draft_any',
  'draft_en',
  'draft_am',
] as const
export type StaleFilter = (typeof staleFilters)[number]
