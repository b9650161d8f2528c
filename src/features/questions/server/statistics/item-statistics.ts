import type { ItemStatistics } from '../../statistics/contract.ts'
import { fewestPeople } from '../../statistics-limits.ts'

/** What people answered: in quizzes their first answer, for practice how often and how often rightly. */
export interface ItemAnswers {
  quiz: readonly { userId: string; score: number; rest: number | null; seconds: number }[]
  practice: readonly { userId: string; times: number; rightTimes: number }[]
}

type Figures = Omit<ItemStatistics, 'questionId'>

/** The figures of a question, as far as enough people have answered it for each. */
export function statisticsOf({ quiz, practice }: ItemAnswers): Figures {
  const people = new Set([...quiz, ...practice].map(({ userId }) => userId)).size
  if (people < fewestPeople) return nothing
  const answers = quiz.length + sum(practice.map(({ times }) => times))
  const right =
    quiz.filter(({ score }) => score === 1).length + sum(practice.map(({ rightTimes }) => rightTimes))
  const rightShare = right / answers
  const isTaken = quiz.length >= fewestPeople
  const discrimination = isTaken ? correlation(quiz) : null
  return {
    answers,
    people,
    rightShare,
    discrimination,
    medianSeconds: isTaken ? Math.round(median(quiz.map(({ seconds }) => seconds))) : null,
    finding: findingOf(rightShare, discrimination),
    missed: inSmallNumbers(1 - rightShare),
  }
}

const nothing: Figures = {
  answers: null,
  people: null,
  rightShare: null,
  discrimination: null,
  medianSeconds: null,
  finding: 'too_few',
  missed: null,
}

const hardBelow = 0.35
const easyFrom = 0.95
/** Under it knowing the question says little of knowing the rest. */
const weakBelow = 0.15

function findingOf(rightShare: number, discrimination: number | null): ItemStatistics['finding'] {
  if (discrimination !== null && discrimination < 0) return 'doubtful'
  if (rightShare <= hardBelow) return 'hard'
  if (rightShare >= easyFrom) return 'easy'
  return discrimination !== null && discrimination < weakBelow ? 'weak' : 'fine'
}

/** Pearson's correlation of what people earned here with what they earned otherwise; null where one of the two never varies. */
function correlation(quiz: ItemAnswers['quiz']): number | null {
  const pairs = quiz.flatMap(({ score, rest }) => (rest === null ? [] : { score, rest }))
  if (pairs.length < fewestPeople) return null
  const [scoreMean, restMean] = [mean(pairs.map(({ score }) => score)), mean(pairs.map(({ rest }) => rest))]
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(sum(values.map((value) => (value - middle) ** 2)))
  const spreads = [
    spread(
      pairs.map(({ score }) => score),
      scoreMean,
    ),
    spread(
      pairs.map(({ rest }) => rest),
      restMean,
    ),
  ]
  const [scoreSpread = 0, restSpread = 0] = spreads
  // What floating point makes of equal values is no spread.
  if (scoreSpread < 1e-9 || restSpread < 1e-9) return null
  const together = sum(pairs.map(({ score, rest }) => (score - scoreMean) * (rest - restMean)))
  return Math.max(-1, Math.min(1, together / (scoreSpread * restSpread)))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = sorted.slice(Math.max(0, middle - 1), middle + 1)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : (low + high) / 2
}

/** Small numbers are understood at once; they say the share to within 4 per cent, or else in tenths. */
export function inSmallNumbers(share: number): { part: number; of: number } {
  const of = [2, 3, 4, 5].find((one) => Math.abs(Math.round(share * one) / one - share) <= 0.04) ?? 10
  return { part: Math.round(share * of), of }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}
