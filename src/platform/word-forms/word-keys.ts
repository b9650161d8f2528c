import { englishRoot } from './english-stem.ts'
import { formsOf } from './forms.ts'
import { skeletonOf, soundsOf } from './sounds.ts'
import { isStopWord } from './stop-words.ts'
import { heardRoot, typedRootsOf } from './roots/typed-roots.ts'
import { rootsOf } from './roots/verb-roots.ts'

/** A word that is found under more is one of chance. */
const most = 60

/** Marks of keys, so that those of one sort never meet those of another. */
export const mark = { sound: '~', root: '^', heardRoot: '=', start: '<' } as const

/** Everything under which a folded word of a text is looked up: its forms, their consonants and its roots. */
export function keysOf(word: string): string[] {
  if (isStopWord(word)) return [word]
  const forms = partsOf(word).flatMap(formsOf)
  const roots = rootKeys(word)
  const keys = [word, ...forms, ...soundKeys(word, forms), ...roots, ...heardRootKeys(word, roots)]
  return [...new Set(keys)].slice(0, most)
}

/** The first two letters of each form, and the first where `shortest` is 1: of words of titles and other names only, for there are too many others. */
export function startKeysOf(word: string, shortest: number): string[] {
  const forms = partsOf(word).flatMap(formsOf)
  const starts = forms.flatMap((form) =>
    [1, 2].filter((length) => length >= shortest).map((length) => form.slice(0, length)),
  )
  return [...new Set(starts)].map((start) => mark.start + start)
}

/** Of a Latin word or a number with Amharic letters written onto it, the word; else the word itself. */
export function partsOf(word: string): string[] {
  const parts = word.match(/[a-z0-9]+/g)
  return parts && /\p{Script=Ethiopic}/u.test(word) ? parts : [word]
}

/** What verbs, doers and nouns have in common. */
export function rootKeys(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return rootsOf(word).map((root) => mark.root + root)
  const root = englishRoot(word)
  return root ? [mark.root + root] : []
}

/** Under what somebody who types Amharic in Latin letters looks for its roots. */
function heardRootKeys(word: string, roots: readonly string[]): string[] {
  if (/^[a-z]/.test(word)) return []
  const heard = roots.map((root) => heardRoot(root.slice(mark.root.length)))
  return heard.filter((root) => root.length >= 3).map((root) => mark.heardRoot + root)
}

/** The roots that a word has if it is Amharic in Latin letters. */
export function typedRootKeys(word: string): string[] {
  return /^[a-z]+$/.test(word) ? typedRootsOf(word).map((root) => mark.heardRoot + root) : []
}

/** Forms that are compared by ear: what is left of a word when much was taken away sounds like too many others. */
export function heardForms(word: string, forms: readonly string[]): string[] {
  return forms.filter((form) => form === word || form.length >= 3 || word.length - form.length === 1)
}

/** Consonants of words that are long enough to be told by them. */
function soundKeys(word: string, forms: readonly string[]): string[] {
  const skeletons = heardForms(word, forms).flatMap(soundsOf).map(skeletonOf)
  return skeletons.filter((skeleton) => skeleton.length >= 2).map((skeleton) => mark.sound + skeleton)
}
