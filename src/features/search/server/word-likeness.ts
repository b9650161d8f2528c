import { mayBeginWithPreposition } from '#platform/word-forms/ethiopic-forms.ts'
import { formsOf } from '#platform/word-forms/forms.ts'
import { skeletonOf, soundsOf } from '#platform/word-forms/sounds.ts'
import { isEnglishWord } from './english/english-words.ts'
import { slipsAway, slipsBetween } from './spelling.ts'
import { heardForms, partsOf } from '#platform/word-forms/word-keys.ts'
import { mostDistance, soundDistance } from './sound-distance.ts'
import { isLikelyForm, longestWanted, type WantedWord } from './wanted-words.ts'

/** How a word of a text answers a wanted one. */
export const likeness = {
  same: 1,
  inflected: 0.92,
  form: 0.82,
  beginning: 0.6,
  root: 0.5,
  rootOfKnown: 0.42,
  /** Of what is no verb as it stands. */
  rootOfNoun: 0.44,
  /** Of two consonants, which many words have by chance. */
  shortRoot: 0.36,
  shortRootOfKnown: 0.34,
  sound: 0.75,
  slipped: 0.56,
  /** Derived from the same English word: endings tell more than the roots of Amharic do. */
  derived: 0.64,
  derivedOfKnown: 0.5,
  none: 0,
} as const

/** What a word says as it is written: itself, in another form, its beginning, or made of the same root. */
export function literalLikeness(wanted: WantedWord, word: string): number {
  if (word === wanted.folded) return likeness.same
  const forms = formsOfWord(word)
  if (forms.includes(wanted.folded)) return likeness.inflected
  if (forms.some((form) => wanted.forms.includes(form))) return likeness.form
  if (wanted.isPrefix && forms.some((form) => form.startsWith(wanted.folded))) return likeness.beginning
  return 0
}

/** Letters of an Amharic word from which on one may be wrong. */
const shortestSlipped = 4
/** Consonants from which on one may differ across scripts. */
const longSkeleton = 6
/** English words of fewer sound like too much of Amharic. */
const fewestAcross = 3
/** An English word that is spelt right is in Amharic letters only what sounds the same. */
const leastOfSpelt = 0.66

/** How a wanted word sounds, and in which script it was written. */
export interface WantedSound {
  sound: string
  skeleton: string
  isLatin: boolean
}

/** What a word says that is not the wanted one: it may be mistyped, or written in the other script. 0 when it lies too far away. */
export function nearLikeness(wanted: WantedWord, sounds: readonly WantedSound[], word: string): number {
  const isSpelt = isEnglishWord(wanted.folded)
  if (isInLatin(wanted.folded) && isInLatin(word))
    return isSpelt ? likeness.none : typedLikeness(wanted, word)
  const heard = soundLikeness(wanted, sounds, word)
  return isSpelt && heard < leastOfSpelt ? likeness.none : heard
}

/** Latin letters are compared as they are typed. */
function typedLikeness(wanted: WantedWord, word: string): number {
  const slips = Math.min(
    slipsAway(wanted.folded, word),
    slipsAway(wanted.forms.at(-1) ?? '', formsOf(word).at(-1) ?? ''),
  )
  if (slips > 2) return 0
  return likeness.sound - 0.1 * slips
}

/** By ear: writers of Amharic agree on the consonants, and a letter of one script stands for several of the other. */
function soundLikeness({ forms }: WantedWord, sounds: readonly WantedSound[], word: string): number {
  const heard = heardForms(word, formsOfWord(word)).flatMap(soundsOf)
  const isLatin = isInLatin(word)
  let best = isLatin ? 0 : slippedLikeness(forms, word)
  for (const { sound, skeleton, isLatin: wasLatin } of sounds) {
    const areAcross = isLatin !== wasLatin
    const most = mostDistance(sound, areAcross)
    for (const one of heard) {
      const other = skeletonOf(one)
      if (areAcross && other !== skeleton && skeleton.length < longSkeleton) continue
      if (isLatin && areAcross && skeleton.length < fewestAcross) continue
      if (Math.abs(other.length - skeleton.length) > 1) continue
      const distance = soundDistance(sound, one, areAcross)
      if (distance <= most) best = Math.max(best, likeness.sound * (1 - (0.4 * distance) / (most || 1)))
    }
  }
  return best
}

/** Of longer words also one letter that was changed, left out, added or exchanged. */
function slippedLikeness(forms: readonly string[], word: string): number {
  const long = forms.slice(0, 4).filter((form) => form.length >= shortestSlipped)
  const others = formsOfWord(word)
  const isNear = long.some((form) =>
    others.some((other) => isLong(form, other) && slipsBetween(form, other, 1) <= 1),
  )
  return isNear ? likeness.slipped : 0
}

/** A preposition that both have is no letter of the word. */
function isLong(form: string, other: string): boolean {
  return form.length > shortestSlipped || form[0] !== other[0] || !mayBeginWithPreposition(form)
}

function formsOfWord(word: string): string[] {
  return partsOf(word)
    .flatMap(formsOf)
    .filter((form) => isLikelyForm(form, word))
}

/** The sounds under which a wanted word may be found; of Amharic typed in Latin letters also without what is written onto it. */
export function wantedSounds({ folded, forms }: WantedWord): WantedSound[] {
  if (folded.length > longestWanted) return []
  const isLatin = isInLatin(folded)
  const bare = isLatin ? latinStems(folded) : []
  const sounds = [...heardForms(folded, forms), ...bare].flatMap(soundsOf)
  return [...new Set(sounds)].map((sound) => ({ sound, skeleton: skeletonOf(sound), isLatin }))
}

function isInLatin(word: string): boolean {
  return /[a-z]/.test(word)
}

const latinPrefixes = ['yale', 'wede', 'inde', 'ende', 'eske', 'iske', 'sile', 'sle', 'ye', 'be', 'le', 'ke']
const latinSuffixes = ['achhu', 'achew', 'och', 'iye', 'ye', 'wa', 'na', 'u', 'w', 'n', 'm', 'e']
const shortestStem = 3
const mostStems = 16

/** Amharic in Latin letters without the small words written onto it: yemegazenochu, megazen. */
function latinStems(word: string): string[] {
  const stems = new Set([word])
  for (const stem of stems) {
    if (stems.size >= mostStems) break
    for (const prefix of latinPrefixes) if (stem.startsWith(prefix)) addStem(stems, stem.slice(prefix.length))
    for (const suffix of latinSuffixes)
      if (stem.endsWith(suffix)) addStem(stems, stem.slice(0, -suffix.length))
  }
  stems.delete(word)
  return [...stems]
}

function addStem(stems: Set<string>, stem: string): void {
  if (stem.length >= shortestStem) stems.add(stem)
}
