import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import { adminPages, finalQuiz, memberPages } from './support/every-page.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { signInByForm } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

/** Who is a guest learns nothing of an attempt, not even whether there is one. */
const userPages = [...memberPages, finalQuiz, paths.quizAttempt('AAAAAAAAAAAAAAAAAAAAAA')]

describe.each(languages)('in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)

  test('a guest is led from every guarded page to the sign-in page', async () => {
    const page = await openPage(site, { language })
    for (const path of [...userPages, ...adminPages]) {
      await page.goto(path)
      await page.waitForURL(`**${paths.login}`)
    }
    await page.getByText(say('identity', 'signIn.wanted')).waitFor()
  })

  inBoth(
    'signing in leads back to the wanted page, and no guarded address stays in the history',
    async () => {
      const account = await register(site, { language })
      const page = await openPage(site, { language })
      await page.goto(paths.about)
      await page.goto(`${paths.courses}?q=risk`)
      await page.waitForURL(`**${paths.login}`)
      // What was wanted stands in the history alone, of which the server knows nothing: a page that is asked for again takes it over as well.
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByText(say('identity', 'signIn.wanted')).waitFor()
      await signInByForm(page, say, { account })
      await page.waitForURL(`**${paths.courses}?q=risk`)
      await page.goBack()
      await page.waitForURL(`**${paths.about}`)
    },
  )

  test('a user who opens an admin page is led to the sign-in page, which says why', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language })
    await signIn(page, account)
    for (const path of adminPages) {
      await page.goto(path)
      await page.waitForURL(`**${paths.login}`)
    }
    await page.getByText(say('identity', 'already.adminTitle')).waitFor()
    // An address can be spelled in more ways than one can tell that it is for administrators.
    for (const path of ['/Admin/users', '/%61dmin/users']) {
      await page.goto(`${paths.login}?${new URLSearchParams({ to: path })}`)
      await page.getByText(say('identity', 'already.adminTitle')).waitFor()
    }
    expect((await page.request.get('/api/admin/users')).status()).toBe(403)
  })

  inBoth('an administrator sees the admin pages', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.users)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.admin.users)
  })

  inBoth.each([
    { path: paths.profile, key: 'guard.loading', literal: 'Loading...' },
    { path: paths.admin.users, key: 'guard.admin', literal: 'Checking admin access...' },
  ])('$path says what it waits for while nobody knows who is there', async ({ path, key, literal }) => {
    const page = await openPage(site, { language })
    const answer = await holdSession(page)
    await page.goto(path)
    await page.getByText(language === 'en' ? literal : say('identity', key), { exact: true }).waitFor()
    answer()
    await page.waitForURL(`**${paths.login}`)
  })
})

test('addresses of other sites are not gone to after signing in', async () => {
  const account = await register(site)
  for (const wanted of ['//evil.example/x', 'https://evil.example/', '/\\evil.example']) {
    const page = await openPage(site)
    await page.goto(`${paths.login}?to=${encodeURIComponent(wanted)}`)
    await signInByForm(page, textsIn('en'), { account })
    await page.waitForURL(`${site.url}${paths.dashboard}`)
  }
})

/** Keeps the page from learning who is signed in; gives how to let it. */
async function holdSession(page: Page): Promise<() => void> {
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/session', async (route) => {
    await released
    await route.continue()
  })
  return answer
}
