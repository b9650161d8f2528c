/*
 * What learners do on the measured sites. Every number below is of one member or one course, so that sites of different sizes differ
 * in their members alone: 20,000 of them have done a million lessons and made 200,000 attempts.
 */

/** The same on each site: what grows with content is measured by `bench/growth/`. */
export const courseCount = 50
/** The last one is a quiz. */
export const lessonsOfCourse = 20
/** Of which an attempt asks half. */
export const questionsOfCourse = 20
export const questionsOfAttempt = 10

export const coursesOfMember = 5
export const doneInCourse = 10
export const attemptsInCourse = 2
export const cardsOfMember = 20
export const daysOfMember = 20

/** Each tenth course takes only so many learners, which have to be counted. */
export const isLimited = (course: number): boolean => course % 10 === 0
export const seats = 50_000

/** The course that a member enrolled in as their first, second … */
export function courseOf(member: number, which = 0): number {
  return (member + 11 * which) % courseCount
}

export const courseId = (course: number): string => `course-${course}`
export const lessonId = (course: number, lesson: number): string => `lesson-${course}-${lesson}`
export const questionId = (course: number, question: number): string => `question-${course}-${question}`
export const quizId = (course: number): string => lessonId(course, lessonsOfCourse - 1)
export const memberId = (member: number): string => `member-${member}`
export const tokenOf = (member: number): string => `token-of-member-${member}`
