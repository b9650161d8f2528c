import type { ItemFields } from '../contract.ts'
import type { ContentKind } from '../kinds.ts'

/** What a course must promise before it is published, for tests that are about something else. */
export const outcomes = ['You read a price list.', 'You size a position.', 'You know what a loss costs.']

/** The own texts that a kind cannot be published without. */
export function neededExtras(kind: ContentKind): { outcomes?: string[] } {
  return kind === 'course' ? { outcomes } : {}
}

/** The same of the fields that both languages share. */
export function neededFields(kind: ContentKind): Pick<Partial<ItemFields>, 'details'> {
  return kind === 'resource' ? { details: { resourceType: 'dataset' } } : {}
}
