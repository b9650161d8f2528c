import type { TestApp, TestBrowser } from '#app/server/test-app.ts'
import type { GivenAnswer } from '#features/questions/contract.ts'
import type { LearningWeek, Reminder, ReviewAnswered, Reviews } from '../contract.ts'

interface Refused {
  code: string
  fields?: Record<string, string>
}

/** For tests: a member who practises, in few words. */
export function practising(browser: TestBrowser) {
  return {
    browser,
    due: async (lang = 'en') => (await browser.get<Reviews>(`/api/reviews?lang=${lang}`)).json,
    /** In a text, as the self-check that it is. */
    check: (questionId: string, answer: GivenAnswer) =>
      browser.send('POST', `/api/questions/${questionId}/answers`, { answer }),
    give: (questionId: string, turn: number, answer: GivenAnswer) =>
      browser.send<ReviewAnswered & Refused>('PUT', `/api/reviews/${questionId}/turns/${turn}`, { answer }),
    week: async () => (await browser.get<LearningWeek>('/api/learning-week')).json,
    setGoal: (days: unknown) =>
      browser.send<LearningWeek & Refused>('PUT', '/api/learning-week/goal', { days }),
    remind: (isOn: boolean) => browser.send<Reminder>('PUT', '/api/reminders', { isOn }),
    isReminded: async () => (await browser.get<Reminder>('/api/reminders')).json.isOn,
  }
}

/** For tests: moves the clock by hours and days, and whoever is signed in stays so. */
export async function passTime(site: TestApp, milliseconds: number): Promise<void> {
  site.advance(milliseconds)
  const now = site.services.clock()
  const later = new Date(now + 400 * 86_400_000)
  await site.services.connection.db
    .updateTable('sessions')
    .set({
      createdAt: new Date(now).toISOString(),
      lastActiveAt: now,
      expiresAt: later.toISOString(),
      endsAt: later.getTime(),
    })
    .execute()
}
