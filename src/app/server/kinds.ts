import type { KindRules, RulesOfKinds } from '#content/server/kind-rules.ts'
import { blogRules } from '#features/blogs/server/kind.ts'
import { brokenInCourse, unmetCourses, missingInCourse } from '#features/courses/server/editing/final-quiz.ts'
import { courseRules, lessonRules } from '#features/courses/server/kind.ts'
import { missingInVideo } from '#features/courses/server/watching/video-checklist.ts'
import { faqRules } from '#features/faq/server/kind.ts'
import { termRules } from '#features/glossary/server/kind.ts'
import { learnRules } from '#features/learn/server/kind.ts'
import { orderBookRules } from '#features/order-books/server/kind.ts'
import { pageRules } from '#features/pages/server/kind.ts'
import { questionRules } from '#features/questions/server/kind.ts'
import { replayRules } from '#features/replays/server/kind.ts'
import { resourceRules } from '#features/resources/server/kind.ts'
import {
  gradedByOpened,
  missingToStayHidden,
  unmetDataIn,
  unmetByDataSet,
} from './learning/needed-data-sets.ts'
import {
  brokenInPractice,
  unmetLessons,
  missingInPractice,
  unmetPracticeIn,
} from './learning/needed-exercises.ts'
import { unmetQuizzes, unmetQuizzesIn } from './quizzes/needed-questions.ts'
import { brokenInQuiz, missingInQuiz } from './quizzes/quiz-checklist.ts'

const missingInLesson: KindRules['missingDependencies'] = async (ctx, about) => ({
  ...(await missingInQuiz(ctx, about)),
  ...(await missingInVideo(ctx, about)),
  ...(await missingInPractice(ctx, about)),
})

const brokenInLesson: KindRules['brokenPromises'] = async (ctx, change) => ({
  ...(await brokenInQuiz(ctx, change)),
  ...(await brokenInPractice(ctx, change)),
})

/** A lesson, or those of a course, that readers see and could not do. */
const unmetLessonsIn: KindRules['unmetDependentsIn'] = async (ctx, id) => [
  ...(await unmetQuizzesIn(ctx, id)),
  ...(await unmetPracticeIn(ctx, id)),
]

/** One line per kind. */
export const kindRules: RulesOfKinds = {
  blog: blogRules,
  learn: learnRules,
  course: {
    ...courseRules,
    missingDependencies: missingInCourse,
    brokenPromises: brokenInCourse,
    unmetDependentsIn: unmetLessonsIn,
  },
  lesson: {
    ...lessonRules,
    missingDependencies: missingInLesson,
    brokenPromises: brokenInLesson,
    unmetDependents: unmetCourses,
    unmetDependentsIn: unmetLessonsIn,
  },
  resource: {
    ...resourceRules,
    missingDependencies: missingToStayHidden,
    unmetDependents: unmetByDataSet,
    unmetDependentsIn: gradedByOpened,
  },
  faq: faqRules,
  term: termRules,
  question: { ...questionRules, unmetDependents: unmetQuizzes },
  page: pageRules,
  replay: { ...replayRules, unmetDependents: unmetLessons, unmetDependentsIn: unmetDataIn },
  orderBook: { ...orderBookRules, unmetDependents: unmetLessons, unmetDependentsIn: unmetDataIn },
}
