import type { TestSite, Member } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz, right, takingWith } from '#features/quizzes/server/test-quizzes.ts'
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
  const question = await postQuestion(author, `${title}?`)
  const { course, lesson, lessons } = await postQuiz(author, [question.id], {
    title: { en: title, am: `${title} በአማርኛ` },
    lessons: ['One'],
  })
  await author.change(course.id, {
    details: { certificate: { isOffered: true, minimumScore: 0, ...certificate } },
  })
  return { course, lessons: [lesson, ...lessons] }
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
      lesson.details.lessonKind === 'quiz'
        ? await passQuiz(takingWith(browser, { course, lesson }))
        : await browser.send('PUT', `/api/courses/${course.id}/lessons/${lesson.id}/completion`)
    if (done.status !== 200) throw new Error(`${done.status} ${done.text}`)
  }
}

async function passQuiz(taker: ReturnType<typeof takingWith>) {
  const { json } = await taker.start()
  return taker.end(json.id, [{ position: 1, answer: right, sequence: 1 }])
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
