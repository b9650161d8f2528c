import { exportJournal } from '#features/journal/server/personal-data.ts'
import { exportCourses } from '#features/courses/server/personal-data.ts'
import { exportCertificates } from '#features/certificates/server/personal-data.ts'
import { exportQuizzes } from '#features/quizzes/server/personal-data.ts'
import { exportReviews } from '#features/reviews/server/personal-data.ts'
import { exportRuns } from '#features/practice/server/runs.ts'
import { exportDashboard } from '#features/dashboard/server/arrangement/arrangement.ts'
import { exportMeetings } from '#features/questions/server/personal-data.ts'
import { exportReadMarks } from '#content/read-marks/server/read-marks.ts'
import { exportSaved } from '#features/saved/server/saved.ts'
import { exportNotes } from '#features/notes/server/personal-data.ts'
import { exportContactMessages } from '#features/contact/server/personal-data.ts'
import { listAcceptances } from '#features/legal/server/acceptances.ts'
import { exportDeliveries } from '#features/webhooks/server/deliveries.ts'
import { exportReplays } from '#features/replays/server/personal-data.ts'
import { exportFaqVotes, forgetVoter } from '#features/faq/server/personal-data.ts'

/** What a member gets with everything that is kept of them: one line a feature. */
export const personalData = {
  courses: exportCourses,
  certificates: exportCertificates,
  quizzes: exportQuizzes,
  practice: exportReviews,
  practiceRuns: exportRuns,
  dashboard: exportDashboard,
  exercises: exportMeetings,
  read: exportReadMarks,
  saved: exportSaved,
  notes: exportNotes,
  journal: exportJournal,
  contact: exportContactMessages,
  legal: listAcceptances,
  webhooks: exportDeliveries,
  replays: exportReplays,
  faq: exportFaqVotes,
}

/** What names a member without going with the account: one line a feature. */
export const forgetters = [forgetVoter]
