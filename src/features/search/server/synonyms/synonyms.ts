import { skeletonOf, soundsOf } from '#platform/word-forms/sounds.ts'
import { withoutStopWords } from '#platform/word-forms/stop-words.ts'
import { foldedWords } from '#platform/word-forms/words.ts'
import { everydayNames } from './everyday-names.ts'
import { financeNames } from './finance-names.ts'
import { marketNames } from './market-names.ts'
import { moneyNames } from './money-names.ts'
import { siteNames } from './site-names.ts'

/**
 * Each line is one thing that people call by several names, in both languages, beyond the other names that the glossary gives. After a
 * second · come Amharic names that readers type and texts seldom say: they lead to the others, and none leads to them.
 */
const things = [marketNames, moneyNames, siteNames, financeNames, everydayNames]

interface Names {
  /** By each folded name all names of the same thing in the same script first. */
  byName: ReadonlyMap<string, readonly string[]>
  /** Names of one word by the consonants of their sound, for words that are only heard. */
  bySkeleton: ReadonlyMap<string, readonly string[]>
}

let known: Names | undefined

/** Read when somebody searches, not at the start. */
function allNames(): Names {
  known ??= readNames()
  return known
}

/** What else a thing of this name is called, those in the same script first; folded. */
export function synonymsOf(name: string): readonly string[] {
  return allNames().byName.get(name) ?? []
}

const shortestHeard = 3

/** The names of one word that have these consonants; none of fewer than three, which too many words have. */
export function namesOfSkeleton(skeleton: string): readonly string[] {
  if (skeleton.length < shortestHeard) return []
  return allNames().bySkeleton.get(skeleton) ?? []
}

/** As queries ask for it: without words that say nothing. */
function nameOf(name: string): string {
  return withoutStopWords(foldedWords(name).map((folded) => ({ folded })))
    .map(({ folded }) => folded)
    .join(' ')
}

function readNames(): Names {
  const byName = readLines()
  const bySkeleton = new Map<string, string[]>()
  for (const name of byName.keys()) {
    if (name.includes(' ')) continue
    for (const skeleton of new Set(soundsOf(name).map(skeletonOf)))
      bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), name])
  }
  return { byName, bySkeleton }
}

function readLines(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const lead = (from: readonly string[], to: readonly string[]) => {
    for (const name of from)
      names.set(
        name,
        [...new Set([...(names.get(name) ?? []), ...to])].filter((other) => other !== name),
      )
  }
  for (const line of things.flatMap((of) => of.trim().split('\n'))) {
    const [english = [], amharic = [], typed = []] = line
      .split('·')
      .map((part) => part.split(',').map(nameOf))
    lead(english, [...english, ...amharic])
    lead([...amharic, ...typed], [...amharic, ...english])
  }
  return names
}
