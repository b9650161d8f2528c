import { afterAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const words = {
  en: {
    course: 'Sorting it out',
    sections: ['First part', 'Second part'],
    lessons: ['Alpha', 'Beta', 'Gamma'],
  },
  am: { course: 'ማስተካከል', sections: ['ክፍል አንድ', 'ክፍል ሁለት'], lessons: ['ቀዳማይ', 'ዳግማይ', 'ሣልሳይ'] },
} as const

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => texts('courses.admin', key, values)
  const order = (key: string, values?: Record<string, string | number>) => texts('ui.admin', key, values)
  const { course: title, sections, lessons } = words[language]
  const [first, second] = sections
  const [alpha, beta, gamma] = lessons

  test('lessons are carried between sections by key and by pointer, and a section is deleted and brought back', async () => {
    const page = await openPage(site, { language, viewport: { width: 900, height: 1200 } })
    await signIn(page, await findAdmin(site))
    const course = await makeCourse(page)
    await page.goto(paths.admin.item('courses', course.id))
    const inSections = () => Promise.all(sections.map((section) => namesIn(page, section)))
    await expect.poll(inSections).toEqual([[alpha, beta], [gamma]])

    const handle = page.getByRole('button', { name: order('order.drag', { title: beta }), exact: true })
    await handle.focus()
    const hear = (text: string) =>
      page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await hear(order('order.picked', { title: beta, place: 2, count: 2 }))
    await page.keyboard.press('ArrowDown')
    await hear(order('order.overIn', { title: beta, place: 1, group: second }))
    await page.keyboard.press('Space')
    await hear(order('order.droppedIn', { title: beta, place: 1, group: second }))
    await page.getByText(word('lessonMoved')).waitFor()
    await expect.poll(inSections).toEqual([[alpha], [beta, gamma]])
    await expect.poll(() => handle.evaluate((one) => one === document.activeElement)).toBe(true)
    await undo()
    await expect.poll(inSections).toEqual([[alpha, beta], [gamma]])

    await drag(page, order('order.drag', { title: gamma }), order('order.drag', { title: alpha }))
    await expect.poll(inSections).toEqual([[gamma, alpha, beta], []])
    await page.reload()
    await expect.poll(inSections).toEqual([[gamma, alpha, beta], []])
    await drag(page, order('order.drag', { title: first }), order('order.drag', { title: second }))
    await page.getByText(order('order.saved')).first().waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([second, first])

    await page.getByRole('button', { name: word('section.delete', { title: first }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(word('section.lessonsLast', { count: 3, section: second })).waitFor()
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: word('section.deleteNow'), exact: true }).click()
    await page.getByText(word('section.deleted')).waitFor()
    await expect.poll(() => namesIn(page, second)).toEqual([gamma, alpha, beta])
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('course-outline')
    await undo()
    await page.getByText(word('section.restored')).waitFor()
    await expect.poll(inSections).toEqual([[gamma, alpha, beta], []])

    async function undo() {
      await page
        .getByRole('button', { name: order('report.undo'), exact: true })
        .last()
        .click()
    }
  })

  test('a lesson that is taken out and put back by keyboard leaves the focus in the course', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    const course = await makeCourse(page)
    await page.goto(paths.admin.item('courses', course.id))
    const menuOf = (lesson: string) =>
      page.getByRole('button', { name: texts('desk', 'table.actionsNamed', { title: lesson }), exact: true })
    const takeOut = async (lesson: string) => {
      await menuOf(lesson).press('Enter')
      await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'))
      await page.getByRole('menuitem', { name: texts('desk', 'table.moveToBin'), exact: true }).press('Enter')
      await menuOf(lesson).waitFor({ state: 'detached' })
    }
    const hasFocus = (place: Locator) =>
      expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true)

    await takeOut(alpha)
    await hasFocus(menuOf(beta))
    await page
      .getByRole('button', { name: order('report.undo'), exact: true })
      .last()
      .press('Enter')
    await menuOf(alpha).waitFor()
    await hasFocus(menuOf(beta))
    // The only one of its section.
    await takeOut(gamma)
    await hasFocus(page.getByRole('heading', { level: 3, name: second, exact: true }))

    // After the undo is gone they are found in the course, and nowhere else.
    await takeOut(alpha)
    await page.reload()
    const bin = page.getByRole('region', { name: word('bin.title'), exact: true })
    const restore = (lesson: string) =>
      bin.getByRole('button', { name: texts('desk', 'table.restoreNamed', { title: lesson }), exact: true })
    await bin.waitFor()
    await checkAccessibility(page)
    await restore(alpha).press('Enter')
    await menuOf(alpha).waitFor()
    await hasFocus(restore(gamma))
    await restore(gamma).press('Enter')
    await menuOf(gamma).waitFor()
    await hasFocus(page.locator('#course-outline'))
    await expect.poll(() => namesIn(page, second)).toEqual([gamma])
    await bin.waitFor({ state: 'detached' })
  })

  test('a section opens later, which is set where it stands and kept in either calendar', async () => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(page, await findAdmin(site))
    const course = await makeCourse(page)
    await page.goto(paths.admin.item('courses', course.id))
    const region = page.getByRole('region', { name: first, exact: true })
    const toggle = region.getByRole('button', { name: word('sectionOpens', { title: first }) })
    await toggle.click()
    const ways = region.getByRole('combobox', { name: word('sectionOpens', { title: first }) })
    await ways.selectOption('daysAfter')
    await region.getByText(word('rule.daysAfter', { count: 7 }), { exact: true }).waitFor()
    await ways.selectOption('on')
    await region.getByText(word('opens.date'), { exact: true }).first().waitFor()
    await checkAccessibility(page)
    await save()
    await expect
      .poll(async () => (await read()).details.sectionOpenings)
      .toEqual([{ sectionId: expect.any(String), opens: { on: expect.any(Number) } }])

    // What is saved while the last answer is still on its way is saved after it.
    const held = Promise.withResolvers<void>()
    const address = `**/api/admin/items/${course.id}`
    let isFirst = true
    await page.route(address, async (route) => {
      if (!isFirst || route.request().method() !== 'PATCH') return route.fallback()
      isFirst = false
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
    })
    await ways.selectOption('daysAfter')
    await save()
    await expect
      .poll(async () => (await read()).details.sectionOpenings)
      .toEqual([{ sectionId: expect.any(String), opens: { daysAfter: 7 } }])
    await ways.selectOption('atOnce')
    await save()
    held.resolve()
    await expect.poll(async () => (await read()).details.sectionOpenings).toEqual([])
    await page.getByText(texts('desk', 'save.saved'), { exact: true }).first().waitFor()
    await toggle.click()
    await ways.waitFor({ state: 'detached' })
    await expect.poll(() => toggle.evaluate((one) => one === document.activeElement)).toBe(true)

    async function save() {
      await page.getByRole('button', { name: texts('desk', 'save.all') }).click()
    }

    function read(): Promise<{ details: { sectionOpenings?: { sectionId: string; opens: unknown }[] } }> {
      return askApi(page, 'GET', `/api/admin/items/${course.id}`)
    }
  })

  async function makeCourse(page: Page): Promise<Item> {
    const course = await askApi<Item>(page, 'POST', '/api/admin/items', { kind: 'course', title, language })
    for (const [index, name] of sections.entries()) {
      const wanted = { kind: 'section', parentId: course.id, titleEn: name, titleAm: name }
      const { id } = await askApi<{ id: string }>(page, 'POST', '/api/admin/collections', wanted)
      for (const lesson of index === 0 ? [alpha, beta] : [gamma])
        await askApi(page, 'POST', '/api/admin/items', {
          kind: 'lesson',
          title: lesson,
          language,
          parentId: course.id,
          collectionId: id,
        })
    }
    return course
  }

  async function namesIn(page: Page, section: string): Promise<string[]> {
    const links = await page
      .getByRole('region', { name: section, exact: true })
      .getByRole('link')
      .allInnerTexts()
    return links.filter((one) => lessons.some((lesson) => lesson === one))
  }
})

/** With the mouse, from the middle of one handle to that of another. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [from, to].map((name) => page.getByRole('button', { name, exact: true }))
  await start!.scrollIntoViewIfNeeded()
  await end!.scrollIntoViewIfNeeded()
  const [one, other] = [await start!.boundingBox(), await end!.boundingBox()]
  if (!one || !other) throw new Error('a handle is out of sight')
  await page.mouse.move(one.x + 20, one.y + 20)
  await page.mouse.down()
  await page.mouse.move(one.x + 20, (one.y + other.y) / 2, { steps: 5 })
  await page.mouse.move(other.x + 20, other.y + 20, { steps: 10 })
  await page.mouse.up()
}
