import type { TestSite, Member } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { OwnCertificates } from '../contract.ts'

export const names = { latin: 'Almaz Bekele Worku', ethiopic: 'አልማዝ በቀለ ወርቁ' }

export interface TestCourse {
  course: Item
  lessons: Item[]
}

/** A published course in both languages whose lessons alone lead to a certificate: that was switched on after it was published. */
export async function offerCourse(
  site: TestSite,
  title: string,
  certificate: Record<string, unknown> = {},
): Promise<TestCourse> {
  const details = { certificate: { isOffered: true, minimumScore: 0, ...certificate } }
  const course = await site.publish({ kind: 'course', title })
  await site.translate(course, 'am', `${title} በአማርኛ`)
  const lessons = [
    await site.publish({
      kind: 'lesson',
      title: `${title} one`,
      parentId: course.id,
      fields: { sortOrder: 1 },
    }),
    await site.publish({
      kind: 'lesson',
      title: `${title} two`,
      parentId: course.id,
      fields: { sortOrder: 2 },
    }),
  ]
  const { browser } = site.admin
  const { version } = (await browser.get<Item>(`/api/admin/items/${course.id}`)).json
  const changed = await browser.send('PATCH', `/api/admin/items/${course.id}`, { version, details })
  if (changed.status !== 200) throw new Error(`${changed.status} ${changed.text}`)
  return { course, lessons }
}

/** Enrols a member and marks every lesson as done. */
export async function complete({ browser }: Member, { course, lessons }: TestCourse): Promise<void> {
  await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  for (const lesson of lessons) {
    const done = await browser.send('PUT', `/api/courses/${course.id}/lessons/${lesson.id}/completion`)
    if (done.status !== 200) throw new Error(`${done.status} ${done.text}`)
  }
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
