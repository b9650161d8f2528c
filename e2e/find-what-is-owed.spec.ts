import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { listed } from '#platform/punctuation.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const titles: Record<Language, string> = { en: 'Sesame in one language', am: 'ሰሊጥ በአንድ ቋንቋ' }

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)

  test('a translator finds on the board what is owed, opens it, and what is translated is owed no more', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.dashboard)
    const title = titles[language]
    const other = otherLanguage(language)
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: title }] }
    const text = { title, excerpt: title, body: { type: 'doc', content: [paragraph] } }
    const item = await askApi<Item>(admin, 'POST', '/api/admin/items', { kind: 'resource', language, title })
    const details = { resourceType: 'dataset' }
    await askApi(admin, 'PATCH', `/api/admin/items/${item.id}`, { version: item.version, details })
    const edition = (one: Language) => `/api/admin/items/${item.id}/editions/${one}`
    await askApi(admin, 'PUT', edition(language), { basedOn: 1, keep: true, text })
    await askApi(admin, 'PUT', `${edition(language)}/publication`, { revision: 2 })

    await admin.getByRole('link', { name: say('app.member', 'admin.translations') }).click()
    await admin.getByRole('heading', { level: 1, name: word('translations.title') }).waitFor()
    await checkAccessibility(admin)
    const column = language === 'en' ? 'onlyEn' : 'onlyAm'
    const number = admin.getByRole('link', {
      name: listed([say('resources.admin', 'kind.resource.many'), word(`translations.${column}`)], language),
    })
    const count = Number(await number.innerText())
    await number.click()
    await admin.getByRole('link', { name: title, exact: true }).waitFor()
    const rows = admin.getByRole('row').filter({ has: admin.getByRole('checkbox') })
    await expect.poll(async () => (await rows.count()) - 1).toBe(count)
    await admin.goBack()

    await admin.getByRole('combobox', { name: word('translations.into'), exact: true }).selectOption(other)
    await admin
      .getByRole('combobox', { name: word('translations.kind'), exact: true })
      .selectOption('resource')
    const row = admin.getByRole('row').filter({ hasText: title })
    await row.getByText(word('translations.missing')).waitFor()
    await row
      .getByText(
        word('translations.direction', {
          from: word(`language.${language}`),
          into: word(`language.${other}`),
        }),
      )
      .first()
      .waitFor()
    await row.getByRole('link', { name: title }).click()
    await admin.waitForURL(new RegExp(`/admin/resources/${item.id}`))
    await admin.getByRole('heading', { level: 1, name: title }).waitFor()

    await askApi(admin, 'PUT', edition(other), { basedOn: 0, keep: true, translatedFrom: 2, text })
    await askApi(admin, 'PUT', `${edition(other)}/publication`, { revision: 1 })
    await admin.goBack()
    await row.waitFor({ state: 'detached' })

    await askApi(admin, 'PUT', edition(language), {
      basedOn: 2,
      keep: true,
      text: { ...text, excerpt: `${title}!` },
    })
    await admin.reload()
    await row.getByText(word('translations.draft_ahead', { count: 1 })).waitFor()
    await askApi(admin, 'PUT', `${edition(language)}/publication`, { revision: 3 })
    await admin.reload()
    await row.getByText(word('translations.readers_behind', { count: 1 })).waitFor()
  })
})
