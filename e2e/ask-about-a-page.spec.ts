import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { BlogList } from '#features/blogs/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 740 }
const isFocused = (element: Element) => element === document.activeElement

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language)
  const say = (key: string, values?: Record<string, string>) => texts('contact', key, values)
  const own = (key: string, values?: Record<string, string>) => texts('contact.page-questions', key, values)
  const admin = (key: string, values?: Record<string, string>) => texts('contact.admin', key, values)
  const inLanguage = { language: admin(`language.${language}`) }

  async function fillQuestion(page: Page, question: string): Promise<void> {
    await page.getByText(own('ask'), { exact: true }).click()
    await page.getByLabel(own('label'), { exact: true }).fill(question)
  }

  test('a member asks under a post, an editor answers and publishes, a guest reads it without a script', async () => {
    const member = await openPage(site, { language, viewport: phone })
    const account = await register(site, { language })
    await signIn(member, account)
    const { items } = await askApi<BlogList>(member, 'GET', `/api/blogs?lang=${language}`)
    const post = items[0]!
    await member.goto(paths.blog(post.slug))
    const question = `ዋጋው ለምን ይለያያል? Why does it differ, ${account.email}?`
    await fillQuestion(member, question)
    await checkAccessibility(member)
    await member.getByRole('button', { name: own('send') }).click()
    await member.getByText(say('sent.title')).waitFor()
    await member.getByText(question).waitFor()
    await member.getByText(own('waiting')).waitFor()
    await expect
      .poll(() => member.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)

    const editor = await openPage(site, { language, viewport: phone })
    await signIn(editor, await findAdmin(site))
    await editor.goto(`${paths.admin.messages}?from=page&q=${encodeURIComponent(account.email)}`)
    await editor.getByRole('button', { name: question }).click()
    const heading = editor.getByRole('heading', { level: 2, name: post.title })
    await heading.waitFor()
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true)
    const reply = `ፍላጎትና አቅርቦት ይለያያሉ። Supply and demand differ, ${account.email}.`
    await editor.getByLabel(admin('replyLabel'), { exact: true }).fill(reply)
    await editor.getByRole('button', { name: admin('replySend') }).click()
    await editor.getByRole('heading', { name: admin('replies') }).waitFor()
    const answerField = editor.getByLabel(admin('publish.answer', inLanguage), { exact: true })
    await expect.poll(() => answerField.inputValue()).toBe(reply)
    const published = `Supply and demand, as ${account.email.split('@')[0]} learned.`
    await answerField.fill(published)
    await editor.getByRole('button', { name: admin('publish.do', inLanguage) }).click()
    await editor.getByRole('button', { name: admin('publish.stop', inLanguage) }).waitFor()
    await checkAccessibility(editor)
    await expect
      .poll(() => editor.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)

    const mail = await eventually(
      () => site.mails(account.email).find(({ text }) => text.includes(reply)),
      'the e-mail with the answer',
    )
    expect(mail.subject).toContain(post.title)
    expect(mail.text).toContain(paths.blog(post.slug))

    const guest = await openPage(site, { language, javaScript: false })
    const countForGuest = async () => {
      await guest.goto(`${paths.blog(post.slug)}?lang=${language}`)
      return guest.getByText(published).count()
    }
    await expect.poll(countForGuest).toBe(1)
    await expect.poll(() => guest.getByText(reply).count()).toBe(0)

    await member.reload()
    await member.getByText(own('published')).waitFor()
    await member.getByText(reply).waitFor()
    await member.getByRole('button', { name: own('deleteOne', { question: question.slice(0, 60) }) }).click()
    await member.getByRole('button', { name: own('deleteYes'), exact: true }).click()
    await member.getByText(own('deleted')).waitFor()
    await expect.poll(() => member.getByText(published).count()).toBe(0)
    await expect.poll(countForGuest).toBe(0)
  })

  test('a question under a lesson that was asked without a connection arrives later', async () => {
    const page = await openPage(site, { language, allow: [/net::ERR_INTERNET_DISCONNECTED/] })
    await signIn(page, await register(site, { language }))
    const slug = 'trading-foundations'
    const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=${language}`)
    await askApi(page, 'PUT', `/api/courses/${course.article.id}/enrolment`)
    const [lesson] = course.sections.flatMap((section) => section.lessons)
    await page.goto(paths.lesson(slug, lesson!.slug))
    await fillQuestion(page, 'Where do I find the prices of yesterday?')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: own('send') }).click()
    await page.getByText(say('kept.text')).waitFor()
    await page.context().setOffline(false)
    await page.getByText(say('sent.title')).waitFor()
    await page.getByText(own('waiting')).waitFor()
  })

  test('what is too short is said beside the field, and nothing typed is lost', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    const { items } = await askApi<BlogList>(page, 'GET', `/api/blogs?lang=${language}`)
    await page.goto(paths.blog(items[0]!.slug))
    await fillQuestion(page, 'Why?')
    await page.getByRole('button', { name: own('send') }).click()
    await page.getByText(say('error.message')).waitFor()
    const field = page.getByLabel(own('label'), { exact: true })
    await expect.poll(() => field.inputValue()).toBe('Why?')
    await expect.poll(() => field.evaluate(isFocused)).toBe(true)
    await page.reload()
    await page.getByText(own('ask'), { exact: true }).click()
    await expect.poll(() => field.inputValue()).toBe('Why?')
  })
})
