import type { Member, TestSite } from '#app/server/test-site.ts'
import type { TestAnswer } from '#app/server/test-app.ts'
import type { Item } from '#content/contract.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import { systemContext, type Context } from '#platform/server/context.ts'
import type { CourseDetail, CourseProgress, Enrolment, LessonDetail } from '../contract.ts'

/** Why something was refused. */
interface Refusal {
  code: string
  details?: Record<string, unknown>
}

/** A course with lessons by title, whose editors and learners act with few words. */
export interface TestCourse {
  course: Item
  lessons: Item[]
  enrol(member: Member): Promise<TestAnswer<Enrolment & Refusal>>
  read(member: Member, more?: string): Promise<CourseDetail>
  open(member: Member, lesson: number, more?: string): Promise<TestAnswer<LessonDetail & Refusal>>
  complete(member: Member, lesson: number): Promise<TestAnswer<CourseProgress & Refusal>>
}

/** Publishes a course whose lessons have these details, one after the other, in a section each or in none. */
export async function publishCourse(
  site: TestSite,
  title: string,
  wanted: { details?: DetailsOf<'course'>; lessons: DetailsOf<'lesson'>[] },
): Promise<TestCourse> {
  const course = await site.publish({ kind: 'course', title, fields: { details: wanted.details } })
  const lessons: Item[] = []
  for (const [sortOrder, details] of wanted.lessons.entries()) {
    const fields = { sortOrder, details }
    const lesson = {
      kind: 'lesson',
      title: `${title} ${sortOrder + 1}`,
      parentId: course.id,
      fields,
    } as const
    lessons.push(await site.publish(lesson))
  }
  const at = (lesson: number) => `/api/courses/${course.id}/lessons/${lessons[lesson]?.id}`
  return {
    course,
    lessons,
    enrol: ({ browser }) => browser.send('PUT', `/api/courses/${course.id}/enrolment`),
    read: async ({ browser }, more = '') =>
      (await browser.get<CourseDetail>(`/api/courses/${course.id}${more}`)).json,
    open: ({ browser }, lesson, more = '') => browser.get(`${at(lesson)}${more}`),
    complete: ({ browser }, lesson) => browser.send('PUT', `${at(lesson)}/completion`),
  }
}

/** Changes what the editors set for an item. */
export async function change(
  { admin }: TestSite,
  { id }: Pick<Item, 'id'>,
  fields: Record<string, unknown>,
): Promise<void> {
  const { json } = await admin.browser.get<Item>(`/api/admin/items/${id}`)
  const body = { version: json.version, ...fields }
  const { status, text } = await admin.browser.send('PATCH', `/api/admin/items/${id}`, body)
  if (status !== 200) throw new Error(`${status} ${text}`)
}

/** Lets time pass, after which these members and the administrator sign in anew. */
export async function passTime(site: TestSite, milliseconds: number, ...members: Member[]): Promise<void> {
  site.advance(milliseconds)
  for (const { email, browser } of [site.admin, ...members]) {
    const { cookies } = await site.signIn(email)
    browser.cookies.clear()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
  }
}

/** A member who asks at an instant, to the millisecond. */
export function contextOf({ services }: TestSite, { uid }: Pick<Member, 'uid'>, now: number): Context {
  const actor = {
    kind: 'user',
    uid,
    role: 'user',
    emailVerified: true,
    sessionId: 'test',
    provedAt: now,
  } as const
  return { ...systemContext(services, 'test'), actor, now }
}

/** So many people who never signed in, to fill pages with: their ids, in order. */
export async function addCrowd(site: TestSite, name: string, size: number): Promise<string[]> {
  const { db } = site.services.connection
  const model = db.selectFrom('users').selectAll().where('id', '=', site.admin.uid)
  const user = await model.executeTakeFirstOrThrow()
  const ids = Array.from({ length: size }, (_, at) => `${name}-${String(at).padStart(2, '0')}`)
  const rows = ids.map((id) => ({ ...user, id, email: `${id}@example.com` }))
  await db.insertInto('users').values(rows).execute()
  return ids
}
