import type { TestSite, Member } from '#app/server/test-site.ts'
import type { TestBrowser } from '#app/server/test-app.ts'
import type { Item } from '#content/contract.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { QuizSettings } from '#features/quizzes/contract.ts'
import type { OwnCertificates } from '../contract.ts'

export const names = { latin: 'Almaz Bekele Worku', ethiopic: 'አልማዝ በቀለ ወርቁ' }

export interface TestCourse {
  course: Item
  /** Its final quiz, and then the lesson that comes before it. */
  lessons: Item[]
}

/** A published course in both languages, of a lesson and a quiz. */
export async function offerCourse(
  site: TestSite,
  title: string,
  certificate: Record<string, unknown> = {},
): Promise<TestCourse> {
  const author = await authorOf(site)
  const course = await author.post('course', { en: title, am: `${title} በአማርኛ` })
  const lesson = await author.post('lesson', { en: 'One' }, { parentId: course.id, sortOrder: 1 })
  const details = { lessonKind: 'quiz' as const, quiz: quizOf(await postQuestion(author)) }
  const quiz = await author.post('lesson', { en: 'Quiz' }, { parentId: course.id, sortOrder: 2, details })
  await author.change(course.id, {
    details: { certificate: { isOffered: true, minimumScore: 0, ...certificate } },
  })
  return { course, lessons: [quiz, lesson] }
}

async function postQuestion(author: Author): Promise<Item> {
  const choice = (id: string) => ({
    type: 'choice' as const,
    attrs: { id, isRight: id === 'right', area: null },
    content: [paragraph(id), { type: 'explanation' as const, content: [paragraph('So it is.')] }],
  })
  const explanation = { type: 'explanation' as const, content: [paragraph('So it is.')] }
  const body = documentOf(paragraph('Which?'), choice('right'), choice('wrong'), explanation)
  return author.post('question', { en: 'Which?' }, { details: { form: 'single', use: 'quiz' }, body })
}

function quizOf({ id }: Item): QuizSettings {
  return {
    pools: [{ questionIds: [id], draw: 1 }],
    isShuffled: false,
    attempts: null,
    waitMinutes: 0,
    limitMinutes: null,
    passMark: 70,
    answersShown: 'after_close',
  }
}

const authors = new WeakMap<TestSite, Promise<Author>>()

/** One author a site: to sign in costs more than to write. */
function authorOf(site: TestSite): Promise<Author> {
  const author = authors.get(site) ?? startAuthoring(site)
  authors.set(site, author)
  return author
}

/** Enrols a member, who marks the lessons as done and knows all that the quiz asks. */
export async function complete({ browser }: Member, { course, lessons }: TestCourse): Promise<void> {
  await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  for (const lesson of lessons) {
    const done =
      lesson.kind === 'lesson' && lesson.details.lessonKind === 'quiz'
        ? await passQuiz(browser, `/api/courses/${course.id}/lessons/${lesson.id}/quiz/open-attempt`)
        : await browser.send('PUT', `/api/courses/${course.id}/lessons/${lesson.id}/completion`)
    if (done.status !== 200) throw new Error(`${done.status} ${done.text}`)
  }
}

async function passQuiz(browser: TestBrowser, address: string) {
  const { json } = await browser.send<{ id: string }>('PUT', address)
  const answer = { form: 'single', chosen: ['right'] }
  return browser.send('PUT', `/api/quiz-attempts/${json.id}/end`, {
    answers: [{ position: 1, answer, sequence: 1 }],
  })
}

export async function listOwn({ browser }: Member): Promise<OwnCertificates> {
  return (await browser.get<OwnCertificates>('/api/certificates')).json
}

/** A member with the certificate of a new course. */
export async function earn(
  site: TestSite,
  email: string,
  certificate: Record<string, unknown> = {},
): Promise<Member & { id: string; courseId: string }> {
  const member = await site.join(email)
  const offered = await offerCourse(site, `Course of ${email.split('@')[0]}`, certificate)
  await member.browser.send('PUT', '/api/certificates/names', names)
  await complete(member, offered)
  const [own] = (await listOwn(member)).items
  if (!own?.issuedAt) throw new Error('no certificate was issued')
  return { ...member, id: own.id, courseId: offered.course.id }
}
