import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { Promises } from '#desk/findings/contract.ts'
import type { MessageDetail, MessageList } from '#features/contact/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, newAccount, register, signIn } from './support/accounts.ts'
import { holdAnswer } from './support/hold-answers.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('in %s, what is typed while the words of before are being saved', (language) => {
  const test = testsInTurn(language)
  const texts = textsIn(language)
  const desk = (key: string, values?: Record<string, string>) => texts('desk', key, values)
  const contact = (key: string) => texts('contact.admin', key)
  const courses = (key: string, values?: Record<string, string | number>) =>
    texts('courses.admin', key, values)

  async function open(): Promise<Page> {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    return page
  }

  /** Saves, types into the field meanwhile, and lets the answer come. */
  async function typeMeanwhile(
    { page, field, button }: { page: Page; field: Locator; button: string },
    hold: ['PATCH' | 'POST' | 'PUT', RegExp],
    more: string,
  ): Promise<void> {
    const answer = await holdAnswer(page, ...hold)
    await page.getByRole('button', { name: button, exact: true }).click()
    await answer.reached
    await field.press('ControlOrMeta+End')
    await field.pressSequentially(more)
    answer.release()
  }

  test('stays in the lists of promises, unsaved, and is saved next', async () => {
    const page = await open()
    await page.goto(paths.admin.promises)
    const field = page.getByRole('textbox', {
      name: desk('promises.in', { language: desk(`language.${language}`) }),
    })
    const before = await field.inputValue()
    await field.fill(`${before}\nabc`)
    const button = desk('promises.save')
    await typeMeanwhile({ page, field, button }, ['PUT', /\/api\/admin\/promises$/], '\ndef')
    await page.getByText(desk('promises.saved')).first().waitFor()
    await expect.poll(() => field.inputValue()).toBe(`${before}\nabc\ndef`)
    await page.getByText(desk('save.dirty'), { exact: true }).first().waitFor()

    await page.getByRole('button', { name: button, exact: true }).click()
    const read = () => askApi<Promises>(page, 'GET', '/api/admin/promises')
    await expect.poll(async () => (await read()).phrases[language].slice(-2)).toEqual(['abc', 'def'])
    await page.getByText(desk('save.saved'), { exact: true }).first().waitFor()
  })

  test('stays in the note on a message and in the reply to it', async () => {
    const { displayName: name, email } = newAccount(language)
    const guest = await openPage(site, { language })
    const sent = { name, email, topic: 'courses', message: 'Which book?', consent: true, website: '' }
    await askApi(guest, 'POST', '/api/contact', { ...sent, language })
    const page = await open()
    const ofSender = `?q=${encodeURIComponent(email)}`
    const { id } = (await askApi<MessageList>(page, 'GET', `/api/admin/messages${ofSender}`)).items[0]!
    await page.goto(`${paths.admin.messages}${ofSender}`)
    await page.getByRole('button', { name: 'Which book?' }).click()

    const note = page.getByRole('textbox', { name: contact('note'), exact: true })
    await note.fill('Ask Dawit')
    const saving = { page, field: note, button: contact('noteSave') }
    await typeMeanwhile(saving, ['PATCH', /\/api\/admin\/messages\/[^/]+$/], ' and Hana')
    await page.getByText(contact('noteSaved')).first().waitFor()
    await expect.poll(() => note.inputValue()).toBe('Ask Dawit and Hana')
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect.poll(() => note.inputValue()).toBe('Ask Dawit and Hana')
    await page.getByRole('button', { name: contact('noteSave') }).click()
    const read = () => askApi<MessageDetail>(page, 'GET', `/api/admin/messages/${id}`)
    await expect.poll(async () => (await read()).note).toBe('Ask Dawit and Hana')

    const reply = page.getByLabel(contact('replyLabel'), { exact: true })
    await reply.fill('The first one.')
    const sending = { page, field: reply, button: contact('replySend') }
    await typeMeanwhile(sending, ['POST', /\/api\/admin\/messages\/[^/]+\/replies$/], ' PS')
    await page.getByText(contact('replySent')).first().waitFor()
    await page.getByRole('heading', { name: contact('replies') }).waitFor()
    expect(await reply.inputValue()).toBe('The first one. PS')
  })

  test('stays in the title of the next lesson', async () => {
    const page = await open()
    const wanted = { kind: 'course', language, title: 'Saving' }
    const course = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    await askApi(page, 'POST', '/api/admin/collections', {
      kind: 'section',
      parentId: course.id,
      titleEn: 'Part',
      titleAm: 'Part',
    })
    await page.goto(paths.admin.item('courses', course.id))
    const lesson = page.getByLabel(courses('addLessonTo', { section: 'Part' }))
    await lesson.fill('One')
    const adding = { page, field: lesson, button: courses('addLessonNamed', { section: 'Part' }) }
    await typeMeanwhile(adding, ['POST', /\/api\/admin\/items$/], ' Two')
    await page
      .getByText(courses('lessonAdded', { title: 'One' }))
      .first()
      .waitFor()
    expect(await lesson.inputValue()).toBe('One Two')
    const button = page.getByRole('button', { name: adding.button, exact: true })
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
    await lesson.press('Enter')
    await expect.poll(() => lesson.inputValue()).toBe('')
  })

  test('stays in the addresses of those who come into a course next', async () => {
    const page = await open()
    const { article } = await askApi<CourseDetail>(page, 'GET', '/api/courses/risk-and-money-management')
    const member = await register(site, { language })
    await page.goto(paths.admin.courseMembers(article.id))
    const email = page.getByLabel(courses('members.email'), { exact: true })
    await email.fill(member.email)
    const enrolling = { page, field: email, button: courses('members.enrol') }
    await typeMeanwhile(enrolling, ['POST', /\/members$/], '.et')
    await page.getByText(courses('members.wasEnrolled')).first().waitFor()
    expect(await email.inputValue()).toBe(`${member.email}.et`)

    const emails = page.getByLabel(courses('invite.emails'), { exact: true })
    const guest = newAccount(language).email
    await emails.fill(guest)
    const inviting = { page, field: emails, button: courses('invite.send') }
    await typeMeanwhile(inviting, ['POST', /\/invitation-emails$/], ' next@example.com')
    await page
      .getByText(courses('invite.sent', { count: 1 }))
      .first()
      .waitFor()
    expect(await emails.inputValue()).toBe(`${guest} next@example.com`)
  })

  test('stays in the name of the next preview link', async () => {
    const page = await open()
    const wanted = { kind: 'blog', language, title: 'Saving' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    await page.goto(paths.admin.preview(item.id))
    await page.getByRole('button', { name: desk('preview.links') }).click()
    const field = page.getByRole('textbox', { name: desk('preview.linkName') })
    await field.fill('Almaz')
    const making = { page, field, button: desk('preview.create') }
    await typeMeanwhile(making, ['POST', /\/preview-links$/], ' B')
    await page.getByRole('textbox', { name: desk('preview.address'), exact: true }).waitFor()
    expect(await field.inputValue()).toBe('Almaz B')
  })
})
