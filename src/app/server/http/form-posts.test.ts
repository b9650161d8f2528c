import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { questionOf } from '#features/questions/server/test-questions.ts'
import { paths } from '#platform/paths.ts'
import { languages, type Language } from '#platform/languages.ts'
import { createApp, type App } from '../create-app.ts'
import { fill } from '../pages/page-maker.ts'
import { createPages } from '../pages/pages.ts'
import { renderPage } from '../render.tsx'
import { createTestApp, type TestApp } from '../test-app.ts'

const origin = 'http://localhost:3000'
const template = '<html lang="en"><!--head--><!--page--><!--state-->'
const password = 'quiet harvest ladder'

let site: TestApp
let app: App

beforeEach(() => open({ RATE_LIMIT_FACTOR: '100' }))
afterEach(() => site.close())

describe.each(languages)('in %s, without a script', (language) => {
  test('a contact message arrives once however often it is sent', async () => {
    const message = {
      name: 'Almaz',
      email: 'almaz@example.com',
      topic: 'question',
      message: 'Which course comes first?',
      consent: 'on',
      website: '',
    }
    for (let time = 0; time < 2; time++) {
      const sent = await post('/contact', message, { language })
      expect(sent.status).toBe(303)
      expect(sent.headers.get('location')).toBe('/contact?done=1')
    }
    const { n } = await site.services.connection.db
      .selectFrom('contact_messages')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(1)
  })

  test('a contact message that does not fit comes back whole, with a word beside each field', async () => {
    await (await startAuthoring(site)).post('page', { en: 'Contact', am: 'ያግኙን' }, { slug: 'contact' })
    const answer = await post('/contact', { name: '', email: 'no', message: 'Short <b>' }, { language })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
    const html = await answer.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain('Short &lt;b&gt;</textarea>')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(5)
    expect(html).toContain(language === 'am' ? 'እባክዎ ስምዎን ይጻፉ።' : 'Please tell us your name.')
  })

  test('registering signs in and leads to what was wanted', async () => {
    const answer = await post(
      '/register?to=%2Fcourses%2Ffirst',
      { displayName: 'Almaz', email: 'almaz@example.com', password },
      { language },
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/courses/first'])
    expect(answer.headers.getSetCookie().join()).toContain('session')
    const again = await post(
      '/register?to=%2Fcourses%2Ffirst',
      { displayName: 'Almaz', email: 'almaz@example.com', password },
      { language },
    )
    expect(again.headers.get('location')).toBe('/login?to=%2Fcourses%2Ffirst&known=1')
  })
})

describe('signing in', () => {
  beforeEach(() => post('/register', { displayName: 'Almaz', email: 'almaz@example.com', password }))

  test.each([
    ['/login', '/dashboard'],
    ['/login?to=%2Fblogs%2Fx%3Fa%3D1', '/blogs/x?a=1'],
    ['/login?to=https%3A%2F%2Fevil.example', '/dashboard'],
    ['/login?to=%2F%2Fevil.example', '/dashboard'],
    ['/login?to=%2F%5Cevil.example', '/dashboard'],
  ])('on %s leads to %s', async (address, wanted) => {
    const answer = await post(address, { email: 'almaz@example.com', password, keep: 'on' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, wanted])
    expect(answer.headers.getSetCookie().join()).toMatch(/session.*Max-Age=2592000/)
  })

  test('with a wrong password keeps the address and never the password', async () => {
    const answer = await post('/login?to=%2Fcourses', {
      email: 'almaz@example.com',
      password: 'not this one at all',
      keep: 'on',
    })
    expect(answer.status).toBe(401)
    const html = await answer.text()
    expect(html).toContain('value="almaz@example.com"')
    expect(html).toMatch(/<input[^>]*name="keep"[^>]*checked/)
    expect(html).toContain('do not match')
    expect(html).toContain('href="/register?to=%2Fcourses"')
    expect(html).not.toContain('not this one')
  })

  test('from another site is refused', async () => {
    const answer = await post(
      '/login',
      { email: 'almaz@example.com', password },
      { origin: 'https://evil.example' },
    )
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe.each(languages)('signing out in %s, without a script', (language) => {
  test('ends the session and leads to the sign-in page, which says so', async () => {
    await post('/register', { displayName: 'Almaz', email: 'almaz@example.com', password })
    const entry = await post('/login', { email: 'almaz@example.com', password })
    const cookie = entry.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ')
    const who = async () => {
      const answer = await app.fetch(new Request(`${origin}/api/session`, { headers: { cookie } }))
      return ((await answer.json()) as { user: object | null }).user
    }
    expect(await who()).not.toBeNull()
    const foreign = await post(
      '/login',
      { step: 'out' },
      { language, cookie, origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    expect(await who()).not.toBeNull()

    const answer = await post('/login', { step: 'out' }, { language, cookie })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?done=out'])
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=; Max-Age=0/)
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(await who()).toBeNull()
    const page = await app.fetch(
      new Request(`${origin}/login?done=out`, { headers: { 'accept-language': language } }),
    )
    expect(await page.text()).toContain(language === 'am' ? '<p>ወጥተዋል።</p>' : '<p>You are signed out.</p>')
  })
})

test('the limits of the API count for forms, and the page says how long to wait', async () => {
  await site.close()
  await open({ RATE_LIMIT_FACTOR: '1' })
  let answer = await post('/forgot-password', { email: 'almaz@example.com' })
  expect(answer.headers.get('location')).toBe('/forgot-password?done=1')
  for (let time = 0; time < 50 && answer.status === 303; time++)
    answer = await post('/forgot-password', { email: 'almaz@example.com' })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.text()).toContain('too many times')
})

test('a reset link that is void, and a password that is too short, are answered on the page', async () => {
  const token = 'x'.repeat(43)
  expect((await post(`/reset-password?token=${token}`, { newPassword: password })).status).toBe(400)
  const short = await post(`/reset-password?token=${token}`, { newPassword: 'short' })
  expect(short.status).toBe(422)
  expect(await short.text()).toContain('too short')
})

test('an answer that was given in a text leads back to it, however often, and to no other site', async () => {
  const body = questionOf('Which?', [
    { id: 'aaaa', words: 'This', isRight: true },
    { id: 'bbbb', words: 'That' },
  ])
  const titles = { en: 'Which', am: 'የትኛው' }
  const { slug } = await (
    await startAuthoring(site)
  ).post('question', titles, { details: { form: 'single' }, body })
  const page = paths.question(slug)
  const given = { form: 'single', choices: 'aaaa bbbb', chosen: 'bbbb' }
  const read = async (fields: Record<string, string>, referer?: string) =>
    (await post(page, fields, referer === undefined ? {} : { referer })).text()
  const back = 'href="/blogs/x?lang=en"'
  const html = await read(given, `${origin}/blogs/x?lang=en`)
  expect(html).toContain('Back to the page')
  expect(html).toContain(back)
  expect(html).toContain('<input type="hidden" name="from" value="/blogs/x?lang=en">')
  expect(await read({ ...given, from: '/blogs/x?lang=en' }, `${origin}${page}`)).toContain(back)
  expect(await read({ ...given, chosen: '' }, `${origin}/blogs/x?lang=en`)).toContain(back)
  expect(await read(given)).not.toContain('Back to the page')
  expect(await read(given, 'https://evil.example/blogs/x')).not.toContain('Back to the page')
  expect(await read({ ...given, from: '//evil.example' }, `${origin}${page}`)).not.toContain('evil')
})

test('another mail to confirm an address can be asked for', async () => {
  const answer = await post('/verify-email', { step: 'ask', email: 'almaz@example.com' })
  expect(answer.headers.get('location')).toBe('/verify-email?done=asked')
})

test('what is no form is not taken', async () => {
  const put = await app.fetch(new Request(`${origin}/contact`, { method: 'PUT', headers: { origin } }))
  expect([put.status, put.headers.get('allow')]).toEqual([404, null])
  const answer = await app.fetch(
    new Request(`${origin}/login`, {
      method: 'POST',
      body: '{}',
      headers: { origin, 'content-type': 'application/json' },
    }),
  )
  expect(answer.status).toBe(415)
})

test.each(languages)(
  'members’ pages say in %s that they need a script, and whose they are',
  async (language) => {
    for (const address of ['/dashboard', '/courses/x']) {
      const page = await app.fetch(
        new Request(`${origin}${address}`, { headers: { 'accept-language': language } }),
      )
      const text = await page.text()
      expect(text).toMatch(
        language === 'am' ? /<main.*<h1>ይህ ገጽ JavaScript/ : /<main.*<h1>This page needs JavaScript/,
      )
      expect(text).toContain('<title>Traders&#x27; Hub</title><meta name="robots" content="noindex"/>')
    }
  },
)

async function open(environment: Record<string, string>): Promise<void> {
  site = await createTestApp(environment)
  const maker = {
    isCached: false,
    make: async (request: Parameters<typeof renderPage>[0]) =>
      fill(template, await renderPage(request), { request, links: '' }),
  }
  const pages = createPages(site.services, maker, () => app.fetch)
  app = createApp(site.services, { addPages: pages.addTo })
}

async function post(
  address: string,
  fields: Record<string, string>,
  sent: { language?: Language; origin?: string; cookie?: string; referer?: string } = {},
): Promise<Response> {
  return app.fetch(
    new Request(origin + address, {
      method: 'POST',
      headers: {
        origin: sent.origin ?? origin,
        'accept-language': sent.language ?? 'en',
        ...(sent.cookie ? { cookie: sent.cookie } : {}),
        ...(sent.referer ? { referer: sent.referer } : {}),
      },
      body: new URLSearchParams(fields),
    }),
  )
}
