import type { VisibleDocument, VisibleFilter } from '#content/search/server/documents-store.ts'
import { shareOf } from '#content/search/server/weights.ts'
import {
  findHeaviest,
  findWeights,
  type Narrowed,
  type Weight,
} from '#content/search/server/weights-store.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Context } from '#platform/server/context.ts'
import type { Expansion } from './expansion.ts'
import type { Phrase } from './phrases.ts'
import { findVisible } from './readers/visible-documents.ts'
import { likeness } from './word-likeness.ts'

/** Bounds the work of one search, whatever the size of the site. */
export interface Bounds {
  /** Of all words together, and of each. */
  weights: number
  fewestEach: number
  mostEach: number
  documents: number
  /** For one word so many are read first, the others when these do not fill the page. What several words promise together is less certain. */
  documentsOfOne: number
}

/** A search answers with pages of hits, a suggestion with six titles while somebody types. */
export const bounds = {
  search: { weights: 2000, fewestEach: 30, mostEach: 300, documents: 140, documentsOfOne: 44 },
  suggestions: { weights: 600, fewestEach: 12, mostEach: 120, documents: 40, documentsOfOne: 30 },
} as const satisfies Record<string, Bounds>
const mostAsked = 8
/** How many texts there might be; only how rare words are beside each other counts. */
const manyTexts = 1000

/** What a word says that no text has. */
export const rarest = 5.6

/** An item with its editions that answer, and how well it answers each part of each phrase. */
export interface Candidate {
  itemId: string
  documents: VisibleDocument[]
  /** By part: likeness times weight, 0 to 1, and likeness alone. */
  answers: Map<Expansion, { value: number; likeness: number }>
}

export interface Retrieved {
  candidates: Candidate[]
  /** How much each part says: the rarer, the more. */
  rarity: Map<Expansion, number>
}

type Rarity = ReadonlyMap<Expansion, number>
type WeightsByWord = ReadonlyMap<number, readonly Weight[]>

/** The documents, of one kind or language or of all, in which the words of a query weigh most, before anybody's rights are asked for. */
interface Promising {
  parts: readonly Expansion[]
  /** Best first. */
  documentIds: readonly number[]
  byWord: WeightsByWord
  rarity: Map<Expansion, number>
  /** Words that stand in more texts than were looked at. */
  asked: ReadonlySet<number>
}

export async function findPromising(
  db: Database,
  phrases: readonly Phrase[],
  { bounds, only }: { bounds: Bounds; only?: Narrowed | undefined },
): Promise<Promising> {
  const parts = [...new Set(phrases.flatMap((phrase) => phrase.parts))]
  const ids = [...new Set(parts.flatMap(({ words }) => [...words.keys()]))]
  // Of one word no text comes after as many as are read; how rare it is beside others does not matter.
  const mostEach = parts.length === 1 ? Math.min(bounds.mostEach, bounds.documents) : bounds.mostEach
  const each = Math.min(mostEach, Math.max(bounds.fewestEach, Math.floor(bounds.weights / (ids.length || 1))))
  const byWord = await findHeaviest(db, ids, { each, only })
  const cut = new Set(ids.filter((id) => (byWord.get(id)?.length ?? 0) >= each))
  const rarity = new Map(parts.map((part) => [part, rarityOf(part, byWord, cut)]))
  return {
    parts,
    documentIds: bestDocuments(byWord, rarity).slice(0, bounds.documents),
    byWord,
    rarity,
    asked: askedAgain(parts, cut),
  }
}

