import { createPublicKey } from 'node:crypto'
import { createVerifier } from 'fast-jwt'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import type { Certificate, OwnCertificates } from '#features/certificates/contract.ts'
import { formatBothDates } from '#platform/dates/calendar.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { loseAnswers } from './support/lose-answers.ts'
import { openPage } from './support/open-page.ts'
import { meetGoals } from './support/practice.ts'
import { passQuiz } from './support/quiz.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const slug = 'trading-foundations'
const names = { latin: 'Almaz Tesfaye', ethiopic: 'አልማዝ ተስፋዬ' }

/** Looks at a page on a phone, a tablet and a desk; nothing is wider than any of them. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // A page takes its new width some frames later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${name} at ${width}`,
      })
      .toBeLessThanOrEqual(0)
  }
  await checkAccessibility(page)
}

/** Somebody else's program, with nothing but what the site publishes. */
async function verifyElsewhere(badge: string): Promise<Record<string, unknown>> {
  const published: { keys: Record<string, string>[] } = await (
    await fetch(`${site.url}/.well-known/jwks.json`)
  ).json()
  const { kid } = JSON.parse(Buffer.from(badge.split('.')[0] ?? '', 'base64url').toString())
  const key = published.keys.find((one) => one.kid === kid)
  if (!key) throw new Error('the key is not published')
  const pem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  return createVerifier({ key: pem, algorithms: ['RS256'] })(badge)
}

/** The certificate is valid for two years from now on. */
async function offer(isOffered: boolean): Promise<void> {
  const admin = await fetchAdmin()
  const { article } = await admin.read<CourseDetail>(`/api/courses/${slug}`)
  const item = await admin.read<Item>(`/api/admin/items/${article.id}`)
  const certificate = { isOffered, minimumScore: 0, validMonths: 24 }
  const details = { ...item.details, certificate }
  await admin.send('PATCH', `/api/admin/items/${item.id}`, { version: item.version, details })
}

beforeAll(() => offer(true))

