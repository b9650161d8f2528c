import {
  selectVisible,
  type VisibleDocument,
  type VisibleFilter,
} from '#content/search/server/documents-store.ts'
import { mostWeight } from '#content/search/server/weights.ts'
import { findHeaviest, findWeights, type Weight } from '#content/search/server/weights-store.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Expansion } from './expansion.ts'
import type { Phrase } from './phrases.ts'
import { likeness } from './word-likeness.ts'

/** Bounds the work of one search, whatever the size of the site. */
export interface Bounds {
  /** Of all words together, and of each. */
  weights: number
  fewestEach: number
  mostEach: number
  documents: number
}

/** A search answers with pages of hits, a suggestion with six titles while somebody types. */
export const bounds = {
  search: { weights: 2000, fewestEach: 30, mostEach: 300, documents: 140 },
  suggestions: { weights: 600, fewestEach: 12, mostEach: 120, documents: 40 },
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

export async function retrieve(
  db: Database,
  phrases: readonly Phrase[],
  { filter, bounds }: { filter: VisibleFilter; bounds: Bounds },
): Promise<Retrieved> {
  const parts = [...new Set(phrases.flatMap((phrase) => phrase.parts))]
  const ids = [...new Set(parts.flatMap(({ words }) => [...words.keys()]))]
  const each = Math.min(
    bounds.mostEach,
    Math.max(bounds.fewestEach, Math.floor(bounds.weights / (ids.length || 1))),
  )
  const heaviest = await findHeaviest(db, ids, each)
  const counts = countBy(heaviest)
  const cut = new Set(ids.filter((id) => (counts.get(id) ?? 0) >= each))
  const asked = askedAgain(parts, cut)
  const rarity = new Map(parts.map((part) => [part, rarityOf(part, heaviest, cut)]))
  const documentIds = bestDocuments(heaviest, parts, rarity).slice(0, bounds.documents)
  if (documentIds.length === 0) return { candidates: [], rarity }
  const [documents, others] = await Promise.all([
    selectVisible(db, documentIds, filter),
    asked.size > 0 ? findWeights(db, documentIds, [...asked]) : [],
  ])
  const weights = Map.groupBy(
    [...heaviest.filter(({ wordId }) => !asked.has(wordId)), ...others],
    ({ documentId }) => documentId,
  )
  const items = Map.groupBy(documents, ({ itemId }) => itemId)
  return {
    candidates: [...items].map(([itemId, documents]) => ({
      itemId,
      documents,
      answers: answersOf(
        parts,
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

function countBy(weights: readonly Weight[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { wordId } of weights) counts.set(wordId, (counts.get(wordId) ?? 0) + 1)
  return counts
}

/** By the texts that have it; a word whose texts were not all counted stands in more. */
function rarityOf({ words }: Expansion, weights: readonly Weight[], cut: ReadonlySet<number>): number {
  const least = Math.min(likeness.form, Math.max(0, ...[...words.values()].map((one) => one.likeness)))
  const texts = new Set<number>()
  let isMore = false
  for (const { wordId, documentId } of weights) {
    if ((words.get(wordId)?.likeness ?? 0) < least) continue
    texts.add(documentId)
    isMore ||= cut.has(wordId)
  }
  return Math.log(1 + manyTexts / (1 + texts.size * (isMore ? 2 : 1)))
}

/** The documents that promise most. */
function bestDocuments(
  weights: readonly Weight[],
  parts: readonly Expansion[],
  rarity: ReadonlyMap<Expansion, number>,
): number[] {
  const byWord = new Map<number, [Expansion, number][]>()
  for (const part of parts)
    for (const [id, { likeness }] of part.words) byWord.set(id, [...(byWord.get(id) ?? []), [part, likeness]])
  const best = new Map<number, Map<Expansion, number>>()
  for (const { documentId, wordId, weight } of weights) {
    const values = best.get(documentId) ?? new Map<Expansion, number>()
    best.set(documentId, values)
    for (const [part, likeness] of byWord.get(wordId) ?? [])
      values.set(part, Math.max(values.get(part) ?? 0, likeness * (weight + 300) * (rarity.get(part) ?? 0)))
  }
  return [...best]
    .map(([id, values]) => ({ id, value: [...values.values()].reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => other.value - one.value || one.id - other.id)
    .map(({ id }) => id)
}

function answersOf(parts: readonly Expansion[], weights: readonly Weight[]): Candidate['answers'] {
  const answers: Candidate['answers'] = new Map()
  for (const part of parts) {
    let [value, like] = [0, 0]
    for (const { wordId, weight } of weights) {
      const found = part.words.get(wordId)?.likeness ?? 0
      value = Math.max(value, found * (0.3 + (0.7 * weight) / mostWeight))
      like = Math.max(like, found)
    }
    if (like > 0) answers.set(part, { value, likeness: like })
  }
  return answers
}
