import type { TestSite } from '#app/server/test-site.ts'
import type { TestBrowser } from '#app/server/test-app.ts'
import {
  documentOf,
  ofKind,
  paragraph,
  type Author,
  type PostFields,
} from '#content/server/test-authoring.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Item } from '#content/contract.ts'
import type { ItemOf } from '#content/kind-item.ts'
import type { AnswerKept, Attempt, GivenAnswer, QuizOverview, QuizSettings } from '../contract.ts'

export interface Refused {
  code: string
  fields?: Record<string, string>
  details: { startableAt?: number }
}

/** Never in what a member may read before the end: these words stand in explanations alone. */
export const secret = 'Because it is so'

/** For tests: a question whose right choice is `right`; all its explanations hold `secret`. */
export async function postQuestion(
  author: Author,
  asked: string,
  { use = 'quiz', ...fields }: Omit<PostFields, 'body'> & { use?: 'quiz' | 'practice' } = {},
): Promise<ItemOf<'question'>> {
  const details = { form: 'single', use } as const
  const titles = { en: asked, am: `${asked} ?` }
  return ofKind(
    'question',
    await author.post('question', titles, { details, body: asking(asked), ...fields }),
  )
}

export function asking(asked: string, right = 'right'): BlockDocument {
  return documentOf(paragraph(asked), choice('wrong', right), choice('right', right), explanation())
}

function choice(id: string, right: string): Block {
  return {
    type: 'choice',
    attrs: { id, isRight: id === right, area: null },
    content: [paragraph(`The ${id} thing`), explanation()],
  }
}

function explanation(): Block {
  return { type: 'explanation', content: [paragraph(secret)] }
}

export const right: GivenAnswer = { form: 'single', chosen: ['right'] }
export const wrong: GivenAnswer = { form: 'single', chosen: ['wrong'] }

const usualQuiz: QuizSettings = {
  pools: [],
  isShuffled: true,
  attempts: null,
  waitMinutes: 0,
  limitMinutes: null,
  passMark: 70,
  answersShown: 'after_close',
}

interface Wanted extends Partial<QuizSettings> {
  course?: PostFields['details']
  lessons?: readonly string[]
}

/** For tests: a published course whose last lesson is a quiz of these questions, after lessons of words. */
export async function postQuiz(
  author: Author,
  questionIds: readonly string[],
  { course: details = {}, lessons: titles = [], ...settings }: Wanted = {},
) {
  const course = await author.post('course', { en: 'A course' }, { details })
  const lessons: Item[] = []
  for (const [sortOrder, en] of titles.entries())
    lessons.push(await author.post('lesson', { en }, { parentId: course.id, sortOrder }))
  const pools = [{ questionIds: [...questionIds], draw: Math.max(1, questionIds.length) }]
  const quiz = { ...usualQuiz, pools, ...settings }
  const lesson = await author.post(
    'lesson',
    { en: 'Final quiz', am: 'የመጨረሻ ፈተና' },
    { parentId: course.id, sortOrder: titles.length, details: { lessonKind: 'quiz', quiz } },
  )
  return { course, lesson: ofKind('lesson', lesson), lessons }
}

/** For tests: a member at a quiz, who says things in few words. */
export async function takerOf(
  site: Pick<TestSite, 'join'>,
  { course, lesson }: { course: Item; lesson: Item },
  email: string,
) {
  const { browser, uid } = await site.join(email)
  await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  return { uid, ...takingWith(browser, { course, lesson }) }
}

export function takingWith(browser: TestBrowser, { course, lesson }: { course: Item; lesson: Item }) {
  const quiz = `/api/courses/${course.id}/lessons/${lesson.id}/quiz`
  const at = (id: string) => `/api/quiz-attempts/${id}`
  return {
    browser,
    overview: () => browser.get<QuizOverview & Refused>(quiz),
    start: (lang = 'en') => browser.send<Attempt & Refused>('PUT', `${quiz}/open-attempt?lang=${lang}`),
    read: (id: string, lang = 'en') => browser.get<Attempt & Refused>(`${at(id)}?lang=${lang}`),
    give: (id: string, position: number, answer: GivenAnswer, sequence = 1) =>
      browser.send<AnswerKept & Refused>('PUT', `${at(id)}/answers/${position}`, { answer, sequence }),
    end: (id: string, answers: unknown = []) =>
      browser.send<Attempt & Refused>('PUT', `${at(id)}/end`, { answers }),
  }
}
