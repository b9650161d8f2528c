import { afterAll, describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const wanted = { en: 'cotton futures', am: 'የጥጥ ዋጋ' } as const

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('search.admin', key, values)
  const words = wanted[language]

  test('what a reader did not find becomes a text: an administrator starts it, and then sees to the gap', async () => {
    const reader = await openPage(site, { language })
    await reader.goto(`${paths.search}?q=${encodeURIComponent(words)}`)
    await reader.getByText(say('search.list', 'none', { words })).waitFor()

    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.searchMisses)
    const menu = admin.getByRole('button', { name: word('actionsNamed', { words }) })
    await menu.click()
    const look = admin.getByRole('menuitem', { name: word('search') })
    await expect
      .poll(() => look.getAttribute('href'))
      .toContain(`q=${encodeURIComponent(words).replaceAll('%20', '+')}`)
    await admin.getByRole('menuitem', { name: say('blogs.admin', 'kind.blog.write') }).click()
    const dialog = admin.getByRole('dialog', { name: say('blogs.admin', 'kind.blog.new') })
    const title = dialog.getByRole('textbox', { name: say('desk', 'field.title'), exact: true })
    await expect.poll(() => title.inputValue()).toBe(words)
    const request = admin.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/api/admin/items'),
    )
    await dialog.getByRole('button', { name: say('desk', 'new.start') }).click()
    expect((await request).headers()['idempotency-key']).toMatch(/^[\w-]{8,100}$/)
    await admin.getByRole('heading', { level: 1, name: words }).waitFor()

    await admin.goto(paths.admin.searchMisses)
    await menu.click()
    await admin.getByRole('menuitem', { name: word('handle') }).click()
    await admin.getByText(word('handled', { words })).waitFor()
    await menu.waitFor({ state: 'detached' })
    await admin.goto(`${paths.admin.searchMisses}?handled=1`)
    await menu.click()
    await admin.getByRole('menuitem', { name: word('remove'), exact: true }).click()
    await admin
      .getByRole('dialog', { name: word('removeTitle', { words }) })
      .getByRole('button', { name: word('remove'), exact: true })
      .click()
    await admin.getByText(word('removed', { words })).waitFor()
    await menu.waitFor({ state: 'detached' })
  })

  test('an administrator reads which limits are in force', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.limits)
    const group = admin.getByRole('region', { name: say('dashboard.admin', 'limits.sessions'), exact: true })
    await group.getByText(say('dashboard.admin', 'limits.minutes', { count: 20 })).waitFor()
    await group.getByText('SESSION_IDLE_SECONDS').waitFor()
    // What is said beside the button for uploads.
    const sizes = admin.getByRole('region', { name: say('dashboard.admin', 'limits.sizes'), exact: true })
    for (const size of ['10 MB', '25 MB', '5 MB']) await sizes.getByText(size, { exact: true }).waitFor()
  })
})
