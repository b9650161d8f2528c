/** Who can join a course. */
export const enrolments = ['open', 'closed', 'invite'] as const

/** How its lessons are taken: as one likes, or each after those before it. */
export const progressions = ['free', 'sequential'] as const

/** What holds for a course unless its editors said otherwise. */
export const usualCourse = {
  enrolment: 'open' satisfies (typeof enrolments)[number],
  progression: 'free' satisfies (typeof progressions)[number],
}
