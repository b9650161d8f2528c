import type { VisibleDocument } from '#content/search/server/documents-store.ts'
import { asKind, hasTrait } from '#content/kinds.ts'
import { foldedForm, wordTexts } from '#platform/word-forms/words.ts'
import type { Language } from '#platform/languages.ts'
import type { Likeness } from './likeness.ts'
import type { TitleLikeness } from './title-likeness.ts'
import type { Phrase } from './phrases.ts'
import { rarest, type Candidate, type Retrieved } from './retrieval.ts'

/** What each part of an answer counts. */
const weight = { text: 12, title: 8, whole: 2, same: 5, language: 0.5 }
/** What an item that is `named` counts when it was not asked for by name, by how many words are wanted: many describe what they do not name. */
const otherName = [1, 0.5, 0.65]
const otherNameOfMany = 0.85
/** The share of what a query says that an answer must have. */
const leastCover = 0.65
/** Weighed by how rare they are, for a common word says little. */
const leastShare = 0.62
/** Where several of the words together are a name: that does not happen by chance. */
const leastShareOfName = 0.45
/** Once something answers, what has this share of what an answer needs may follow it. */
const relaxed = 0.4
/** A word that is only alike counts as found from this likeness on. */
const surely = 0.7
/** Of several words one at least must be found so surely: words that are all only akin are another question. */
const sure = 0.81
/** A title names what was asked for from this likeness on. */
const named = 0.45

/** From this worth on a phrase says what was typed. */
const leastWorth = 0.9

export interface Ranked {
  document: VisibleDocument
  /** Kind and slug, which are the same wherever it is stored. */
  address: string
  score: number
  /** The share of what the query says that the item has, 0 to 1. */
  cover: number
  /** Whether that is enough to answer it. */
  isAnswer: boolean
}

interface Wish {
  phrases: readonly Phrase[]
  /** How many words are wanted. */
  count: number
  likeness: Likeness
  inTitle: TitleLikeness
  language: Language
  /** Its words, folded. */
  query: string
}

export interface RankedHits {
  hits: Ranked[]
  others: Ranked[]
}

/** One text of each item, best first, whatever covers too little of the query apart. */
export function rankCandidates({ candidates, rarity }: Retrieved, wish: Wish): RankedHits {
  const slots = Array.from({ length: wish.count }, (_, at) => rarityOfSlot(at, wish.phrases, rarity))
  const ranked = candidates
    .map((candidate) => rank(candidate, { slots, rarity, wish }))
    .filter(({ cover }) => cover > 0)
  ranked.sort(byScore)
  const isAnswered = ranked.some(({ isAnswer }) => isAnswer)
  const isShown = (one: Ranked) => isAnswered && (one.isAnswer || one.cover >= leastCover * relaxed)
  return {
    hits: ranked.filter(isShown),
    others: ranked.filter((one) => !isShown(one)),
  }
}

/** How much a word says is told by itself when some text has it, or by what it is put together from; a word that no text has says much. */
function rarityOfSlot(at: number, phrases: readonly Phrase[], rarity: Retrieved['rarity']): number {
  const about = phrases.filter(
    ({ from, to, parts, worth }) =>
      at >= from && at < to && worth >= leastWorth && parts.every(({ isKnown }) => isKnown),
  )
  const likeliest = about.find(({ from, to, worth }) => worth === 1 && to - from === 1) ?? about[0]
  if (!likeliest) return rarest
  const values = likeliest.parts.map((part) => rarity.get(part) ?? 0)
  return values.reduce((sum, one) => sum + one, 0) / values.length
}

function rank(
  { documents, answers }: Candidate,
  { slots, rarity, wish }: { slots: readonly number[]; rarity: Retrieved['rarity']; wish: Wish },
): Ranked {
  const values = slots.map(() => 0)
  const covers = slots.map(() => 0)
  let isNamed = false
  for (const { from, to, parts, worth } of wish.phrases) {
    const found = parts.map((part) => answers.get(part))
    if (found.length === 0 || found.some((one) => one === undefined)) continue
    const total = parts.reduce((sum, part) => sum + (rarity.get(part) ?? 0), 0) || 1
    const value =
      parts.reduce((sum, part, at) => sum + (found[at]?.value ?? 0) * (rarity.get(part) ?? 0), 0) / total
    const like = Math.min(...found.map((one) => one?.likeness ?? 0))
    isNamed ||= to - from > 1
    for (let at = from; at < to; at++) {
      values[at] = Math.max(values[at] ?? 0, worth * value)
      covers[at] = Math.max(covers[at] ?? 0, Math.min(1, (worth * like) / surely))
    }
  }
  const all = slots.reduce((sum, one) => sum + one, 0) || 1
  const share = (of: readonly number[]) => of.reduce((sum, one, at) => sum + one * (slots[at] ?? 0), 0) / all
  const cover = Math.min(share(covers), average(covers))
  const certain = covers.map((one) => certaintyOf(one, covers.length))
  const isSure = covers.length === 1 || covers.some((one) => one >= sure)
  const isAnswer =
    isSure && average(certain) >= leastCover && share(certain) >= (isNamed ? leastShareOfName : leastShare)
  const titles = documents.map((document) => ({
    document,
    score:
      titleScore(document.title, wish, slots) + (document.language === wish.language ? weight.language : 0),
  }))
  titles.sort(
    (one, other) => other.score - one.score || (one.document.language < other.document.language ? -1 : 1),
  )
  const [best] = titles
  if (!best) throw new Error('a candidate has a document')
  const score = weight.text * share(values) * cover + best.score
  return {
    document: best.document,
    address: `${best.document.kind}/${best.document.slug}`,
    cover,
    isAnswer,
    score: isOtherName(best, wish) ? score * (otherName[wish.count] ?? otherNameOfMany) : score,
  }
}

/** Beside other words, what is only a little like one is no sign that it is there. */
function certaintyOf(cover: number, count: number): number {
  return count === 1 ? cover : cover ** 2
}

function average(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / (values.length || 1)
}

/** An entry of the glossary or a page of the site's own answers who asks for it by name; whoever asks for something else is answered by texts. */
function isOtherName({ document }: { document: VisibleDocument }, { likeness, count }: Wish): boolean {
  if (!hasTrait(asKind(document.kind), 'named')) return false
  const words = wordTexts(document.title).map(likeness)
  const isLess = words.some((each) => Math.max(0, ...each) < named)
  return (
    isLess ||
    Array.from({ length: count }, (_, at) => words.some((each) => (each[at] ?? 0) >= named)).includes(false)
  )
}

/** How well a title answers every wanted word, and how much of it is the answer. */
function titleScore(
  title: string,
  { likeness, inTitle, count, query }: Wish,
  slots: readonly number[],
): number {
  const texts = wordTexts(title)
  const words = texts.map(likeness)
  if (count === 0 || words.length === 0) return 0
  const folded = texts.map(foldedForm)
  const titled = inTitle(folded)
  let found = 0
  const mean = slots.reduce((a, b) => a + b, 0) / slots.length || 1
  for (let index = 0; index < count; index++) found += (titled[index] ?? 0) * ((slots[index] ?? 0) / mean)
  const matching = words.reduce((sum, each) => sum + Math.max(0, ...each), 0)
  const same = folded.join(' ') === query ? weight.same : 0
  return (weight.title * found) / count + (weight.whole * matching) / words.length + same
}

/** Of equals in the order of their addresses. */
function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || (one.address < other.address ? -1 : 1)
}
