import type { TestAnswer, TestBrowser } from '#app/server/test-app.ts'
import type { Attempt, GivenAnswer } from '#features/quizzes/contract.ts'
import type { Reviews } from '#features/reviews/contract.ts'
import { courseCount, courseId, courseOf, lessonId, quizId } from './shape.ts'

/** Somebody at the API, of whom each turn is another: `member` is the number of the learner that it is about. */
export interface Turn {
  by: TestBrowser
  member: number
}

type Act = () => Promise<unknown>

export interface LearnersWork {
  name: string
  by: 'member' | 'editor'
  /** Makes what has to be there before, and gives what is measured. */
  ready(turn: Turn): Promise<Act>
}

/** A lesson that no member of the filled sites has done. */
const newLesson = 12

const ownCourse = ({ member }: Turn) => `/api/courses/${courseId(courseOf(member))}`
const ownLesson = (turn: Turn) => `${ownCourse(turn)}/lessons/${lessonId(courseOf(turn.member), newLesson)}`
const ownQuiz = (turn: Turn) => `${ownCourse(turn)}/lessons/${quizId(courseOf(turn.member))}/quiz`
/** One with limited seats, in which most members are not enrolled. */
const limitedCourse = ({ member }: Turn) => `/api/courses/${courseId((member * 10) % courseCount)}`

export const right: GivenAnswer = { form: 'single', chosen: ['right'] }

export const learnersWork: readonly LearnersWork[] = [
  read('the dashboard', () => '/api/dashboard?lang=en'),
  read('the list of courses', () => '/api/courses?lang=am'),
  read('a course', ownCourse),
  read('a course with limited seats', limitedCourse),
  write('enrol where seats are limited', (turn) => `${limitedCourse(turn)}/enrolment`),
  read('open a lesson', ownLesson),
  write('complete a lesson', (turn) => `${ownLesson(turn)}/completion`),
  read('a quiz, with earlier attempts', ownQuiz),
  write('begin an attempt', (turn) => `${ownQuiz(turn)}/open-attempt`),
  { name: 'save an answer', by: 'member', ready: readyToAnswer },
  { name: 'come back to an attempt', by: 'member', ready: readyToGoOn },
  { name: 'end an attempt, with its result', by: 'member', ready: readyToEnd },
  read('the result of an attempt', ({ member }) => `/api/quiz-attempts/attempt-${member}-0`),
  read('what is due', () => '/api/reviews?lang=en'),
  { name: 'answer what is due', by: 'member', ready: readyToReview },
  read('what is saved', () => '/api/saved?lang=en'),
  ofEditors('attempts at a quiz', ({ member }) => `/api/admin/quizzes/${quizId(courseOf(member))}/attempts`),
  ofEditors(
    'learners of a course',
    ({ member }) => `/api/admin/courses/${courseId(courseOf(member))}/members`,
  ),
  ofEditors('the overview', () => '/api/admin/overview?lang=en'),
]

function read(name: string, path: (turn: Turn) => string): LearnersWork {
  const ready = (turn: Turn) => Promise.resolve(async () => sure(await turn.by.get(path(turn))))
  return { name, by: 'member', ready }
}

function ofEditors(name: string, path: (turn: Turn) => string): LearnersWork {
  return { ...read(name, path), by: 'editor' }
}

function write(name: string, path: (turn: Turn) => string): LearnersWork {
  return { name, by: 'member', ready: (turn) => Promise.resolve(() => put(turn, path(turn))) }
}

async function readyToAnswer(turn: Turn): Promise<Act> {
  const { id, questions } = await openAttempt(turn)
  const [{ position, sequence } = { position: 1, sequence: 0 }] = questions
  return () =>
    put(turn, `/api/quiz-attempts/${id}/answers/${position}`, { answer: right, sequence: sequence + 1 })
}

async function readyToGoOn(turn: Turn): Promise<Act> {
  const { id } = await openAttempt(turn)
  return async () => sure(await turn.by.get(`/api/quiz-attempts/${id}`))
}

/** All answers are right, so that ending the attempt does everything that it can: the lesson is done by it. */
async function readyToEnd(turn: Turn): Promise<Act> {
  const { id, questions } = await openAttempt(turn)
  for (const { position, sequence } of questions)
    await put(turn, `/api/quiz-attempts/${id}/answers/${position}`, { answer: right, sequence: sequence + 1 })
  return async () => {
    const { score } = await put<Attempt>(turn, `/api/quiz-attempts/${id}/end`, { answers: [] })
    if (score !== 100) throw new Error(`all answers were right, and the score is ${score}`)
  }
}

async function readyToReview(turn: Turn): Promise<Act> {
  const [due] = sure(await turn.by.get<Reviews>('/api/reviews?lang=en')).questions
  if (!due) throw new Error('nothing is due')
  return () => put(turn, `/api/reviews/${due.question.id}/turns/${due.turn}`, { answer: right })
}

/** The one that is open, or a new one. */
function openAttempt(turn: Turn): Promise<Attempt> {
  return put(turn, `${ownQuiz(turn)}/open-attempt`)
}

async function put<T>({ by }: Turn, path: string, body?: unknown): Promise<T> {
  return sure(await by.send<T>('PUT', path, body))
}

function sure<T>(answer: TestAnswer<T>): T {
  if (answer.status >= 300) throw new Error(`refused with ${answer.status}: ${answer.text}`)
  return answer.json
}
