import { soundsOf } from './sounds.ts'

/** What stands before the root of a verb: prepositions, persons, moods, "that", the infinitive; folded, the longest first. */
const before =
  'እንደሚያስ እንደሚ እንዲያስ እንዳይ እንዲያ እንዲ እንድት እንድን እንድ የማይ የሚያስ የሚያ የሚ የምት የምን የም የማ ለማስ ለመ ለማ በመ በማ ከመ ከማ ያለመ አለመ እየተ እየ እያስ እያ ላስ ያስ ታስ ማስ አስ ሲያስ ሲያ ሲ ስት ስ ሳ ቢያ ቢ ብት ብ ባ ሊያ ሊ ልት ል ላ ይ ያ ት ታ ተ አል አይ አት አን አ መ ማ እን እ ን የተ የ በ ለ ከ'.split(
    ' ',
  )

/** What stands after it: persons, objects, "to him", nouns made of verbs. */
const after =
  'ባቸዋል ባቸው ላቸው ላለሁ ላለን ዋለሁ ዋል ለሁ ለች ሉ በት ለት ችሁ ኋቸው ነት ዎች ዎቹ ዎችን ያዎች ቸው ኩ ሁ ክ ሽ ች ን ኝ ህ ው ት ና ም ል ዋ'.split(
    ' ',
  )

/** Letters of a root that it needs to mean one thing; of two only when they sound as a verb's do. */
const shortest = 3
const longest = 5
const most = 6

/**
 * The consonants that verbs and the nouns made of them have in common: መቆጠብ, ቁጠባ and ቆጣቢ are k-t-b. No dictionary, so every reading that
 * leaves enough letters. The last consonant of a doer is softened (ሸጠ, ሻጭ); here it is not told from the hard one.
 */
export function rootsOf(word: string): string[] {
  if (!/^[\u1200-\u135a]{2,}$/.test(word)) return []
  const starts = [
    word,
    ...before.filter((part) => word.startsWith(part)).map((part) => word.slice(part.length)),
  ]
  const stems = starts.flatMap((stem) => [
    stem,
    ...after.filter((part) => stem.endsWith(part)).map((part) => stem.slice(0, -part.length)),
  ])
  const long = stems.map(rootOf).filter((root) => root.length >= shortest && root.length <= longest)
  return [...new Set([...long.slice(0, most), ...stems.flatMap(shortRootOf)])]
}

function rootOf(stem: string): string {
  const [sound = ''] = soundsOf(stem)
  return hardened(sound.replaceAll(/[aeiou]/g, ''), stem).replaceAll(/(.)\1+/g, '$1')
}

/** Of a stem of two letters whose first has a vowel that verbs have there: ገዛ, ግዛ, ገዢ, but not ጊዜ. */
function shortRootOf(stem: string): string[] {
  if (stem.length !== 2 || ![1, 4, 6].includes(orderOf(stem[0] ?? ''))) return []
  const [, first = '', second = ''] =
    /^([^aeiou])[ea]?([^aeiou])[aeiou]?$/.exec(soundsOf(stem)[0] ?? '') ?? []
  return first && second ? [hardened(first + second, stem)] : []
}

/** Doers and what is done end in the third order or the sixth. */
function hardened(consonants: string, stem: string): string {
  if (![3, 6].includes(orderOf(stem.at(-1) ?? ''))) return consonants
  return consonants.replace(/[cCjZ]$/, (last) => hard[last] ?? last)
}

const hard: Record<string, string> = { c: 't', C: 'T', j: 'd', Z: 'z' }

function orderOf(letter: string): number {
  return (letter.charCodeAt(0) % 8) + 1
}
