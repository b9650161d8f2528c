import { walkBlocks } from '#content/blocks/walk.ts'
import { findingIn } from './parts.ts'
import type { Check } from './subject.ts'

/** Exercises that only quizzes ask: readers of this text do not see them. */
export const checkExercises: Check = ({ text, keptForQuizzes }) =>
  [...walkBlocks(text.body.content)].flatMap((block, index) =>
    block.type === 'selfCheck' && keptForQuizzes.has(block.attrs.questionId)
      ? [findingIn(index, { code: 'exercise.kept_for_quizzes' })]
      : [],
  )
