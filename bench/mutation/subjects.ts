export interface Subject {
  /** The verbs whose sentences are changed, one at a time. */
  verbs: string[]
  /** The tests that have to notice it. */
  tests: string[]
}

/**
 * What is changed and who has to notice, by room. The tests are those beside the verbs and the few elsewhere that promise the
 * same: a verb whose every change needs the whole suite is tested nowhere in particular.
 */
export const subjects: Record<string, Subject> = {
  content: {
    verbs: [
      'src/content/editions/server/*.ts',
      'src/content/items/server/{items,slugs,kind-fields,titles}.ts',
      'src/content/records/server/editions-store.ts',
      'src/content/read-marks/server/read-marks.ts',
    ],
    tests: [
      'src/content/editions/server/*.test.ts',
      'src/content/items/server/*.test.ts',
      'src/content/server/*.test.ts',
      'src/content/read-marks/server/*.test.ts',
      'src/desk/{revisions,schedules,translations}/server/*.test.ts',
      'src/desk/media/server/media.test.ts',
      'src/features/{dashboard/server/dashboards,search/server/search,webhooks/server/webhooks}.test.ts',
      'src/app/server/learning/{exercise-series,practised-lessons}.test.ts',
    ],
  },
  desk: {
    verbs: [
      'src/desk/revisions/server/revisions.ts',
      'src/desk/schedules/server/schedules.ts',
      'src/desk/translations/server/{translations,translation-debt}.ts',
      'src/desk/bulk/server/{item-changes,actions,standing}.ts',
      'src/desk/collections/server/{collections,tags}.ts',
      'src/desk/preview/server/{preview,preview-links}.ts',
    ],
    tests: [
      'src/desk/{revisions,schedules,translations,bulk,collections,preview}/server/*.test.ts',
      'src/features/courses/server/editing/sections.test.ts',
      'src/features/dashboard/server/dashboards.test.ts',
      'src/app/server/learning/{exercise-series,practised-lessons}.test.ts',
    ],
  },
  identity: {
    verbs: [
      'src/features/identity/server/{accounts,sessions,sign-in,tokens,limits}/*.ts',
      'src/features/identity/server/passwords/{password-rules,password-hash}.ts',
      'src/features/identity/server/redirect/{come-back,redirect-sign-in,sign-in-methods,redirect-refusals}.ts',
    ],
    tests: ['src/features/identity/server/**/*.test.ts'],
  },
  courses: {
    verbs: [
      'src/features/courses/server/{courses,enrolments,lesson-access,lessons,outline}.ts',
      'src/features/courses/server/{admission,catalogue,completion,completion-rules,find-lesson,learner-view}.ts',
      'src/features/courses/server/{openings,quiz-lessons,finalise}.ts',
      'src/features/courses/server/editing/{final-quiz,lessons,sections}.ts',
      'src/features/courses/server/invitations/{invitations,members}.ts',
      'src/features/courses/server/{learned/learned,next/next-course,searching/open-lessons,watching/watching}.ts',
      'src/features/courses/server/practising/{exercises,playing-minutes,practised-lessons,quiz-minutes}.ts',
      'src/features/courses/server/reports/{funnel,learners,reach}.ts',
    ],
    tests: [
      'src/features/courses/server/**/*.test.ts',
      'src/features/dashboard/server/dashboards.test.ts',
      'src/features/quizzes/server/attempts.test.ts',
      'src/features/contact/server/page-questions/page-questions.test.ts',
      'src/app/server/learning/*.test.ts',
      'src/app/server/quizzes/{final-quiz,quiz-lessons,quiz-minutes}.test.ts',
    ],
  },
}
