import { englishStem } from '#platform/word-forms/english-stem.ts'
import { isStopWord } from '#platform/word-forms/stop-words.ts'
import { foldedWords } from '#platform/word-forms/words.ts'
import { marketSayings } from './market-sayings.ts'
import { moneySayings } from './money-sayings.ts'
import { siteSayings } from './site-sayings.ts'
import { tradingSayings } from './trading-sayings.ts'
import { wordsAlike } from './words-alike.ts'

/**
 * Each line has the names that texts have, and after · what English readers say who do not know them: everyday words, idioms and
 * questions. They are found by what they have in common with a query, so that other forms, another order and a word more or less
 * of the same saying are found as well.
 */
const lists = [marketSayings, tradingSayings, moneySayings, siteSayings]

/** What some words of a query come near to saying: those from `from` to before `to`. */
interface Said {
  from: number
  to: number
  names: readonly string[]
  /** How near, up to 1. */
  nearness: number
  /** Whether it is one word by itself. */
  isWord: boolean
}

interface Saying {
  names: readonly string[]
  /** What it says, each word once; those that say nothing by themselves only where a single one remains without them. */
  words: ReadonlySet<string>
  /** Of one word and others that say nothing: all of it, as it must stand in a query. */
  literal?: string
  length: number
}

interface Sayings {
  byWord: ReadonlyMap<string, readonly Saying[]>
  /** Squared, so that they may be added up. */
  weights: ReadonlyMap<string, number>
  /** Of a word that no saying has. */
  heaviest: number
  /** By each word the names to which sayings with it lead, with how many these are. */
  topics: ReadonlyMap<string, ReadonlyMap<readonly string[], number>>
}

/** Below, too much else was asked. */
const nearest = 0.66
const mostSaid = 4
/** What a line must have of the words of a query that no saying of it comes near to, and what that is worth beside a saying. */
const leastShare = 0.9
const topicWorth = 0.9

let known: Sayings | undefined
let alike: ReadonlyMap<string, string> | undefined

/** The sayings nearest to a query, of whose words those that count are given; folded. */
export function sayingsIn(query: string, words: readonly string[]): Said[] {
  known ??= readSayings()
  const { byWord, weights, heaviest } = known
  const meanings = words.map(meaningOf)
  const asked = meanings.map((word, at): AskedWord => ({
    word,
    weight: weights.get(word) ?? heaviest,
    isFirst: meanings.indexOf(word) === at,
  }))
  const shared = new Map<Saying, number>()
  for (const { word, weight, isFirst } of asked)
    for (const saying of isFirst ? (byWord.get(word) ?? []) : [])
      shared.set(saying, (shared.get(saying) ?? 0) + weight)
  const whole = ` ${foldedWords(query).join(' ')} `
  const found: Found[] = []
  for (const [saying, weight] of shared) {
    if (weight < nearest ** 2 * saying.length) continue
    if (saying.literal && !whole.includes(` ${saying.literal} `)) continue
    const run = nearestRun(asked, saying)
    if (run) found.push(run)
  }
  found.sort((one, other) => other.score - one.score || other.nearness - one.nearness)
  if (found.length === 0) return topicOf(asked, known)
  const told = new Set<readonly string[]>()
  return found.filter(({ names }) => !told.has(names) && told.add(names)).slice(0, mostSaid)
}

/** Where no saying comes near: the line whose sayings together have the words of a query, the most often. */
function topicOf(asked: readonly AskedWord[], { topics }: Sayings): Said[] {
  const words = asked.filter(({ isFirst }) => isFirst)
  if (words.length < 2) return []
  const all = words.reduce((sum, { weight }) => sum + weight, 0)
  const scores = new Map<readonly string[], { share: number; score: number; count: number }>()
  for (const { word, weight } of words)
    for (const [names, times] of topics.get(word) ?? []) {
      const of = scores.get(names) ?? { share: 0, score: 0, count: 0 }
      of.share += weight / all
      of.score += weight * (1 + Math.log(times))
      of.count++
      scores.set(names, of)
    }
  const [best] = [...scores]
    .filter(([, { share, count }]) => share >= leastShare && count > 1)
    .sort(([, one], [, other]) => other.score - one.score)
  if (!best) return []
  const [names, { share }] = best
  return [{ from: 0, to: asked.length, names, nearness: share * topicWorth, isWord: false }]
}

interface AskedWord {
  word: string
  weight: number
  /** Whether none before it means the same. */
  isFirst: boolean
}

type Found = Said & { score: number }

/** The run of words that comes nearest to a saying. */
function nearestRun(
  asked: readonly AskedWord[],
  { names, words, literal, length }: Saying,
): Found | undefined {
  let best: Found | undefined
  for (let from = 0; from < asked.length; from++) {
    if (!words.has(asked[from]?.word ?? '')) continue
    let met = 0
    let common = 0
    let all = 0
    for (let to = from + 1; to <= asked.length; to++) {
      const { word = '', weight = 0, isFirst = false } = asked[to - 1] ?? {}
      all += weight
      if (!words.has(word)) continue
      if (isFirst || to - 1 === from) {
        common += weight
        met++
      }
      if (met < Math.min(2, words.size)) continue
      const nearness = common / Math.sqrt(all * length)
      if (nearness >= nearest && nearness * common > (best?.score ?? 0))
        best = { from, to, names, nearness, isWord: words.size === 1 && !literal, score: nearness * common }
    }
  }
  return best
}

function readSayings(): Sayings {
  const lines = lists.flatMap((list) => list.trim().split('\n'))
  const mute = new Set([...new Set(foldedWords(lines.join(' ')))].filter(isStopWord))
  const read = lines.flatMap((line) => readLine(line, mute))
  const count = new Map<string, number>()
  for (const { words } of read) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1)
  const weight = (times: number) => Math.log(1 + read.length / times) ** 2
  const weights = new Map([...count].map(([word, times]) => [word, weight(times)]))
  const sayings = read.map((saying) => ({
    ...saying,
    length: [...saying.words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  }))
  const byWord = new Map<string, Saying[]>()
  for (const saying of sayings)
    for (const word of saying.words) {
      const of = byWord.get(word)
      if (of) of.push(saying)
      else byWord.set(word, [saying])
    }
  const topics = new Map(
    [...byWord].map(([word, of]) => {
      const times = new Map<readonly string[], number>()
      for (const { names } of of) times.set(names, (times.get(names) ?? 0) + 1)
      return [word, times]
    }),
  )
  return { byWord, weights, heaviest: weight(1), topics }
}

/** `mute` are the words that say nothing by themselves. */
function readLine(line: string, mute: ReadonlySet<string>): Saying[] {
  const [names = [], said = []] = line.split('·').map((part) => part.split(',').map((one) => one.trim()))
  return said.flatMap((saying): Saying[] => {
    const all = foldedWords(saying)
    const telling = all.filter((word) => !mute.has(word))
    const words = new Set(telling.map(meaningOf))
    const isLiteral = telling.length === 1 && all.length > 1
    return words.size === 0 ? [] : [{ names, words, length: 0, ...(isLiteral && { literal: all.join(' ') }) }]
  })
}

/** One word for all that mean the same in a saying. */
function meaningOf(word: string): string {
  alike ??= new Map(
    wordsAlike
      .trim()
      .split('\n')
      .flatMap((line) => {
        const stems = line.split(', ').map((one) => englishStem(one.trim()))
        return stems.map((stem): [string, string] => [stem, stems[0] ?? stem])
      }),
  )
  const stem = englishStem(word)
  return alike.get(stem) ?? stem
}
