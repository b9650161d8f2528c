import type { Reviews } from '#features/reviews/contract.ts'

type Question = Reviews['questions'][number]

/** One return of a question. */
export const nameOf = ({ turn, question }: { turn: number; question: { id: string } }) =>
  `${question.id}/${turn}`

/** What is due besides what was answered: questions that are here, and how many the server alone has. */
export function whatIsLeft(
  { dueCount, questions }: Pick<Reviews, 'dueCount' | 'questions'>,
  answered: Pick<ReadonlySet<string>, 'has'>,
): { here: Question[]; awayCount: number } {
  return {
    here: questions.filter((one) => !answered.has(nameOf(one))),
    awayCount: Math.max(0, dueCount - questions.length),
  }
}
