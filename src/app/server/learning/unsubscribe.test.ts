import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unsubscribeToken } from '#features/reviews/server/unsubscribe-token.ts'
import { practising } from '#features/reviews/server/test-reviews.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { createApp, type App } from '../create-app.ts'
import { fill } from '../pages/page-maker.ts'
import { createPages } from '../pages/pages.ts'
import { renderPage } from '../render.tsx'
import { createTestSite, type TestSite } from '../test-site.ts'

const origin = 'http://localhost:3000'
const template = '<html lang="en"><!--head--><!--page--><!--state-->'

let site: TestSite
let app: App
let count = 0

beforeAll(async () => {
  site = await createTestSite()
  const maker = {
    isCached: false,
    make: async (request: Parameters<typeof renderPage>[0]) =>
      fill(template, await renderPage(request), { request, links: '' }),
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  app = createApp(site.services, { addPages: pages.addTo })
})
afterAll(() => site.close())

async function remindedMember() {
  const { browser, uid } = await site.join(`stops-${++count}@example.com`)
  const member = practising(browser)
  await member.remind(true)
  const address = paths.unsubscribe(unsubscribeToken(site.services.config, uid))
  return { ...member, address }
}

const ask = (address: string, init: RequestInit = {}) => app.fetch(new Request(`${origin}${address}`, init))

describe('the address in a reminder', () => {
  test('stops them for a mail program with one POST of either type, as often as it likes (RFC 8058)', async () => {
    const member = await remindedMember()
    const bodies = {
      'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
      'multipart/form-data; boundary=b':
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    }
    for (const [type, body] of Object.entries(bodies)) {
      await member.remind(true)
      for (let time = 0; time < 2; time++) {
        const answer = await ask(member.address, { method: 'POST', headers: { 'content-type': type }, body })
        expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
        expect(await member.isReminded()).toBe(false)
      }
    }
  })

  test.each(languages)(
    'shows a page in %s that works without a script, and looking stops nothing',
    async (language) => {
      const member = await remindedMember()
      const headers = { 'accept-language': language }
      const page = await ask(member.address, { headers })
      const html = await page.text()
      expect(html).toMatch(/<form method="post"/)
      expect(html).toContain('noindex')
      expect(html).toContain(language === 'am' ? 'አስታዋሽ ኢሜይሎችን ያቁሙ' : 'Stop the reminders')
      expect(await member.isReminded()).toBe(true)
      const sent = await ask(member.address, {
        method: 'POST',
        headers: { ...headers, origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      })
      expect(await sent.text()).toContain(language === 'am' ? 'አስታዋሽ ኢሜይሎቹ ቆመዋል።' : 'The reminders are off.')
      expect(await member.isReminded()).toBe(false)
    },
  )

  test('that this site did not sign stops nothing and says so', async () => {
    const member = await remindedMember()
    const answer = await ask(`${member.address.slice(0, -3)}AAA`, { method: 'POST' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('This address is not complete')
    expect(await member.isReminded()).toBe(true)
  })
})
