import { mayBeVerb } from '#platform/word-forms/roots/verb-roots.ts'
import { mark, rootKeys, typedRootKeys } from '#platform/word-forms/word-keys.ts'
import { findWordsByKeys, findWordsByStart, type KeyedWord } from '#content/search/server/words-store.ts'
import type { Database } from '#platform/database/connect.ts'
import { synonymsOf } from './synonyms/synonyms.ts'
import { skeletonsNear } from './sound-distance.ts'
import type { WantedWord } from './wanted-words.ts'
import { likeness, literalLikeness, nearLikeness, wantedSounds } from './word-likeness.ts'

/** Words of texts that answer a wanted one, by id, with how well. */
export interface Expansion {
  wanted: WantedWord
  words: Map<number, AnsweringWord>
  /** Whether a text has the word itself, in some form. */
  isKnown: boolean
}

export interface AnsweringWord {
  word: string
  likeness: number
}

/** Bounds what one search looks at. */
const mostCandidates = 3000
const mostBeginnings = 60
const mostWords = 32
const mostBySound = 32
/** Forms of a word under which it may stand in our own list. */
const formsOfName = 4
/** What sounds nearly as near as the nearest is as likely meant. */
const nearness = 0.12
const akin = 0.6
/** Of two consonants, which many words have. */
const akinOfShort = 0.66
/** A word of two letters is a beginning of too many. */
const shortestStart = 3

/** What texts have of each word; the words that no text has also by ear. */
export async function expand(db: Database, wanted: readonly WantedWord[]): Promise<Expansion[]> {
  const found = groupByKey(await findWordsByKeys(db, [...new Set(wanted.flatMap(keysFor))], mostCandidates))
  const literal = wanted.map((word) => byLetters(word, found))
  const unknown = literal.filter(({ isKnown }) => !isKnown)
  const [begun, heard] = await Promise.all([
    Promise.all(literal.map((one) => findBeginnings(db, one))),
    findHeard(db, unknown),
  ])
  return literal.map((one, index) => {
    const words = new Map(one.words)
    for (const [id, word] of begun[index] ?? []) addBest(words, id, word)
    const isBegun = (begun[index]?.length ?? 0) > 0
    const isMeant = one.isKnown || isBegun || isName(one.wanted)
    const sounding = isMeant ? akinBySound(one.wanted, found) : bySound(one.wanted, [found, heard])
    for (const [id, word] of sounding) addBest(words, id, word)
    return { ...one, words: best(words) }
  })
}

/** Only what texts have as it is written, in some form. */
export async function expandLiterally(db: Database, wanted: readonly WantedWord[]): Promise<Expansion[]> {
  const keys = [...new Set(wanted.flatMap(({ forms }) => forms))]
  const found = groupByKey(await findWordsByKeys(db, keys, mostCandidates))
  return wanted.map((word) => byLetters(word, found))
}

type Found = Map<string, KeyedWord[]>

function groupByKey(words: readonly KeyedWord[]): Found {
  return Map.groupBy(words, ({ key }) => key)
}

function keysFor(wanted: WantedWord): string[] {
  const sounds = wantedSounds(wanted).map(({ skeleton }) => mark.sound + skeleton)
  return [...wanted.forms, ...rootKeys(wanted.folded), ...typedRootKeys(wanted.folded), ...sounds]
}

function byLetters(wanted: WantedWord, found: Found): Expansion {
  const words = new Map<number, AnsweringWord>()
  for (const { id, word } of wanted.forms.flatMap((form) => found.get(form) ?? []))
    addBest(words, id, { word, likeness: literalLikeness({ ...wanted, isPrefix: false }, word) })
  const isKnown = [...words.values()].some((one) => one.likeness >= likeness.form)
  for (const root of rootKeys(wanted.folded))
    for (const { id, word } of found.get(root) ?? [])
      addBest(words, id, { word, likeness: rootLikeness(root, wanted, isKnown) })
  if (!isKnown)
    for (const { id, word } of typedRootKeys(wanted.folded).flatMap((root) => found.get(root) ?? []))
      addBest(words, id, { word, likeness: likeness.rootOfKnown })
  return { wanted, words: best(words), isKnown }
}

