import { kinds } from '#content/kinds.ts'

/** What a question asks for. */
export const questionForms = kinds.question.filters.form
export type QuestionForm = (typeof questionForms)[number]

/** What a question is for: anybody may try themselves on it, or only quizzes ask it. */
export const questionUses = kinds.question.filters.use
