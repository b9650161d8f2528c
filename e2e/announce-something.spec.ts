import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()
const most = 280

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('dashboard.admin', key, values)

  test('an announcement that is pasted too long is counted, kept whole and refused at its field', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.manageDashboard)
    const label = word('inLanguage', {
      label: word('announcement.text'),
      language: word(`language.${language}`),
    })
    const field = page.getByRole('textbox', { name: label, exact: true }).first()
    const description = () =>
      field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    await field.fill('ሀ'.repeat(most))
    await expect.poll(description).toContain(word('text.length', { length: most, most }))
    const pasted = 'ሀ'.repeat(most + 5)
    await field.fill('')
    await field.focus()
    await page.keyboard.insertText(pasted)
    const tooLong = word('text.tooLong', { length: most + 5, most })
    await expect.poll(description).toContain(tooLong)
    await page
      .getByRole('button', { name: word('settings.save'), exact: true })
      .first()
      .click()
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field.inputValue()).toBe(pasted)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await checkAccessibility(page)
    await field.fill('')
  })
})
