import { fold } from '../folding.ts'

/** Prepositions and "of" before a relative verb, an infinitive or a negative one. */
const prepositions = ['', ...folded('የ በ ለ ከ ስለ እንደ ወደ እስከ ያለ')]
/** Persons, moods and conjunctions before an imperfect: I buy, when he buys, that they buy, without buying. */
const persons = folded(
  'እ ይ ት ን እን ስ ሲ ስት ስን ል ሊ ልት ልን ብ ቢ ብት ብን እንድ እንዲ እንድት እንድን ' +
    'ሳይ ሳት ሳል ሳን ባይ ባት ባል ባን ላይ ላት ላል ላን አይ አት አል አን እንዳይ እንዳት እንዳል እንዳን ካል ያል የማይ የማት የማል የማን በማይ ከማይ ለማይ ' +
    'እየ እያ ስለማይ እንደማይ የሚ የም የምት የምን',
)
/** "Who", "what" after a preposition: በሚ, ስለምት. */
const relatives = folded('ሚ ም ምት ምን')
/** The infinitive, also denied: without buying. */
const infinitives = folded('መ አለመ')
/** Passive, causative, and those that ask for more. */
const derivations = folded('ተ አ አስ አስተ አን ተን')

const subjects = ['', ...folded('ኩ ሁ ክ ህ ሽ ች ን ችሁ ው ኳ ሃ')]
/** "I", which nouns do not end in. */
const firstPerson = folded('ኩ ሁ')
const objects = [
  '',
  ...folded('ኝ ህ ሽ ው ት ን ችሁ ቸው ለት ላት ላቸው ልኝ ልህ ልሽ ልን ላችሁ ለው በት ባት ባቸው ብኝ ብህ ብን ባችሁ ኋቸው ኩት ናት ዋት ዋቸው ትን'),
]
/** "Is": buys, buy, has bought. */
const auxiliaries = ['', ...folded('ል ሉ ለሁ ለህ ለሽ ለች ለን ላችሁ ላቸው ዋል ናል ታል ኛል ሃል ሻል ቸዋል ያለሁ ኋል')]
/** "And", "also", what a verb's object has. */
const clitics = ['', ...folded('ም ና ስ ን')]
/** What gerunds of verbs with a weak end have, and nouns made of verbs. */
const nouns = folded(
  'ቶ ታ ቼ ተህ ተሽ ተን ተው ታችሁ ቷል ታለች ተዋል ተናል ቼያለሁ ታችኋል ት ቱ ትን ነት ነቱ ያ ያዎች ያው ያዎ ዎች ዎቹ ዎችን ዋ ዎ ዬ ቸው ች ቹ ችን',
)

function folded(words: string): string[] {
  return fold(words).split(' ')
}

/** A letter of the sixth order and the vowel that follows are one letter: ይ and አ are ያ, መ and አስ are ማስ. */
function fused(before: string, after: string): string[] {
  if (!after.startsWith('አ')) return [before + after]
  const last = before.charCodeAt(before.length - 1)
  const order = last % 8
  const wide = String.fromCharCode(last - order + 3)
  if (order === 0 || order === 5) return [before.slice(0, -1) + wide + after.slice(1)]
  return [`${before}ያ${after.slice(1)}`, before + after]
}

/** What may stand before a root, and whether before verbs alone. */
function readBefore(): Map<string, boolean> {
  const parts = new Map<string, boolean>()
  const heads = [
    ...persons,
    ...prepositions.slice(1).flatMap((one) => [...relatives, ...infinitives].map((other) => one + other)),
    ...infinitives,
  ]
  for (const head of heads) {
    parts.set(head, true)
    for (const derivation of derivations) for (const part of fused(head, derivation)) parts.set(part, true)
  }
  for (const preposition of prepositions) {
    if (preposition) parts.set(preposition, false)
    for (const derivation of derivations) {
      if (!preposition) parts.set(derivation, true)
      else for (const part of fused(preposition, derivation)) parts.set(part, true)
    }
  }
  return parts
}

/** What may stand after it, and whether after verbs alone; one letter rarely tells. */
function readAfter(): Map<string, boolean> {
  const parts = new Map<string, boolean>()
  for (const subject of subjects)
    for (const object of objects)
      for (const auxiliary of auxiliaries) {
        const bare = subject + object + auxiliary
        for (const clitic of clitics)
          if (isPart(bare + clitic)) parts.set(bare + clitic, bare.length > 1 || firstPerson.includes(bare))
      }
  for (const noun of nouns) parts.set(noun, false)
  return parts
}

/** Letters that are looked at before and after a root. */
const longest = 6

function isPart(part: string): boolean {
  return part !== '' && part.length <= longest
}

interface Affixes {
  /** Each part, and whether it stands at verbs alone. */
  parts: ReadonlyMap<string, boolean>
  longest: number
}

let known: { before: Affixes; after: Affixes } | undefined

/** What may stand before and after a root: some thousand parts, made when the first Amharic word is looked at and not at the start. */
export function verbAffixes(): { before: Affixes; after: Affixes } {
  known ??= { before: { parts: readBefore(), longest }, after: { parts: readAfter(), longest } }
  return known
}
