import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 740 }
const slugs = { en: 'trading-foundations', am: 'ethiopian-markets' }

describe.each(languages)('in %s, at 360 px, an administrator', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('dashboard.admin', key, values)

  test('finds in the overview how members get on, where they stop, and who they are, and takes the list along', async () => {
    const slug = slugs[language]
    const course = await enrolTwo(slug)
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.dashboard)
    const fits = async () =>
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(phone.width)
    const part = (key: string) => page.getByRole('region', { name: word(key), exact: true })
    await part('courses')
      .getByText(word('courses.figures', { completed: 0, enrolled: 2 }))
      .first()
      .waitFor()
    await checkAccessibility(page)
    await fits()

    await part('courses').getByText(word('chart.table')).click()
    await part('courses').getByRole('link', { name: course.article.title, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: word('learning') }).waitFor()
    await page
      .getByText(word('funnel.about', { count: 0, enrolled: 2, waiting: 1 }), { exact: true })
      .waitFor()
    const [first, second] = course.sections.flatMap(({ lessons }) => lessons)
    const fall = { count: 1, of: 1, from: first!.title, to: second!.title }
    await page.getByText(word('dropOff.about', fall), { exact: true }).waitFor()
    await page.getByText(word('hardest.none')).waitFor()
    const table = part('dropOff').getByText(word('chart.table'))
    await table.focus()
    await page.keyboard.press('Enter')
    await part('dropOff').getByRole('row').filter({ hasText: first!.title }).getByText('1').waitFor()
    await checkAccessibility(page)
    await fits()

    const learners = part('learners')
    const rows = learners.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect.poll(() => rows.count()).toBe(2)
    await learners.getByLabel(word('learners.state'), { exact: true }).selectOption('not_started')
    await expect.poll(() => rows.count()).toBe(1)
    await learners.getByText(word('learners.count', { count: 1, shown: 1 }), { exact: true }).waitFor()
    const coming = page.waitForEvent('download')
    await learners.getByRole('button', { name: word('learners.export') }).click()
    const file = await (await coming).path()
    const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(course.article.title)
  }, 120_000)

  test('orders the parts of the dashboard for everybody and plans an announcement, and a member finds both', async () => {
    const admin = await openPage(site, { language, viewport: phone })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.manageDashboard)
    const card = word('card.posts')
    const up = admin.getByRole('button', { name: say('ui.admin', 'order.up', { title: card }), exact: true })
    await up.focus()
    await admin.keyboard.press('Enter')

    await admin.getByRole('button', { name: word('announcement.add') }).focus()
    await admin.keyboard.press('Enter')
    // Both languages plan on one site.
    const number = language === 'en' ? 2 : 3
    const planned = admin.getByRole('group', { name: word('announcement.one', { number }) })
    const isShown = planned.getByRole('switch')
    await expect.poll(() => isShown.evaluate((element) => element === document.activeElement)).toBe(true)
    const news = { en: `The exchange rests on day ${number}`, am: `ገበያው በቀን ${number} ያርፋል` }
    for (const one of languages) {
      const field = { label: word('announcement.text'), language: word(`language.${one}`) }
      await planned.getByLabel(word('inLanguage', field)).fill(news[one])
    }
    await checkAccessibility(admin)
    await admin.getByRole('button', { name: word('settings.save'), exact: true }).click()
    await admin.getByText(word('settings.done')).waitFor()

    const member = await openPage(site, { language, viewport: phone })
    await signIn(member, await register(site, { language }))
    await member.goto(paths.dashboard)
    await member.getByRole('note').getByText(news[language]).waitFor()
    const title = (key: string) => say('dashboard.member', key)
    const headings = () => member.locator('main h2').evaluateAll((all) => all.map((one) => one.textContent))
    const isBefore = async (one: string, other: string) => {
      const shown = await headings()
      return shown.indexOf(title(one)) < shown.indexOf(title(other))
    }
    const [moved, passed] = language === 'en' ? ['posts.title', 'read.title'] : ['posts.title', 'saved.title']
    await expect.poll(() => isBefore(moved!, passed!)).toBe(true)

    await member.goto(paths.blogs)
    const close = member.getByRole('button', { name: say('app', 'announcement.close'), exact: true })
    await close.press('Enter')
    await member.locator('#main:focus').waitFor()
  })

  /** One member who has done the first lesson, and one who has not begun. */
  async function enrolTwo(slug: string): Promise<CourseDetail> {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${slug}/enrolment`)
    await page.context().clearCookies()
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${slug}/enrolment`)
    const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=${language}`)
    const [first] = course.sections.flatMap(({ lessons }) => lessons)
    await askApi(page, 'GET', `/api/courses/${slug}/lessons/${first!.id}?lang=${language}`)
    await askApi(page, 'PUT', `/api/courses/${slug}/lessons/${first!.id}/completion`)
    return course
  }
})
