import type { KindRules } from '#content/server/kind-rules.ts'
import { blogRules } from '#features/blogs/server/kind.ts'
import {
  brokenInCourse,
  coursesLacking,
  missingInCourse,
} from '#features/courses/server/editing/final-quiz.ts'
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
import type { ContentKind } from '#content/kinds.ts'
import { dataLackingIn, dataSetLacking } from './learning/needed-data-sets.ts'
import {
  brokenInPractice,
  lessonsLacking,
  missingInPractice,
  practiceLackingIn,
} from './learning/needed-exercises.ts'
import { quizzesLacking, quizzesLackingIn } from './quizzes/needed-questions.ts'
import { brokenInQuiz, missingInQuiz } from './quizzes/quiz-checklist.ts'

const missingInLesson: KindRules['missingAround'] = async (ctx, about) => ({
  ...(await missingInQuiz(ctx, about)),
  ...(await missingInVideo(ctx, about)),
  ...(await missingInPractice(ctx, about)),
})

const brokenInLesson: KindRules['brokenPromises'] = async (ctx, change) => ({
  ...(await brokenInQuiz(ctx, change)),
  ...(await brokenInPractice(ctx, change)),
})

/** A lesson, or those of a course, that readers see and could not do. */
const lessonsLackingIn: KindRules['lackingIn'] = async (ctx, id) => [
  ...(await quizzesLackingIn(ctx, id)),
  ...(await practiceLackingIn(ctx, id)),
]

/** One line per kind. */
export const kindRules: Readonly<Record<ContentKind, KindRules>> = {
  blog: blogRules,
  learn: learnRules,
  course: {
    ...courseRules,
    missingAround: missingInCourse,
    brokenPromises: brokenInCourse,
    lackingIn: lessonsLackingIn,
  },
  lesson: {
    ...lessonRules,
    missingAround: missingInLesson,
    brokenPromises: brokenInLesson,
    lackingAround: coursesLacking,
    lackingIn: lessonsLackingIn,
  },
  resource: { ...resourceRules, lackingAround: dataSetLacking },
  faq: faqRules,
  term: termRules,
  question: { ...questionRules, lackingAround: quizzesLacking },
  page: pageRules,
  replay: { ...replayRules, lackingAround: lessonsLacking, lackingIn: dataLackingIn },
  orderBook: { ...orderBookRules, lackingAround: lessonsLacking, lackingIn: dataLackingIn },
}
