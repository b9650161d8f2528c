import type { Locator } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { BlogList } from '#features/blogs/contract.ts'
import type { MessageDetail, MessageList } from '#features/contact/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, newAccount, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 740 }
const isFocused = (element: Element) => element === document.activeElement

/** By how much it is outside the part of the page that is on the screen. */
const beyondScreen = (thing: Locator) =>
  thing.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.max(0, -top, bottom - innerHeight)
  })

describe.each(languages)('in %s, an administrator', (language) => {
  const test = testsInTurn(language)
  const texts = textsIn(language)
  const say = (key: string, values?: Record<string, string>) => texts('contact.admin', key, values)
  /** Somebody without an account writes to the site. */
  const send = async (message: string, { displayName: name, email } = newAccount(language)) => {
    const guest = await openPage(site, { language })
    const sent = { name, email, topic: 'courses', message, consent: true, website: '', language }
    await askApi(guest, 'POST', '/api/contact', sent)
    return { email }
  }

  test('answers a message in the thread of its receipt, and puts it aside', async () => {
    const sender = await send('When does the next course begin?')
    const receipt = await eventually(() => site.mails(sender.email)[0], 'the receipt')

    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.messages)
    await page.getByLabel(say('search'), { exact: true }).fill(sender.email)
    await page.waitForURL(/q=/)
    await page.getByRole('button', { name: 'When does the next course begin?' }).click()
    await page.getByRole('button', { name: say('replySend') }).click()
    await page.getByText(say('replyEmpty')).waitFor()
    const reply = 'በመስከረም ይጀምራል። It begins in September.'
    const field = page.getByLabel(say('replyLabel'), { exact: true })
    await field.fill(reply)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe(reply)
    await page.getByRole('button', { name: say('replySend') }).click()
    await page.getByRole('heading', { name: say('replies') }).waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    await expect.poll(() => beyondScreen(page.getByRole('button', { name: say('replySend') }))).toBe(0)
    await checkAccessibility(page)

    const answer = await eventually(() => site.mails(sender.email)[1], 'the reply')
    expect(answer.subject).toBe(`Re: ${receipt.subject}`)
    expect([answer.inReplyTo, answer.references]).toEqual([receipt.id, receipt.id])
    expect(answer.text).toContain(reply)
    expect(answer.text).toContain('> When does the next course begin?')
    await page.reload()
    await page.getByText(say('progress.sent')).waitFor()
    expect(await field.inputValue()).toBe('')

    await page.getByLabel(say('note'), { exact: true }).fill('Asked twice.')
    await page.getByRole('button', { name: say('noteSave') }).click()
    await page.getByText(say('noteSaved')).waitFor()
    await page.getByRole('button', { name: say('markDone') }).click()
    await page.getByRole('button', { name: say('markOpen') }).waitFor()
    await page.getByRole('button', { name: texts('ui.admin', 'report.undo'), exact: true }).click()
    await page.getByRole('button', { name: say('markDone') }).waitFor()

    const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).press('Enter')
    const expectFocus = (place: Locator) => expect.poll(() => place.evaluate(isFocused)).toBe(true)
    for (const [pressed, then] of [
      ['markSpam', 'markNotSpam'],
      ['markNotSpam', 'markSpam'],
    ] as const) {
      await press(pressed)
      await expectFocus(page.getByRole('button', { name: say(then), exact: true }))
    }
    await askApi(page, 'PATCH', `/api/admin/messages/${new URL(page.url()).searchParams.get('open')}`, {
      state: 'read',
    })
    await page.reload()
    await press('markNew')
    await page.getByRole('button', { name: say('markNew'), exact: true }).waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('article').getByRole('heading', { level: 2 }))
    await press('markSpam')
    await page.getByRole('button', { name: say('markNotSpam') }).waitFor()
    await page.goto(`${paths.admin.messages}?q=${encodeURIComponent(sender.email)}`)
    await page.getByText(say('none')).waitFor()
    await page.getByLabel(say('state'), { exact: true }).selectOption('spam')
    await page.getByRole('button', { name: 'When does the next course begin?' }).waitFor()
  })

  test('opens a message that a colleague answered meanwhile, and it stays answered', async () => {
    const sender = await send('Is there a course in the evening?')
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    const ofSender = `?q=${encodeURIComponent(sender.email)}`
    await page.goto(`${paths.admin.messages}${ofSender}`)
    const entry = page.getByRole('button', { name: 'Is there a course in the evening?' })
    await entry.waitFor()
    const list = () => askApi<MessageList>(page, 'GET', `/api/admin/messages${ofSender}`)
    const { id } = (await list()).items[0]!
    await askApi(page, 'POST', `/api/admin/messages/${id}/replies`, { text: 'On Mondays.' })
    await entry.click()
    await page.getByRole('heading', { name: say('replies') }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[data-arrival]').textContent()).toBe('')
    expect((await list()).items[0]!.state).toBe('answered')
  })

  test.each(['mine', 'theirs'] as const)(
    'writes a note at the same time as a colleague, and chooses: %s',
    async (choice) => {
      const sender = await send('Is there a book?')
      const page = await openPage(site, { language, allow: [/status of 409/] })
      await signIn(page, await findAdmin(site))
      const ofSender = `?q=${encodeURIComponent(sender.email)}`
      await page.goto(`${paths.admin.messages}${ofSender}`)
      await page.getByRole('button', { name: 'Is there a book?' }).click()
      const field = page.getByRole('textbox', { name: say('note'), exact: true })
      await field.fill('Ask Dawit.')
      const { id } = (await askApi<MessageList>(page, 'GET', `/api/admin/messages${ofSender}`)).items[0]!
      await askApi(page, 'PATCH', `/api/admin/messages/${id}`, { note: 'Ask Hana.' })
      await page.getByRole('button', { name: say('noteSave') }).click()
      const choices = page.locator('[data-collision]')
      await choices.getByText('Ask Hana.').waitFor()
      expect(await field.inputValue()).toBe('Ask Dawit.')
      await checkAccessibility(page)
      await choices.getByRole('button', { name: texts('desk', `conflict.choose.${choice}`) }).click()
      await choices.waitFor({ state: 'detached' })
      const chosen = choice === 'mine' ? 'Ask Dawit.' : 'Ask Hana.'
      await expect.poll(() => field.inputValue()).toBe(chosen)
      const read = () => askApi<MessageDetail>(page, 'GET', `/api/admin/messages/${id}`)
      await expect.poll(async () => (await read()).note).toBe(chosen)
    },
  )

  test('deletes a message that its sender wants removed, and goes on with the next one', async () => {
    const sender = newAccount(language)
    await send('Please call me: 0911 223344', sender)
    await send('And in the evening: 0911 556677', sender)
    const page = await openPage(site, { language, viewport: phone, allow: [/status of 404/] })
    await signIn(page, await findAdmin(site))
    await page.goto(`${paths.admin.messages}?q=${encodeURIComponent(sender.email)}`)
    const entry = (words: string) => page.getByRole('button', { name: words })
    const remove = page.getByRole('button', { name: say('delete'), exact: true })
    const dialog = page.getByRole('dialog', { name: say('deleteAsk', { name: sender.displayName }) })
    await entry('0911 556677').click()
    await remove.click()
    await dialog.getByText(say('deleteMeans')).waitFor()
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => remove.evaluate(isFocused)).toBe(true)

    await remove.click()
    await dialog.getByRole('button', { name: say('delete') }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: say('deleted') })
      .waitFor()
    await entry('0911 556677').waitFor({ state: 'detached' })
    await expect.poll(() => entry('0911 223344').evaluate(isFocused)).toBe(true)
    await page.goBack()
    await page.getByRole('button', { name: say('back') }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('0911 556677').count()).toBe(0)
    await page.getByRole('button', { name: say('back') }).click()

    await entry('0911 223344').click()
    await page.getByRole('button', { name: say('back') }).click()
    await expect.poll(() => entry('0911 223344').evaluate(isFocused)).toBe(true)
    await entry('0911 223344').click()
    const { items } = await askApi<MessageList>(page, 'GET', `/api/admin/messages?q=${sender.email}`)
    await askApi(page, 'DELETE', `/api/admin/messages/${items[0]!.id}`)
    await remove.click()
    await dialog.getByRole('button', { name: say('delete') }).click()
    await page.getByText(say('none')).waitFor()
    await expect.poll(() => page.locator('#main').evaluate(isFocused)).toBe(true)
  })

  test('deletes a question, which leaves its page with its answer', async () => {
    const page = await openPage(site, { language, allow: [/status of 409/] })
    const asker = await register(site, { language })
    await signIn(page, asker)
    const { items } = await askApi<BlogList>(page, 'GET', `/api/blogs?lang=${language}`)
    const post = items[0]!
    const question = { question: `Who is ${asker.email}?`, isNameAllowed: true, website: '', language }
    await askApi(page, 'POST', `/api/page-questions/blog/${post.id}`, question)
    await signIn(page, await findAdmin(site))
    const ofAsker = `?q=${encodeURIComponent(asker.email)}`
    const [asked] = (await askApi<MessageList>(page, 'GET', `/api/admin/messages${ofAsker}`)).items
    const shown = { question: `Who is ${asker.email}?`, answer: 'A member.' }
    await askApi(page, 'PUT', `/api/admin/messages/${asked!.id}/answers/${language}`, shown)

    const guest = await openPage(site, { language, javaScript: false })
    const countForGuest = async () => {
      await guest.goto(`${paths.blog(post.slug)}?lang=${language}`)
      return guest.getByText(shown.question).count()
    }
    expect(await countForGuest()).toBe(1)
    await page.goto(`${paths.admin.messages}${ofAsker}&open=${asked!.id}`)
    const name = { language: say(`language.${language}`) }
    const stop = page.getByRole('button', { name: say('publish.stop', name), exact: true })
    await stop.press('Enter')
    const publish = page.getByRole('button', { name: say('publish.do', name), exact: true })
    await expect.poll(() => publish.evaluate(isFocused)).toBe(true)
    const answer = page.getByRole('textbox', { name: say('publish.answer', name), exact: true })
    await answer.fill(shown.answer)
    await publish.press('Enter')
    await stop.waitFor()
    const address = `/api/admin/messages/${asked!.id}`
    await askApi(page, 'PUT', `${address}/answers/${language}`, { ...shown, answer: 'A trader.' })
    await answer.fill('A reader.')
    await page.getByRole('button', { name: say('publish.again', name), exact: true }).press('Enter')
    const choices = page.locator('[data-collision]')
    await choices.getByText('A trader.').waitFor()
    expect(await answer.inputValue()).toBe('A reader.')
    await choices.getByRole('button', { name: texts('desk', 'conflict.choose.mine') }).click()
    await choices.waitFor({ state: 'detached' })
    const stored = async () => (await askApi<MessageDetail>(page, 'GET', address)).published
    await expect.poll(stored).toMatchObject([{ ...shown, answer: 'A reader.' }])
    await page.getByRole('button', { name: say('delete'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say('deletePublished', { title: asked!.page!.title })).waitFor()
    await dialog.getByRole('button', { name: say('delete') }).click()
    await page.getByText(say('none')).waitFor()
    expect(await countForGuest()).toBe(0)
  })
})
