import {
  completePassedLesson,
  findLessonPlaces,
  findQuizOfLesson,
  followScore,
  openQuizLesson,
} from '#features/courses/server/quiz-lessons.ts'
import {
  askDrawn,
  explainDrawn,
  listChoices,
  listDrawable,
  scoreDrawn,
} from '#features/questions/server/quiz-questions.ts'
import { noteAnswers } from '#features/reviews/server/missed.ts'
import type { QuizSources } from '#features/quizzes/server/sources.ts'

/** Quizzes ask the bank of questions, and are lessons of courses. */
export const quizSources: QuizSources = {
  listDrawable,
  listChoices,
  askDrawn,
  scoreDrawn,
  explainDrawn,
  openQuiz: openQuizLesson,
  findQuiz: findQuizOfLesson,
  findPlaces: findLessonPlaces,
  completeQuiz: completePassedLesson,
  followScore,
  noteAnswers,
}
