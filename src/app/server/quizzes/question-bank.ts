import { isSameKey, questionFaults } from '#features/questions/server/question-faults.ts'
import { readQuestionText } from '#features/questions/server/question-text.ts'
import type { QuestionBank } from '#features/transfer/server/questions/carried-question.ts'

/** What files of questions ask of the bank. */
export const questionBank: QuestionBank = { readQuestionText, questionFaults, isSameKey }
