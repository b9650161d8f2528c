import type { Card } from './contract.ts'
import { factsOf } from './kinds.ts'

/** Where readers find an item. What is part of another item has no address of its own. */
export function addressOf({ kind, slug }: Pick<Card, 'kind' | 'slug'>): string {
  return factsOf(kind).readerPath(slug, '')
}
