import { namesOfSkeleton } from './synonyms/synonyms.ts'
import { nearLikeness, wantedSounds } from './word-likeness.ts'
import type { WantedWord } from './wanted-words.ts'

/** What sounds less like a name is another word. */
const leastHeard = 0.62
const mostHeard = 2

/** The names of one word that a word sounds like which no text has: English in Amharic letters (ጋራንቲ), Amharic in Latin ones, a slip. */
export function heardNames(wanted: WantedWord): string[] {
  const sounds = wantedSounds(wanted)
  const names = new Set(sounds.flatMap(({ skeleton }) => namesOfSkeleton(skeleton)))
  return [...names]
    .map((name) => ({ name, likeness: nearLikeness(wanted, sounds, name) }))
    .filter(({ likeness }) => likeness >= leastHeard)
    .sort((one, other) => other.likeness - one.likeness || (one.name < other.name ? -1 : 1))
    .slice(0, mostHeard)
    .map(({ name }) => name)
}