/** Enrols and does all of the course but its last lesson before the quiz, which is given back. */
async function almostComplete(page: Page, language: Language) {
  await askApi(page, 'PUT', `/api/courses/${slug}/enrolment`)
  const { sections } = await askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=${language}`)
  const all = sections.flatMap((section) => section.lessons)
  const lessons = all.filter(({ lessonKind }) => lessonKind !== 'quiz')
  await passQuiz(site, page, { course: slug, id: all.at(-1)!.id })
  for (const { id, lessonKind } of lessons.slice(0, -1)) {
    if (lessonKind === 'practice') await meetGoals(page, { course: slug, id })
    else await askApi(page, 'PUT', `/api/courses/${slug}/lessons/${id}/completion`)
  }
  return lessons.at(-1)!
}

describe.each(languages)('in %s, a member', (language) => {
  const texts: Say = textsIn(language)
  const say = (key: string) => texts('certificates', key)
  /** A day in both calendars. */
  const both = (instant: number) => {
    const [first, second] = formatBothDates(instant, language)
    return texts('certificates', 'dates', { first, second })
  }
  const own = (key: string) => texts('certificates.member', key)
  const desk = (key: string, values?: Record<string, string>) => texts('certificates.admin', key, values)

  test('completes a course and earns a certificate, which others verify signed out until it is revoked', async () => {
    // A name in the wrong script is refused, and an answer lost.
    const page = await openPage(site, { language, allow: [/status of 422/, /net::ERR_FAILED/] })
    await signIn(page, await register(site, { language }))
    const last = await almostComplete(page, language)
    await page.goto(paths.lesson(slug, last.slug))
    await page.getByRole('button', { name: texts('courses.member', 'lesson.complete') }).click()
    await page.getByRole('link', { name: texts('courses.member', 'certificate.open') }).click()

    await page.getByText(own('waiting')).waitFor()
    const save = page.getByRole('button', { name: own('names.saveAndIssue') })
    await page.getByLabel(own('names.latin')).fill(names.ethiopic)
    await page.getByLabel(own('names.ethiopic')).fill(names.ethiopic)
    await save.click()
    await page.getByText(own('error.other_script.latin')).waitFor()
    await expect
      .poll(() => page.getByLabel(own('names.latin')).evaluate((field) => field.matches(':focus')))
      .toBe(true)
    await page.getByLabel(own('names.latin')).fill(`${names.latin} `)
    await loseAnswers(page, /\/api\/certificates\/names$/)
    await loseAnswers(page, /\/api\/certificates$/, { times: 2 })
    await save.click()
    await page.getByText(own('error.unknown')).waitFor()
    await checkAccessibility(page)
    await page.getByText(own('names.saved')).waitFor()
    await expect.poll(() => page.getByText(own('error.unknown')).count()).toBe(0)
    await page.getByText(own('state.valid'), { exact: true }).waitFor()
    await expect.poll(() => page.locator(':focus').textContent()).toBe(own('names.title'))
    await lookAt(page, `own-${language}`)
    const { items } = await askApi<OwnCertificates>(page, 'GET', '/api/certificates')
    const address = paths.certificate(items[0]!.id)
    await expect
      .poll(() => page.getByRole('link', { name: own('open') }).getAttribute('href'))
      .toContain(address)

    await page.goto(paths.dashboard)
    await page.getByRole('heading', { name: texts('dashboard.member', 'certificates.title') }).waitFor()

    const stranger = await openPage(site, { language, javaScript: false })
    const answer = await stranger.goto(address)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await stranger.getByText(say('status.valid'), { exact: true }).waitFor()
    for (const name of Object.values(names)) await stranger.getByText(name, { exact: true }).waitFor()
    const { score, completedAt, expiresAt } = items[0]!
    await expectFact(stranger, say('score'), texts('certificates', 'score.value', { score: score ?? -1 }))
    for (const [fact, instant] of [
      ['completed', completedAt],
      ['issued', items[0]!.issuedAt],
      ['expires', expiresAt],
    ] as const)
      await expectFact(stranger, say(fact), both(instant ?? 0))
    const pdf = await stranger.request.get(
      (await stranger.getByRole('link', { name: say('pdf') }).getAttribute('href')) ?? '',
    )
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const badge = await stranger.request.get(`${address}/badge.jwt`)
    expect(await verifyElsewhere(await badge.text())).toMatchObject({ id: `${site.url}${address}` })
    const withScripts = await openPage(site, { language })
    await withScripts.goto(address)
    await lookAt(withScripts, `public-${language}`)

    const admin = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(admin, await findAdmin(site))
    await admin.goto(`${paths.admin.certificates}?q=${items[0]!.id}`)
    await admin.getByRole('button', { name: desk('actionsFor', { name: names.latin }) }).click()
    await admin.getByRole('menuitem', { name: desk('action.revoke'), exact: true }).click()
    const revoke = admin.getByRole('dialog').getByRole('button', { name: desk('action.revoke'), exact: true })
    await revoke.click()
    await expectFault(admin.getByLabel(desk('reason.en')), desk('wrong.required'))
    await admin.keyboard.type('Somebody else answered')
    await revoke.click()
    await expectFault(admin.getByLabel(desk('reason.am')), desk('wrong.required'))
    await admin.keyboard.type('ሌላ ሰው መልሷል')
    await revoke.click()
    await admin.getByText(desk('done.revoke')).waitFor()
    await lookAt(admin, `admin-${language}`)

    await stranger.goto(address)
    await stranger.getByText(say('status.revoked'), { exact: true }).waitFor()
    await stranger
      .getByText(language === 'en' ? /Somebody else answered/ : /ሌላ ሰው መልሷል/)
      .first()
      .waitFor()
    await expect.poll(() => stranger.getByRole('link', { name: say('pdf') }).count()).toBe(0)
    const { revokedAt } = await askApi<Certificate>(page, 'GET', `/api/certificates/${items[0]!.id}`)
    await stranger
      .getByText(both(revokedAt ?? 0))
      .first()
      .waitFor()
  }, 120_000)

  test('who completed a course before it offered a certificate gets it on opening their certificates', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    await offer(false)
    const last = await almostComplete(page, language)
    await askApi(page, 'PUT', `/api/courses/${slug}/lessons/${last.id}/completion`)
    await offer(true)
    expect((await askApi<OwnCertificates>(page, 'GET', '/api/certificates')).items).toEqual([])
    await page.goto(paths.certificates)
    await page.getByText(own('waiting')).waitFor()
  }, 60_000)

  test('who follows a wrong address is told that no certificate is there', async () => {
    const page = await openPage(site, { language, javaScript: false, allow: [/404/] })
    const answer = await page.goto(paths.certificate('AAAAAAAAAAAAAAAAAAAAAA'))
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: say('unknown') }).waitFor()
  })
})

/** The administrator without a browser, for what the journeys are not about. */
async function fetchAdmin() {
  const { email, password } = await findAdmin(site)
  const headers = { 'content-type': 'application/json', origin: site.url, 'sec-fetch-site': 'same-origin' }
  const signedIn = await fetch(`${site.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { ...headers, cookie },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  return {
    send: ask,
    async read<T>(path: string): Promise<T> {
      return asAnswer<T>(await (await ask('GET', path)).json())
    },
  }
}

/** Journeys name the contract's type of what they ask for. */
function asAnswer<T>(value: unknown): T {
  return value as T
}

/** What a certificate says of itself. */
async function expectFact(page: Page, name: string, value: string): Promise<void> {
  const fact = page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')
  await expect.poll(() => fact.allTextContents()).toEqual([value])
}

/** The field has the focus, and what is wrong with it is read with it. */
async function expectFault(field: Locator, words: string): Promise<void> {
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  const description = await field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )
  expect(description).toContain(words)
}
