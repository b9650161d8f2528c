import { answerAt } from '#platform/web/answers/answer-to.ts'
import type { AnswerKept, Attempt, AttemptQuestion } from '../contract.ts'

const beginning = 'quiz-attempt/'

/** Begins the subjects of the answers of an attempt on their way to the server; the position of the question follows. */
export const answersOf = (attemptId: string) => `${beginning}${attemptId}/`

/** The attempt of an answer that has gone out; undefined where it was something else that went. */
export function attemptOfSubject(subject: string): string | undefined {
  return subject.startsWith(beginning) ? subject.split('/')[1] : undefined
}

/** Entries of these subjects ask one operation alone, and this is its answer. */
export function asKept(answer: unknown): AnswerKept {
  return answerAt('PUT', '/api/quiz-attempts/{id}/answers/{position}', answer)
}

type Answered = Pick<AttemptQuestion, 'position' | 'answer' | 'sequence' | 'answeredAt' | 'marked'>

/** An attempt with these answers, where they are no older than its own. */
export function withAnswers(attempt: Attempt, answers: readonly Answered[]): Attempt {
  const questions = attempt.questions.map((one) => {
    const given = answers.find(({ position }) => position === one.position)
    if (!given || given.sequence < one.sequence) return one
    const { answer, sequence, answeredAt, marked } = given
    return { ...one, answer, sequence, answeredAt, marked }
  })
  return { ...attempt, questions }
}
