import type { Item } from '#content/contract.ts'
import { neededExtras } from '#content/server/test-outcomes.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { register } from '../../../e2e/support/accounts.ts'
import { cookieOf } from '../../../e2e/support/session-cookie.ts'
import type { Site } from '../../../e2e/support/site.ts'
import { fromPage } from './asks.ts'
import type { Writer } from './members.ts'

const lessonCount = 20

interface Wanted {
  kind: 'course' | 'lesson'
  title: string
  parentId?: string
  collectionId?: string
}

/** One step of somebody's way through the course. */
interface Step {
  cookie: string
  lesson: string
}

/**
 * Members who complete the lessons of a course, each once, and look at their progress afterwards.
 * @param cookie of an administrator, who writes the course
 * @param most steps that there will be at least
 */
export async function createLearners(site: () => Site, cookie: string, most: number): Promise<Writer> {
  const course = await publish({ kind: 'course', title: 'Completed under kills' })
  const home = await ask<{ id: string }>('POST', '/api/admin/collections', cookie, {
    kind: 'section',
    parentId: course,
    titleEn: 'A section',
  })
  const lessons: string[] = []
  for (let number = 1; number <= lessonCount; number++)
    lessons.push(
      await publish({
        kind: 'lesson',
        title: `Lesson ${number}`,
        parentId: course,
        collectionId: home.id,
      }),
    )
  const members: string[] = []
  while (members.length * lessonCount < most) {
    const member = await cookieOf(site(), await register(site()))
    await ask('PUT', `/api/courses/${course}/enrolment`, member)
    members.push(member)
  }
  // One lesson of all members, then the next: no session lies unused for long.
  const steps: Step[] = lessons.flatMap((lesson) => members.map((cookie) => ({ cookie, lesson })))
  const done: Step[] = []
  let next = 0
  return {
    acknowledged: () => done.length,
    async write() {
      const step = steps[next++]
      if (!step) throw new Error(`there are ${steps.length} steps only`)
      const answer = await send(
        'PUT',
        `/api/courses/${course}/lessons/${step.lesson}/completion`,
        step.cookie,
      )
      if (answer.status === 200) done.push(step)
      return answer
    },
    async findLost() {
      const lost: string[] = []
      for (const [cookie, completed] of Map.groupBy(done, (step) => step.cookie)) {
        const { sections } = await ask<CourseDetail>('GET', `/api/courses/${course}`, cookie)
        const shown = new Set(
          sections.flatMap((section) => section.lessons.filter(({ isDone }) => isDone).map(({ id }) => id)),
        )
        for (const { lesson } of completed)
          if (!shown.has(lesson)) lost.push(`the completion of lesson ${lesson}`)
      }
      return lost
    },
  }

  async function publish(wanted: Wanted): Promise<string> {
    const { id, editions } = await ask<Item>('POST', '/api/admin/items', cookie, {
      ...wanted,
      language: 'en',
    })
    const address = `/api/admin/items/${id}/editions/en`
    const line = { type: 'paragraph', content: [{ type: 'text', text: wanted.title }] }
    const saved = await ask<Item>('PUT', address, cookie, {
      basedOn: editions[0]?.revision ?? 0,
      text: {
        title: wanted.title,
        excerpt: wanted.title,
        body: { type: 'doc', content: [line] },
        extras: neededExtras(wanted.kind),
      },
    })
    await ask('PUT', `${address}/publication`, cookie, { revision: saved.editions[0]?.revision })
    return id
  }

  function send(method: string, path: string, as: string, body?: unknown): Promise<Response> {
    const { url } = site()
    return fetch(url + path, {
      method,
      headers: fromPage(url, as),
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }

  async function ask<T>(method: string, path: string, as: string, body?: unknown): Promise<T> {
    const answer = await send(method, path, as, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}
