import { setTimeout as pause } from 'node:timers/promises'
import type { TestApp } from '#app/server/test-app.ts'
import { createTaker } from '#app/server/quizzes/test-takers.ts'
import type { Site } from '../../e2e/support/site.ts'
import { cookieOfMember } from './members.ts'
import { startPinned } from './pinned-server.ts'
import { courseId, courseOf, quizId } from './shape.ts'

const kills = 20
const takers = 30
/** Not those of the crowd. */
const firstMember = 1_000
const answersBetween = 100

/**
 * Ends the server 20 times in the midst of what 30 members answer, begin and end, and asks it each time when it is there again for
 * everything that it had acknowledged. Gives what it said and what was missing.
 */
export async function measureKills(
  site: TestApp,
  server: Site,
): Promise<{ acknowledged: number; lost: string[] }> {
  let current = server
  const origin = server.url
  const { config } = site.services
  const all = Array.from({ length: takers }, (_, index) => {
    const member = firstMember + index
    const course = courseOf(member)
    const cookie = cookieOfMember(member, config)
    return createTaker({
      url: () => origin,
      origin,
      cookie,
      courseId: courseId(course),
      lessonId: quizId(course),
    })
  })
  const acknowledged = () => all.reduce((sum, taker) => sum + taker.acknowledged(), 0)
  const lost: string[] = []
  try {
    for (let kill = 0; kill < kills; kill++) {
      const enough = acknowledged() + answersBetween
      const taking = all.map((taker) => taker.takeUntilItEnds())
      while (acknowledged() < enough) await pause(5)
      await pause(Math.random() * 300)
      await current.kill()
      await Promise.all(taking)
      current = await startPinned(site, Number(new URL(origin).port))
      for (const taker of all) lost.push(...(await taker.findLost()))
    }
  } finally {
    await current.kill()
  }
  return { acknowledged: acknowledged(), lost }
}
