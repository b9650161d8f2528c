import type { DetailsOf } from '#content/kind-members.ts'
import { day, type Opening } from '../course-rules.ts'
import type { OutlineItem } from './outline.ts'

/** What a reader waits for: an instant, or the days after an enrolment that they do not have. */
export interface Waiting {
  opensAt: number | null
  opensDaysAfter: number | null
}

/** When a lesson opens that is not open yet; null when no date holds it. Of its own date and its section's the later one counts. */
export function findOpening(
  course: DetailsOf<'course'>,
  lesson: Pick<OutlineItem, 'rules' | 'collectionId'>,
  { enrolledAt, now }: { enrolledAt: number | null; now: number },
): Waiting | null {
  const section = course.sectionOpenings?.find(({ sectionId }) => sectionId === lesson.collectionId)
  const openings = [lesson.rules.opens, section?.opens].flatMap((one) => one ?? [])
  const instants = openings.flatMap((one) => instantOf(one, enrolledAt) ?? [])
  const days = openings.flatMap((one) => ('daysAfter' in one && enrolledAt === null ? [one.daysAfter] : []))
  const opensAt = Math.max(...instants, 0)
  if (days.length > 0) return { opensAt: opensAt > now ? opensAt : null, opensDaysAfter: Math.max(...days) }
  return opensAt > now ? { opensAt, opensDaysAfter: null } : null
}

function instantOf(opening: Opening, enrolledAt: number | null): number | null {
  if ('on' in opening) return opening.on
  return enrolledAt === null ? null : enrolledAt + opening.daysAfter * day
}
