import { nounOf, nouns, type Noun } from '#platform/problems/nouns.ts'
import { contentKinds } from './kinds.ts'

/** What `<noun>.not_found` can be about, by the noun as the code writes it, kinds of content first. */
export const allNouns: Readonly<Partial<Record<Noun, string>>> = {
  ...Object.fromEntries(contentKinds.map((kind) => [nounOf(kind), 'an item of this kind'])),
  ...nouns,
}
