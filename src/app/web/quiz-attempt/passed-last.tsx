import { useQuery } from '#platform/web/answers/queries.ts'
import { CourseFinished } from '#features/courses/web/course-finished.tsx'
import { courseQuery } from '#features/courses/web/queries.ts'
import type { Attempt } from '#features/quizzes/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'

/** The quiet moment after the attempt that completed its course. */
export function PassedLast({ attempt }: { attempt: Attempt }) {
  const { language } = useLanguage()
  const { data } = useQuery({ ...courseQuery(language, attempt.course.id), staleTime: 0 })
  if (!data || !isCompletedBy(attempt, data.enrolment?.completedAt ?? null)) return null
  const { article, lessonCount } = data
  const offersCertificate = article.details.certificate?.isOffered ?? false
  return <CourseFinished course={article} lessonCount={lessonCount} offersCertificate={offersCertificate} />
}

/** Both are stamped with one instant; what ran out of time is marked later. */
function isCompletedBy({ closedAt, dueAt }: Attempt, completedAt: number | null): boolean {
  if (closedAt === null || completedAt === null) return false
  return closedAt === dueAt ? completedAt >= closedAt : completedAt === closedAt
}
