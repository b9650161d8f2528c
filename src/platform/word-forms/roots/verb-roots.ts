import { verbAffixes } from './verb-affixes.ts'
import { soundsOf } from '../sounds.ts'

/** Letters of a root that it needs to mean one thing; of two only when they stand as a verb's do. */
const shortest = 3
const longest = 5
const most = 10

/**
 * The consonants that verbs and the nouns made of them have in common: መቆጠብ, ቁጠባ and ቆጣቢ are k-t-b. No dictionary, so every reading that
 * leaves enough letters. What is softened at the end (ሸጠ, ሻጭ; ከፈለ, ክፍያ) is also given as the hard one.
 */
export function rootsOf(word: string): string[] {
  if (!/^[\u1200-\u135a]{2,}$/.test(word)) return []
  const [long, short] = [new Set<string>(), new Set<string>()]
  for (const { stem, isVerb } of stemsOf(word)) {
    if (!maySound(stem) || isPerson(stem)) continue
    for (const root of rootsOfStem(stem)) {
      if (root.length >= shortest && root.length <= longest) long.add(root)
      else if (root.length === 2 && root[0] !== root[1] && isShort(stem, isVerb)) short.add(root)
    }
  }
  return [...[...long].slice(0, most), ...short]
}

/** Whether a word has something that verbs alone have: what is bare may be the name of anything. */
export function mayBeVerb(word: string): boolean {
  return /^[a-z]/.test(word) || stemsOf(word).some(({ isVerb }) => isVerb)
}

interface Stem {
  stem: string
  /** Whether something was taken away that verbs alone have. */
  isVerb: boolean
}

/** What may remain of a word without what stands before and after its root, the whole word first. */
function stemsOf(word: string): Stem[] {
  const { before: beforeRoot, after: afterRoot } = verbAffixes()
  const starts = [{ stem: word, isVerb: false }]
  for (let length = 1; length <= Math.min(beforeRoot.longest, word.length - 2); length++) {
    const isVerb = beforeRoot.parts.get(word.slice(0, length))
    if (isVerb !== undefined) starts.push({ stem: word.slice(length), isVerb })
  }
  return starts.flatMap(({ stem, isVerb }) => {
    const stems = [{ stem, isVerb }]
    for (let length = 1; length <= Math.min(afterRoot.longest, stem.length - 2); length++) {
      const rest = stem.slice(0, -length)
      const after = afterRoot.parts.get(stem.slice(-length))
      if (after !== undefined) stems.push({ stem: rest, isVerb: isVerb || after })
    }
    return stems
  })
}

function rootsOfStem(stem: string): string[] {
  const [sound = ''] = soundsOf(stem)
  // A consonant that is written twice may be one (አሠራር, ተነጋገረ) or two (ማታለል).
  const all = sound.replaceAll(/[aeiou]/g, '')
  const single = stem.length > 2 ? all.replaceAll(/(.)\1+/g, '$1') : all
  return [...new Set([hardened(single, stem), single, hardened(all, stem), all])]
}

/** No root begins with the letter of "he" and "of", but for ያዘ. */
function isPerson(stem: string): boolean {
  return stem.length > 2 && /^[የይ]/.test(stem)
}

/** Verbs have certain vowels only: none of the third order or the fifth before the end, and inside only the first, the fourth and none. */
function maySound(stem: string): boolean {
  const letters = stem.slice(0, -1).split('')
  return letters.every((letter, at) => (at === 0 ? atFirst : inside).includes(orderOf(letter)))
}

const atFirst = [1, 2, 4, 6, 7]
const inside = [1, 4, 6]

/** Two letters are a root in the orders that verbs have there (ገዛ, ግዛ, ገዢ, but not ጊዜ); of three two are one letter twice (አሰጣጥ). */
function isShort(stem: string, isVerb: boolean): boolean {
  if (stem.length > 3) return false
  const letters = stem.replace(/^[አእ](?=..)/, '')
  if (letters.length === 3) return seriesOf(letters[1]) === seriesOf(letters[2])
  return (isVerb ? atFirst : inside).includes(orderOf(letters[0]))
}

/** Doers, tools and what is done end softened, in the third order, the fourth or the sixth. */
function hardened(consonants: string, stem: string): string {
  if (![3, 4, 6].includes(orderOf(stem.at(-1)))) return consonants
  return consonants.replace(/[cCjZNy]$/, (last) => hard[last] ?? last)
}

const hard: Record<string, string> = { c: 't', C: 'T', j: 'd', Z: 'z', N: 'n', y: 'l' }

function orderOf(letter = ''): number {
  return (letter.charCodeAt(0) % 8) + 1
}

function seriesOf(letter = ''): number {
  return letter.charCodeAt(0) >> 3
}
