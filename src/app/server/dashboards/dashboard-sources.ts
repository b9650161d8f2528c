import { listLatestCertificates } from '#features/certificates/server/certificates.ts'
import { countNew } from '#features/contact/server/messages.ts'
import { findContinuedCourse, listMyCourses } from '#features/courses/server/courses.ts'
import { readFunnel } from '#features/courses/server/reports/funnel.ts'
import { findNextCourse } from '#features/courses/server/next/next-course.ts'
import { readReach } from '#features/courses/server/reports/reach.ts'
import type { DashboardSources } from '#features/dashboard/server/member-dashboard.ts'
import type { OverviewSources } from '#features/dashboard/server/overview.ts'
import type { ReportSources } from '#features/dashboard/server/reports/course-report.ts'
import { countPeople } from '#features/identity/server/accounts/people.ts'
import { listLatestEvents } from '#features/identity/server/admin/audit-log.ts'
import { listTracksBegun } from '#features/learn/server/tracks-begun.ts'
import { listHardest } from '#features/quizzes/server/hardest/hardest.ts'
import { readToday } from '#features/reviews/server/week.ts'
import { listSavedIds, showSaved } from '#features/saved/server/saved.ts'
import { countOpenMisses } from '#features/search/server/misses.ts'
import { reviewSources } from '../learning/review-sources.ts'

/** What the dashboards show of their neighbours. */
export const dashboardSources: DashboardSources & OverviewSources & ReportSources = {
  listMyCourses,
  findContinuedCourse,
  findNextCourse,
  listTracksBegun,
  listLatestCertificates,
  listSavedIds,
  readToday: (ctx) => readToday(ctx, reviewSources),
  showSaved,
  countPeople,
  listLatestEvents,
  countNewMessages: countNew,
  countOpenMisses,
  readFunnel,
  readReach,
  listHardest,
}
