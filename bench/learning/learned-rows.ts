import { pageCount, postCount } from './fill-content.ts'
import {
  attemptsInCourse,
  cardsOfMember,
  courseCount,
  coursesOfMember,
  daysOfMember,
  doneInCourse,
  lessonsOfCourse,
  questionsOfAttempt,
  questionsOfCourse,
} from './shape.ts'

/** What a table gets: a row for each member `m` and number `k`, whose columns are SQL that both engines read. */
export interface Rows {
  table: string
  perMember: number
  /** How many of a member's rows come about at the same time; the others lie scattered among those of everybody else. */
  together?: number
  /** Tables of one row each that the columns may name. */
  from?: string
  columns: Record<string, string>
}

const day = 86_400_000
const attempts = coursesOfMember * attemptsInCourse
const readOfMember = 10
const savedOfMember = 5

/** As `courseOf` in `shape.ts`. */
const course = (which: string) => `((m + 11 * (${which})) % ${courseCount})`
const member = `'member-' || m`
const inCourse = (which: string) => `'course-' || ${course(which)}`
const lesson = (which: string, place: string) => `'lesson-' || ${course(which)} || '-' || (${place})`
const quiz = (which: string) => lesson(which, String(lessonsOfCourse - 1))
/** Days and minutes ago, more for what came about earlier. */
const ago = (now: number, days: string) => `${now} - (${days}) * ${day} - (m * 7919 % 1440) * 60000`

/** Everything that members have done until now, with a day of `now` as `dayOf` counts it. */
export function learnedRows(now: number, today: number): Rows[] {
  return [...peopleRows(now), ...courseRows(now), ...attemptRows(now), ...practiceRows(now, today)]
}

/** Dates and truths are stored in the way of each engine: they are copied from what the site itself wrote. */
function peopleRows(now: number): Rows[] {
  const dates = { createdAt: 'pattern."createdAt"', updatedAt: 'pattern."updatedAt"' }
  return [
    {
      table: 'users',
      perMember: 1,
      from: 'users as pattern',
      columns: {
        id: member,
        displayName: `'Member ' || m`,
        email: `'member-' || m || '@example.com'`,
        emailVerified: 'pattern."emailVerified"',
        ...dates,
      },
    },
    {
      table: 'sessions',
      perMember: 1,
      from: 'sessions as pattern',
      columns: {
        id: `'session-' || m`,
        userId: member,
        token: `'token-of-member-' || m`,
        expiresAt: 'pattern."expiresAt"',
        ...dates,
        lastActiveAt: String(now),
        endsAt: String(now + 30 * day),
        keepSignedIn: '1',
        provedAt: String(now),
      },
    },
  ]
}

function courseRows(now: number): Rows[] {
  const done = {
    perMember: coursesOfMember * doneInCourse,
    user: member,
    lesson: lesson(`k / ${doneInCourse}`, `k % ${doneInCourse}`),
    at: ago(now, `90 - k`),
  }
  const { perMember } = done
  const isFinished = `k = ${coursesOfMember - 1}`
  return [
    {
      table: 'enrolments',
      perMember: coursesOfMember,
      columns: {
        userId: member,
        courseId: inCourse('k'),
        enrolledAt: ago(now, '100 - k'),
        startedAt: ago(now, '95 - k'),
        // Lessons were added since.
        completedAt: `case when ${isFinished} then ${ago(now, '20')} end`,
        lastLessonId: lesson('k', String(doneInCourse)),
        lastOpenedAt: ago(now, 'k + 1'),
      },
    },
    {
      table: 'certificates',
      perMember: 1,
      columns: {
        id: `'certificate-' || m`,
        userId: member,
        leavesWith: member,
        courseId: inCourse(String(coursesOfMember - 1)),
        titleEn: `'A course'`,
        titleAm: `'ኮርስ'`,
        score: '90',
        completedAt: ago(now, '20'),
        holderLatin: `'Member ' || m`,
        holderEthiopic: `'አባል ' || m`,
        issuedAt: ago(now, '19'),
        statusPlace: 'm',
      },
    },
    {
      table: 'lesson_progress',
      perMember,
      columns: { userId: done.user, lessonId: done.lesson, completedAt: done.at },
    },
    {
      table: 'lesson_openings',
      perMember,
      columns: { userId: done.user, lessonId: done.lesson, openedAt: done.at, watchedShare: '0' },
    },
  ]
}

function attemptRows(now: number): Rows[] {
  const attempt = `k / ${questionsOfAttempt}`
  const asked = `(m + k) % ${questionsOfCourse}`
  const isRight = `(m + k) % 10 < 7`
  return [
    {
      table: 'quiz_attempts',
      perMember: attempts,
      columns: {
        id: `'attempt-' || m || '-' || k`,
        userId: member,
        courseId: inCourse(`k % ${coursesOfMember}`),
        lessonId: quiz(`k % ${coursesOfMember}`),
        number: `k / ${coursesOfMember} + 1`,
        passMark: '80',
        answersShown: `'after_close'`,
        startedAt: ago(now, '40 - k'),
        closedAt: `${ago(now, '40 - k')} + 600000`,
        score: '70',
        isPassed: '0',
      },
    },
    {
      table: 'quiz_attempt_questions',
      perMember: attempts * questionsOfAttempt,
      together: questionsOfAttempt,
      columns: {
        attemptId: `'attempt-' || m || '-' || (${attempt})`,
        position: `k % ${questionsOfAttempt} + 1`,
        questionId: `'question-' || ${course(`(${attempt}) % ${coursesOfMember}`)} || '-' || (${asked})`,
        form: `'single'`,
        revisionEn: '1',
        revisionAm: '1',
        choiceOrder: `'["wrong","right","never","other"]'`,
        answer: `'{"form":"single","chosen":["' || case when ${isRight} then 'right' else 'wrong' end || '"]}'`,
        sequence: '1',
        answeredAt: ago(now, `40 - (${attempt})`),
        score: `case when ${isRight} then 1.0 else 0.0 end`,
      },
    },
  ]
}

function practiceRows(now: number, today: number): Rows[] {
  const question = `'question-' || ${course(`k % ${coursesOfMember}`)} || '-' || (k % ${questionsOfCourse})`
  return [
    {
      table: 'review_cards',
      perMember: cardsOfMember,
      columns: {
        userId: member,
        questionId: question,
        // Half of them are due.
        dueAt: `${now} + (k - ${cardsOfMember / 2}) * ${day} - ${day / 2}`,
        turns: '2',
        lastDay: `${today} - 14`,
        intervalDays: `4 + k`,
        stability: '4.5',
        difficulty: '5.5',
        answered: '3',
        lapses: '1',
      },
    },
    {
      table: 'question_meetings',
      perMember: cardsOfMember,
      columns: {
        userId: member,
        questionId: question,
        firstAt: ago(now, '60 - k'),
        lastAt: ago(now, '30 - k'),
        times: '2',
        rightTimes: '1',
        lastScore: '1.0',
      },
    },
    {
      table: 'learning_days',
      perMember: daysOfMember,
      columns: { userId: member, day: `${today} - k * 2` },
    },
    {
      table: 'read_marks',
      perMember: readOfMember,
      columns: {
        userId: member,
        itemId: `case when k % 2 = 0 then 'learn-' || ((m + k) % ${pageCount}) else 'blog-' || ((m + k) % ${postCount}) end`,
        readAt: ago(now, '50 - k'),
      },
    },
    {
      table: 'saved_items',
      perMember: savedOfMember,
      columns: { userId: member, itemId: `'blog-' || ((m + k) % ${postCount})`, savedAt: ago(now, '45 - k') },
    },
  ]
}
