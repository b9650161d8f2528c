import { skeletonOf, soundsOf } from '../sounds.ts'

/** What people write in Latin letters before and after the root of an Amharic verb. */
const before =
  /^(?:(?:ye|be|le|ke|sile|sle|inde|ende|wede|eske|iske)?(?:mi|m|ya|yi|mit|min|me|ma|mas|te|as|a)|(?:al|ay|yal|say|sal|bay|kal|inday|endy|indi|endi|ind|end|ley|eye|iye|si|sit|sin|s|li|lit|lin|l|bi|b|yi|y|ti|t|i|e|n)(?:as|a|te)?|ye|be|le|ke|sile|wede|inde|ende)/
const after =
  /(?:alehu|allehu|aleh|alesh|alech|alen|achihu|achhu|achewal|achew|ewal|alu|al|ku|hu|ew|wn|un|wa|ochu|och|iya|ya|eta|net|nna|na|n|m|t|w|[aeiou])$/
const [shortest, longest] = [3, 5]

/** The consonants that the root of an Amharic word in Latin letters may have, without those that Latin does not tell apart. */
export function typedRootsOf(word: string): string[] {
  const stems = [word, word.replace(before, '')].flatMap((stem) => [
    stem,
    stem.replace(after, ''),
    stem.replace(after, '').replace(after, ''),
  ])
  const roots = stems.flatMap(soundsOf).map(heardRoot)
  return [...new Set(roots)].filter((root) => root.length >= shortest && root.length <= longest)
}

/** A root as it is heard by somebody who writes it in Latin letters. */
export function heardRoot(root: string): string {
  return skeletonOf(root).replaceAll(/(.)\1+/g, '$1')
}