/** Those of the first `most` documents that the reader may find, by item. */
export async function readCandidates(
  ctx: Context,
  promising: Promising,
  { filter, most }: { filter: VisibleFilter; most: number },
): Promise<Retrieved> {
  const { parts, byWord, rarity, asked } = promising
  const documentIds = promising.documentIds.slice(0, most)
  if (documentIds.length === 0) return { candidates: [], rarity }
  const weights = new Map(documentIds.map((id): [number, Weight[]] => [id, []]))
  const told = new Map(documentIds.map((id) => [id, 0]))
  for (const [wordId, heaviest] of byWord)
    for (const one of heaviest) {
      weights.get(one.documentId)?.push(one)
      if (asked.has(wordId)) told.set(one.documentId, (told.get(one.documentId) ?? 0) + 1)
    }
  const untold = documentIds.filter((id) => (told.get(id) ?? 0) < asked.size)
  const [documents, others] = await Promise.all([
    findVisible(ctx, documentIds, filter),
    untold.length > 0 ? findWeights(ctx.readDb, untold, [...asked]) : [],
  ])
  for (const one of others) weights.get(one.documentId)?.push(one)
  const partsOfWord = partsByWord(parts)
  const items = Map.groupBy(documents, ({ itemId }) => itemId)
  return {
    candidates: [...items].map(([itemId, documents]) => ({
      itemId,
      documents,
      answers: answersOf(
        partsOfWord,
        documents.flatMap(({ id }) => weights.get(id) ?? []),
      ),
    })),
    rarity,
  }
}

/** The likeliest words that stand in more texts than were looked at: of these every candidate is asked. */
function askedAgain(parts: readonly Expansion[], cut: ReadonlySet<number>): Set<number> {
  const words = parts
    .flatMap(({ words }) => [...words])
    .filter(([id, one]) => cut.has(id) && one.likeness >= likeness.form)
  words.sort(([, one], [, other]) => other.likeness - one.likeness || (one.word < other.word ? -1 : 1))
  return new Set(words.slice(0, mostAsked).map(([id]) => id))
}

/** By the texts that have it; a word whose texts were not all counted stands in more. */
function rarityOf({ words }: Expansion, byWord: WeightsByWord, cut: ReadonlySet<number>): number {
  const least = Math.min(likeness.form, Math.max(0, ...[...words.values()].map((one) => one.likeness)))
  const texts = new Set<number>()
  let isMore = false
  for (const [wordId, one] of words) {
    if (one.likeness < least) continue
    for (const { documentId } of byWord.get(wordId) ?? []) texts.add(documentId)
    isMore ||= cut.has(wordId)
  }
  return Math.log(1 + manyTexts / (1 + texts.size * (isMore ? 2 : 1)))
}

/** The documents that promise most. */
function bestDocuments(byWord: WeightsByWord, rarity: Rarity): number[] {
  const promises = new Map<number, number>()
  for (const [{ words }, says] of rarity) {
    const best = new Map<number, number>()
    for (const [id, { likeness }] of words)
      for (const { documentId, weight } of byWord.get(id) ?? []) {
        const value = likeness * (weight + 300)
        if (value > (best.get(documentId) ?? 0)) best.set(documentId, value)
      }
    for (const [id, value] of best) promises.set(id, (promises.get(id) ?? 0) + value * says)
  }
  return [...promises]
    .sort(([one, value], [other, promised]) => promised - value || one - other)
    .map(([id]) => id)
}

type PartsByWord = Map<number, { part: Expansion; likeness: number }[]>

function partsByWord(parts: readonly Expansion[]): PartsByWord {
  const byWord: PartsByWord = new Map()
  for (const part of parts)
    for (const [id, { likeness }] of part.words) {
      const known = byWord.get(id)
      if (known) known.push({ part, likeness })
      else byWord.set(id, [{ part, likeness }])
    }
  return byWord
}

function answersOf(byWord: PartsByWord, weights: readonly Weight[]): Candidate['answers'] {
  const answers: Candidate['answers'] = new Map()
  for (const { wordId, weight } of weights) {
    const says = 0.3 + 0.7 * shareOf(weight)
    for (const { part, likeness } of byWord.get(wordId) ?? []) {
      const known = answers.get(part)
      answers.set(part, {
        value: Math.max(known?.value ?? 0, likeness * says),
        likeness: Math.max(known?.likeness ?? 0, likeness),
      })
    }
  }
  return answers
}
