/** What one engine found for one query, the best first, beside what it should have found. */
export interface Answer {
  kind: string
  expects: readonly string[]
  hits: readonly string[]
}

export interface EngineAnswers {
  engine: string
  answers: readonly Answer[]
}

const firstHits = 10

/** The share of the expected items among the first ten hits. Where nothing is expected, only nothing is right. */
export function recallAt10({ expects, hits }: Answer): number {
  if (expects.length === 0) return hits.length === 0 ? 1 : 0
  const first = new Set(hits.slice(0, firstHits))
  return expects.filter((item) => first.has(item)).length / expects.length
}

/** One divided by the place of the first expected item, 0 beyond the tenth. Where nothing is expected, only nothing is right. */
export function reciprocalRank({ expects, hits }: Answer): number {
  if (expects.length === 0) return hits.length === 0 ? 1 : 0
  const place = hits.slice(0, firstHits).findIndex((hit) => expects.includes(hit))
  return place === -1 ? 0 : 1 / (place + 1)
}

/** The share of queries for which two engines show the same first hit, or both none. The answers are to the same queries, in one order. */
export function firstHitAgreement(one: readonly Answer[], other: readonly Answer[]): number {
  if (one.length !== other.length)
    throw new Error(`${one.length} answers cannot be compared with ${other.length}`)
  return mean(one.map((answer, index) => (answer.hits[0] === other[index]?.hits[0] ? 1 : 0)))
}

/** A row for each kind of query and one for all, under a head: for `printTable`. Two engines are also compared with each other. */
export function qualityRows(engines: readonly EngineAnswers[]): string[][] {
  const kinds = [...new Set(engines.flatMap(({ answers }) => answers.map(({ kind }) => kind)))]
  const head = [
    'kind of query',
    'queries',
    ...engines.flatMap(({ engine }) => [`recall@10 ${engine}`, `MRR ${engine}`]),
    ...(engines.length === 2 ? ['same first hit'] : []),
  ]
  return [
    head,
    ...kinds.map((kind) => qualityRow(kind, engines, (answer) => answer.kind === kind)),
    qualityRow('all', engines, () => true),
  ]
}

function qualityRow(
  name: string,
  engines: readonly EngineAnswers[],
  isMeant: (answer: Answer) => boolean,
): string[] {
  const meant = engines.map(({ answers }) => answers.filter(isMeant))
  const [one = [], other = []] = meant
  return [
    name,
    String(one.length),
    ...meant.flatMap((answers) => [
      twoPlaces(mean(answers.map(recallAt10))),
      twoPlaces(mean(answers.map(reciprocalRank))),
    ]),
    ...(meant.length === 2 ? [twoPlaces(firstHitAgreement(one, other))] : []),
  ]
}

/** 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Rounded down, so that no goal looks reached that is not. */
function twoPlaces(value: number): string {
  return (Math.floor(value * 100 + 1e-9) / 100).toFixed(2)
}
