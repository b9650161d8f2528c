import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { CourseDetail } from '#features/courses/contract.ts'
import type { AuditLog } from '#features/identity/contract.ts'
import type { DeliveryList } from '#features/webhooks/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const { admin } = paths
const searched = [admin.users, admin.messages, admin.certificates, admin.learning, admin.transferTranslators]

describe.each(languages)('in %s, an administrator who hears the desk', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('ui.admin', key, values)
  const said = (page: Page, key: string, values?: Record<string, string | number>) =>
    page.locator('output', { hasText: new RegExp(`^${word(key, values)}$`) }).waitFor()

  async function open(address: string) {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    await page.goto(address)
    return page
  }

  test.each(searched)('is told at %s that a search has found nothing', async (address) => {
    const page = await open(address)
    const search = page.getByRole('main').getByRole('searchbox').first()
    await search.fill('nothing is called this')
    await said(page, 'list.none')
  })

  test('is told how many users a search has found, once', async () => {
    const page = await open(admin.users)
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill((await findAdmin(site)).email)
    await said(page, 'list.all', { count: 1 })
    const heard = await page.locator('main output').allTextContents()
    expect(heard.filter(Boolean)).toEqual([word('list.all', { count: 1 })])
  })

  test('is told what a filter of the audit log and of searches without a result has brought', async () => {
    const page = await open(admin.auditLog)
    const filter = page.getByLabel(say('identity.admin', 'audit.subject'), { exact: true })
    await filter.selectOption('faq_category')
    await said(page, 'list.none')
    await page.goto(admin.searchMisses)
    await page.getByLabel(say('search.admin', 'state'), { exact: true }).selectOption('1')
    await said(page, 'list.none')
  })

  test('is told which entries of the audit log have come', async () => {
    const page = await open(admin.terms)
    await page.route(/\/api\/admin\/audit-log(\?|$)/, async (route) => {
      const isOlder = route.request().url().includes('cursor=older')
      const response = await route.fetch({ url: route.request().url().replace('cursor=older', '') })
      const log: AuditLog = await response.json()
      await route.fulfill({
        json: { ...log, entries: log.entries.slice(0, 1), next: isOlder ? null : 'older' },
      })
    })
    await page.goto(admin.auditLog)
    await said(page, 'list.more', { page: 1, count: 1 })
    await page.getByRole('button', { name: say('identity.admin', 'audit.older') }).press('Enter')
    await said(page, 'list.oldest', { count: 1 })
  })

  test('is told who takes part in a course, and how many members words have found', async () => {
    const page = await open(admin.terms)
    const slug = 'trading-foundations'
    const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=${language}`)
    const lessons = course.sections.flatMap(({ lessons }) => lessons)
    await page.goto(admin.courseMembers(course.article.id))
    await said(page, 'list.none')
    await page.goto(admin.quiz(lessons.find(({ lessonKind }) => lessonKind === 'quiz')!.id))
    await said(page, 'list.none')
    const find = page.getByLabel(say('quizzes.admin', 'findMember'), { exact: true })
    await find.fill((await findAdmin(site)).email)
    await said(page, 'list.all', { count: 1 })
  })

  test('is told how many items can be featured, also when all of the first page are', async () => {
    const page = await open(admin.terms)
    const featured = (key: string) => say('dashboard.admin', `featured.${key}`)
    await page.route(/state=published/, async (route) => {
      const address = route.request().url()
      const isAll = address.includes('q=all')
      const response = await route.fetch({ url: address.replace('q=all', 'q=') })
      const list: { items: object[] } = await response.json()
      const items = list.items.slice(0, 2).map((row) => ({ ...row, featured: isAll }))
      await route.fulfill({ json: { ...list, items, hasNext: true } })
    })
    await page.goto(admin.manageDashboard)
    await page.getByRole('button', { name: featured('add'), exact: true }).press('Enter')
    await said(page, 'list.first', { count: 2 })
    await page.getByRole('dialog').getByRole('searchbox').fill('all')
    await page.getByRole('dialog').getByText(featured('allChosen'), { exact: true }).waitFor()
    expect(await page.getByText(featured('noMatch'), { exact: true }).count()).toBe(0)
  })

  test('hears the name of every table and the heads of its columns', async () => {
    const learner = await openPage(site, { language })
    await signIn(learner, await register(site, { language }))
    await askApi(learner, 'PUT', '/api/courses/ethiopian-markets/enrolment')
    const page = await open(admin.terms)
    for (const address of [
      admin.operator,
      admin.translations,
      admin.dashboard,
      admin.learning,
      admin.users,
    ]) {
      await page.goto(address)
      await page.locator('main table').first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      const unnamed = await page.locator('main table').evaluateAll((tables) =>
        tables
          .filter((table) => !table.ariaLabel && !table.querySelector('caption'))
          .concat(tables.filter((table) => table.querySelector('thead th:not([scope])')))
          .map((table) => table.textContent.slice(0, 80)),
      )
      expect(unnamed, address).toEqual([])
    }
  })

  test('reads once which setting changes all limits of requests', async () => {
    const page = await open(admin.limits)
    await page.getByText('RATE_LIMIT_FACTOR').waitFor()
    await page.getByText('SESSION_IDLE_SECONDS', { exact: true }).waitFor()
  })

  test('turns the log of a webhook and stays at the way by which it was turned', async () => {
    const page = await open(admin.terms)
    const name = `Ledger ${language}`
    await askApi(page, 'POST', '/api/admin/webhooks', {
      name,
      url: 'https://example.com/hook',
      events: ['text.published'],
    })
    await page.route(/\/deliveries/, (route) =>
      route.fulfill({ json: pageOfLog(route.request().url().includes('cursor=')) }),
    )
    await page.goto(admin.webhooks)
    const log = (key: string) => say('webhooks.admin', key, { name })
    await page.getByRole('button', { name: log('logNamed') }).click()
    await said(page, 'list.more', { page: 1, count: 1 })
    const older = page.getByRole('button', { name: log('log.older'), exact: true })
    await older.press('Enter')
    await said(page, 'list.last', { page: 2, count: 1 })
    expect(await older.evaluate((button) => button === document.activeElement)).toBe(true)
    const newer = page.getByRole('button', { name: log('log.newer'), exact: true })
    await newer.press('Enter')
    await said(page, 'list.more', { page: 1, count: 1 })
    expect(await newer.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

function pageOfLog(isLast: boolean): DeliveryList {
  const delivery = {
    id: isLast ? 'first' : 'second',
    event: 'text.published',
    body: '{}',
    at: 0,
    state: 'delivered',
    tries: 1,
    triedAt: 0,
    nextTryAt: null,
    status: 200,
    error: null,
  } as const
  return { items: [delivery], total: 2, next: isLast ? null : 'older' }
}
