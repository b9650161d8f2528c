import { findOtherNames } from '#content/search/server/names-store.ts'
import { sayingsIn } from './synonyms/sayings.ts'
import { synonymsOf } from './synonyms/synonyms.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Context } from '#platform/server/context.ts'
import { isEnglishWord } from './english/english-words.ts'
import { heardNames } from './heard-names.ts'
import { expand, expandLiterally, type Expansion } from './expansion.ts'
import { longestWanted, wantedWords, type WantedWord } from './wanted-words.ts'

/** A way to answer some of a query's words, those from `from` to before `to`: all its parts must occur. */
export interface Phrase {
  from: number
  to: number
  parts: Expansion[]
  /** 1 for what was typed, less for what means the same. */
  worth: number
}

/** Whether a phrase is one word as it was typed. */
export function isTyped({ from, to, parts, worth }: Phrase): boolean {
  return to - from === 1 && parts.length === 1 && worth === 1
}

const worthOf = {
  split: 0.9,
  joined: 1,
  name: 0.66,
  nameOfUnknown: 0.85,
  heard: 0.8,
  nameOfHeard: 0.6,
  said: 0.8,
  /** Texts that say the very words come first. */
  saidInKnownWords: 0.5,
} as const
const shortestHalf = 2
/** Letters of an Amharic word that may be three. */
const shortestOfThree = 7
const mostSplits = 2
const longestName = 4
const mostNames = 6
/** Of what no text calls so. */
const mostSynonyms = 12
const mostAsked = 150

/** Every word by itself, and what several of them, or parts of one, may mean together. */
export async function readPhrases(
  ctx: Pick<Context, 'readDb' | 'now'>,
  words: readonly WantedWord[],
  query: string,
): Promise<Phrase[]> {
  const db = ctx.readDb
  const single = (await expand(db, words)).map((one, at): Phrase => ({
    from: at,
    to: at + 1,
    parts: [one],
    worth: 1,
  }))
  const [joined, split, named, meant] = await Promise.all([
    joinNeighbours(db, words),
    splitUnknown(db, single),
    nameOtherwise(ctx, words, single),
    nameSaid(db, single, query),
  ])
  return [...single, ...joined, ...split, ...named, ...meant]
}

/** Two words that a text writes as one. */
async function joinNeighbours(db: Database, words: readonly WantedWord[]): Promise<Phrase[]> {
  const pairs = words
    .slice(1)
    .flatMap((second, at) => wantedWords(`${words[at]?.folded ?? ''}${second.folded}`).slice(0, 1))
  const found = await expandLiterally(db, pairs)
  return found.flatMap((one, at) =>
    one.isKnown ? [{ from: at, to: at + 2, parts: [one], worth: worthOf.joined }] : [],
  )
}

/** One word that texts write as two. */
async function splitUnknown(db: Database, single: readonly Phrase[]): Promise<Phrase[]> {
  const halves = single.flatMap(({ from, parts: [one] }) =>
    one && !one.isKnown && !isEnglishWord(one.wanted.folded)
      ? splitsOf(one.wanted).map((pair) => ({ from, pair }))
      : [],
  )
  const found = await expandLiterally(
    db,
    halves.flatMap(({ pair }) => pair),
  )
  let done = 0
  const phrases = halves.map(({ from, pair }): Phrase => ({
    from,
    to: from + 1,
    parts: found.slice(done, (done += pair.length)),
    worth: worthOf.split,
  }))
  const known = phrases.filter(({ parts }) => parts.every(({ isKnown }) => isKnown))
  return [...Map.groupBy(known, ({ from }) => from).values()].flatMap((of) =>
    of.sort(byEvenness).slice(0, mostSplits),
  )
}

function splitsOf({ folded }: WantedWord): WantedWord[][] {
  if (folded.length > longestWanted) return []
  const shortest = /^[a-z]/.test(folded) ? shortestHalf + 1 : shortestHalf
  const places = Array.from(
    { length: Math.max(0, folded.length - 2 * shortest + 1) },
    (_, at) => at + shortest,
  )
  const cuts: number[][] = places.map((at) => [at])
  if (folded.length >= shortestOfThree && !/^[a-z]/.test(folded))
    for (const at of places) for (const next of places) if (next >= at + shortest) cuts.push([at, next])
  return cuts
    .map((at) => [0, ...at].flatMap((start, index) => wantedWords(folded.slice(start, at[index]))))
    .filter((parts, index) => parts.length === (cuts[index]?.length ?? 0) + 1)
}