function rootLikeness(root: string, wanted: WantedWord, isKnown: boolean): number {
  if (/^[a-z]/.test(wanted.folded)) return isKnown ? likeness.derivedOfKnown : likeness.derived
  if (root.length - mark.root.length < 3) return isKnown ? likeness.shortRootOfKnown : likeness.shortRoot
  if (isKnown) return likeness.rootOfKnown
  return mayBeVerb(wanted.folded) ? likeness.root : likeness.rootOfNoun
}

/** Words that begin so; of one letter or two only those of titles. */
async function findBeginnings(
  db: Database,
  { wanted, isKnown }: Expansion,
): Promise<[number, AnsweringWord][]> {
  if (!wanted.isPrefix) return []
  const { folded } = wanted
  const words =
    folded.length >= shortestStart
      ? await findWordsByStart(db, folded, mostBeginnings)
      : await findWordsByKeys(db, [mark.start + folded], mostBeginnings)
  const worth = isKnown ? likeness.beginning * 0.85 : likeness.beginning
  return words.map(({ id, word }) => [id, { word, likeness: worth }])
}

/** Words one slip of the finger away from those that no text has. */
async function findHeard(db: Database, unknown: readonly Expansion[]): Promise<Found> {
  const skeletons = unknown.flatMap(({ wanted }) =>
    wantedSounds(wanted)
      .slice(0, 4)
      .map(({ skeleton }) => skeleton),
  )
  const near = skeletons.filter((one) => one.length >= 3).flatMap(skeletonsNear)
  return groupByKey(
    await findWordsByKeys(
      db,
      [...new Set(near)].map((one) => mark.sound + one),
      mostCandidates,
    ),
  )
}

/** Whether our own list has it: nobody mistyped it, and no other was meant. */
function isName({ forms }: WantedWord): boolean {
  return forms.slice(0, formsOfName).some((form) => synonymsOf(form).length > 0)
}

function bySound(wanted: WantedWord, founds: readonly Found[]): [number, AnsweringWord][] {
  const sounds = wantedSounds(wanted)
  const skeletons = sounds.map(({ skeleton }) => skeleton)
  const keys = [...skeletons, ...skeletons.filter((one) => one.length >= 3).flatMap(skeletonsNear)].map(
    (one) => mark.sound + one,
  )
  const words = new Map<number, AnsweringWord>()
  for (const { id, word } of founds.flatMap((found) =>
    [...new Set(keys)].flatMap((key) => found.get(key) ?? []),
  ))
    if (!words.has(id)) words.set(id, { word, likeness: nearLikeness(wanted, sounds, word) })
  const ranked = [...words].filter(([, one]) => one.likeness > 0).sort(byLikeness)
  const nearest = ranked[0]?.[1].likeness ?? 0
  return ranked.filter(([, one]) => one.likeness >= nearest - nearness).slice(0, mostBySound)
}

/** What sounds almost the same as a known word: other vowels, or the same in the other script. */
function akinBySound(wanted: WantedWord, found: Found): [number, AnsweringWord][] {
  const sounds = wantedSounds(wanted).filter(({ skeleton, isLatin }) => skeleton.length >= 3 || isLatin)
  const words = sounds.flatMap(({ skeleton }) => found.get(mark.sound + skeleton) ?? [])
  return words.flatMap(({ id, word }): [number, AnsweringWord][] => {
    const alike = nearLikeness(wanted, sounds, word)
    const least = sounds.some(({ skeleton }) => skeleton.length >= 3) ? akin : akinOfShort
    return alike >= least ? [[id, { word, likeness: alike - 0.08 }]] : []
  })
}

function addBest(words: Map<number, AnsweringWord>, id: number, word: AnsweringWord): void {
  if (word.likeness > (words.get(id)?.likeness ?? 0)) words.set(id, word)
}

function best(words: Map<number, AnsweringWord>): Map<number, AnsweringWord> {
  return new Map([...words].sort(byLikeness).slice(0, mostWords))
}

/** The likeliest first, of equals the shorter, which has less written onto it, then in the order of their letters. */
function byLikeness([, one]: [number, AnsweringWord], [, other]: [number, AnsweringWord]): number {
  return (
    other.likeness - one.likeness || one.word.length - other.word.length || (one.word < other.word ? -1 : 1)
  )
}
