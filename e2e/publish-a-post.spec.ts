import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const texts: Record<Language, { title: string; excerpt: string; body: string }> = {
  en: {
    title: 'Sesame at the end of the rains',
    excerpt: 'What the new harvest means for prices at the warehouse gate.',
    body: 'The first lots arrive in November.',
  },
  am: {
    title: 'ሰሊጥ በክረምቱ ማብቂያ',
    excerpt: 'አዲሱ ምርት ለመጋዘን በር ዋጋ ምን ማለት ነው።',
    body: 'የመጀመሪያዎቹ ምርቶች በኅዳር ይደርሳሉ።',
  },
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const say: Say = textsIn(language)

  test('an administrator writes a post in both languages, publishes it, and visitors read it at once', async () => {
    const admin = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(admin, await findAdmin(site))
    await startPost(admin, say, `${texts[language].title} ${language}`)

    for (const edition of languages) {
      const { title, excerpt, body } = texts[edition]
      const panel = admin.getByRole('region', {
        name: say('desk', `language.${edition}`),
        exact: true,
      })
      const name = say('desk', `language.${edition}`)
      const publish = panel.getByRole('button', {
        name: say('desk', 'publish.in', { language: name }),
        exact: true,
      })
      await panel
        .getByRole('textbox', { name: say('desk', 'field.title'), exact: true })
        .fill(`${title} ${language}`)
      await panel
        .getByRole('textbox', { name: say('desk', 'field.bodyIn', { language: name }), exact: true })
        .fill(body)
      await publish.click()
      await panel.getByText(say('desk', 'check.excerpt')).first().waitFor()

      await panel.getByRole('textbox', { name: say('desk', 'field.excerpt'), exact: true }).fill(excerpt)
      await publish.click()
      await admin
        .getByText(say('desk', 'publish.done', { language: name }))
        .first()
        .waitFor()
    }

    for (const readerLanguage of languages) {
      const { title, body } = texts[readerLanguage]
      for (const javaScript of [true, false]) {
        const reader = await openPage(site, { language: readerLanguage, javaScript })
        await reader.goto(paths.blogs)
        await reader
          .getByRole('link', { name: `${title} ${language}` })
          .first()
          .click()
        await reader.getByRole('heading', { level: 1, name: `${title} ${language}` }).waitFor()
        await reader.getByRole('main').getByText(body).waitFor()
      }
    }
  })

  test('a post in one language only is read in it with a notice, and an unpublished one is gone', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const other = language === 'en' ? 'am' : 'en'
    const title = `${texts[language].title} alone`
    const name = say('desk', `language.${language}`)
    await startPost(admin, say, title)
    const panel = admin.getByRole('region', { name, exact: true })
    await panel
      .getByRole('textbox', { name: say('desk', 'field.excerpt'), exact: true })
      .fill(texts[language].excerpt)
    await panel
      .getByRole('textbox', { name: say('desk', 'field.bodyIn', { language: name }), exact: true })
      .fill(texts[language].body)
    await panel
      .getByRole('button', { name: say('desk', 'publish.in', { language: name }), exact: true })
      .click()
    await admin
      .getByText(say('desk', 'publish.done', { language: name }))
      .first()
      .waitFor()

    const reader = await openPage(site, { language: other, allow: [/status of 404/] })
    await reader.goto(paths.blogs)
    await reader.getByRole('link', { name: title }).first().click()
    await reader.getByRole('heading', { level: 1, name: title }).waitFor()
    await expect.poll(() => reader.locator('html').getAttribute('lang')).toBe(other)
    await expect.poll(() => reader.locator(`main [lang=${language}]`).count()).toBeGreaterThan(0)
    const address = new URL(reader.url()).pathname

    await panel.getByRole('button', { name: say('desk', 'item.moreIn', { language: name }) }).click()
    await admin.getByRole('menuitem', { name: say('desk', 'publish.withdraw'), exact: true }).click()
    await admin
      .getByText(say('desk', 'publish.withdrawn', { language: name }))
      .first()
      .waitFor()
    expect((await reader.goto(address))?.status()).toBe(404)
  })
})

/** From the table of posts to the editor of a new one. */
async function startPost(admin: Page, say: Say, title: string): Promise<void> {
  await admin.goto(paths.admin.blogs)
  await admin
    .getByRole('button', { name: say('blogs.admin', 'kind.blog.new') })
    .first()
    .click()
  const dialog = admin.getByRole('dialog', { name: say('blogs.admin', 'kind.blog.new') })
  await dialog.getByRole('textbox', { name: say('desk', 'field.title'), exact: true }).fill(title)
  await dialog.getByRole('button', { name: say('desk', 'new.start') }).click()
  await admin.waitForURL(/\/admin\/blogs\/.+/)
  await admin.getByRole('heading', { level: 1, name: title }).waitFor()
}