/** Two parts are likelier than three, and parts of like length. */
function byEvenness(one: Phrase, other: Phrase): number {
  return one.parts.length - other.parts.length || shorterHalf(other) - shorterHalf(one)
}

function shorterHalf({ parts }: Phrase): number {
  return Math.min(...parts.map(({ wanted }) => wanted.folded.length))
}

/** What the glossary and our own list call otherwise, in both languages. */
async function nameOtherwise(
  { readDb: db, now }: Pick<Context, 'readDb' | 'now'>,
  words: readonly WantedWord[],
  single: readonly Phrase[],
): Promise<Phrase[]> {
  const isKnown = (at: number) => single[at]?.parts[0]?.isKnown ?? false
  const spoken = words.map((word, at): SpokenWord => ({
    ...word,
    heard: isKnown(at) ? [] : heardNames(word),
  }))
  const asked = runsOf(spoken)
  const names = [...new Set(asked.map(({ name }) => name))].slice(0, mostAsked)
  if (names.length === 0) return []
  const rows = await findOtherNames(db, names, now)
  const wishes = asked.flatMap(({ name, from, to, isHeard }) => {
    const named = rows.filter((row) => row.asked === name && row.name !== name).map((row) => row.name)
    const isTold = isKnown(from) || isKnown(to - 1)
    const others = new Set([
      ...named.slice(0, mostNames),
      ...synonymsOf(name).slice(0, isTold ? mostNames : mostSynonyms),
    ])
    const worth = isHeard ? worthOf.nameOfHeard : isTold ? worthOf.name : worthOf.nameOfUnknown
    return [
      ...(isHeard ? [{ from, to, words: wantedWords(name), worth: worthOf.heard }] : []),
      ...[...others].map((other) => ({ from, to, words: wantedWords(other), worth })),
    ]
  })
  return knownPhrases(db, wishes)
}

/** What a query says without its name; a word that texts have says itself. */
async function nameSaid(db: Database, single: readonly Phrase[], query: string): Promise<Phrase[]> {
  const typed = single.flatMap(({ parts }) => parts)
  const said = sayingsIn(
    query,
    typed.map(({ wanted }) => wanted.folded),
  ).filter(({ from, isWord }) => !isWord || !typed[from]?.isKnown)
  const wishes = said.flatMap(({ from, to, names, nearness }) => {
    const areKnown = typed.slice(from, to).every(({ isKnown }) => isKnown)
    const worth = nearness * (areKnown ? worthOf.saidInKnownWords : worthOf.said)
    return names.map((name) => ({ from, to, words: wantedWords(name), worth }))
  })
  return knownPhrases(db, wishes)
}

type PhraseWish = Omit<Phrase, 'parts'> & { words: WantedWord[] }

/** Those of which texts have every word. */
async function knownPhrases(db: Database, wishes: readonly PhraseWish[]): Promise<Phrase[]> {
  const found = await expandLiterally(
    db,
    wishes.flatMap(({ words }) => words),
  )
  let at = 0
  return wishes.flatMap(({ from, to, words, worth }) => {
    const parts = found.slice(at, (at += words.length))
    return parts.length > 0 && parts.every(({ isKnown }) => isKnown) ? [{ from, to, parts, worth }] : []
  })
}

/** A wanted word, and what it sounds like where no text has it. */
interface SpokenWord extends WantedWord {
  heard: string[]
}

interface Run {
  name: string
  from: number
  to: number
  /** Whether it has a word that only sounds like what was typed. */
  isHeard: boolean
}

/** Every run of up to four words as a name, also without what is written onto its first and its last word. */
function runsOf(words: readonly SpokenWord[]): Run[] {
  return words.flatMap((_, from) =>
    words.slice(from, from + longestName).flatMap((last, more) => {
      const to = from + more + 1
      const [first] = words.slice(from, to)
      if (!first) return []
      const middle = words.slice(from + 1, to - 1).map(({ folded }) => folded)
      const names = spokenAs(first).flatMap((start) =>
        more === 0
          ? [start]
          : spokenAs(last).map((end) => ({
              name: [start.name, ...middle, end.name].join(' '),
              isHeard: start.isHeard || end.isHeard,
            })),
      )
      return names.map((name) => ({ ...name, from, to }))
    }),
  )
}

function spokenAs({ forms, heard }: SpokenWord): Pick<Run, 'name' | 'isHeard'>[] {
  const own = forms.slice(0, 4)
  return [
    ...own.map((name) => ({ name, isHeard: false })),
    ...heard.filter((name) => !own.includes(name)).map((name) => ({ name, isHeard: true })),
  ]
}
