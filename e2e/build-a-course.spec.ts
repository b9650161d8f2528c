import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { neededExtras } from '#content/server/test-outcomes.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { dateIn, fillDate } from './support/date-field.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'
import { publish } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

const words = {
  en: {
    course: 'Reading a market',
    sections: ['Begin', 'Go on'],
    lessons: ['One', 'Two', 'Three'],
    better: 'A better one',
  },
  am: { course: 'ገበያን ማንበብ', sections: ['መጀመሪያ', 'ቀጣይ'], lessons: ['አንደኛ', 'ሁለተኛ', 'ሦስተኛ'], better: 'የተሻለ' },
} as const

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => texts('courses.admin', key, values)
  const order = (key: string, values?: Record<string, string | number>) => texts('ui.admin', key, values)
  const say = (key: string, values?: Record<string, string | number>) => texts('courses.member', key, values)
  const { course: title, sections, lessons, better } = words[language]

  test('an editor builds a course with the keyboard at 360 px, sees it as a learner, and publishes it', async () => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(page, await findAdmin(site))
    const course = await start(page, { kind: 'course', title, language })
    await page.goto(paths.admin.item('courses', course.id))

    for (const section of sections) {
      await press(page, word('newSection'))
      const dialog = page.getByRole('dialog')
      await dialog
        .getByLabel(texts('desk', 'collection.titleIn', { language: texts('desk', `language.${language}`) }))
        .fill(section)
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('region', { name: section }).waitFor()
    }
    const [first, second] = sections
    const field = page.getByLabel(word('addLessonTo', { section: first }))
    await field.focus()
    for (const lesson of lessons) {
      await page.keyboard.type(lesson)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: lesson, exact: true }).waitFor()
      await expect.poll(() => field.inputValue()).toBe('')
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    }
    await checkAccessibility(page)

    const region = page.getByRole('region', { name: first })
    await press(page, order('order.up', { title: lessons[2] }))
    await page.getByText(order('order.saved')).first().waitFor()
    await expect.poll(() => namesIn(page, first, lessons)).toEqual([lessons[0], lessons[2], lessons[1]])

    await press(page, word('lessonSettingsOf', { title: lessons[1] }))
    const dialog = page.getByRole('dialog', { name: word('lessonSettings') })
    await dialog.getByLabel(word('titleIn', { language: word(`language.${language}`) })).fill(better)
    await dialog.getByLabel(word('section'), { exact: true }).selectOption({ label: second })
    await dialog.getByLabel(word('completes'), { exact: true }).selectOption('seen')
    await dialog.getByLabel(word('isFree'), { exact: true }).check()
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: word('save'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(word('lessonSaved')).waitFor()
    const moved = page.getByRole('region', { name: second })
    await moved.getByRole('link', { name: better, exact: true }).waitFor()
    await moved.getByText(word('rule.seen', { count: 5 }), { exact: true }).waitFor()
    await moved.getByText(word('isFree'), { exact: true }).waitFor()

    await press(page, word('lessonSettingsOf', { title: lessons[0] }))
    const duplicate = dialog.getByRole('button', { name: word('duplicate'), exact: true })
    const titleField = dialog.getByLabel(word('titleIn', { language: word(`language.${language}`) }))
    await titleField.fill(better)
    await duplicate.press('Enter')
    await dialog.getByText(word('duplicateLater')).waitFor()
    expect(await duplicate.getAttribute('aria-disabled')).toBe('true')
    await titleField.fill(lessons[0])
    await dialog.getByText(word('duplicateLater')).waitFor({ state: 'detached' })
    await duplicate.press('Enter')
    const copy = region.getByRole('link', {
      name: word(`copyOf.${language}`, { title: lessons[0] }),
      exact: true,
    })
    await copy.waitFor()
    await page
      .getByRole('button', { name: order('report.undo'), exact: true })
      .last()
      .click()
    await copy.waitFor({ state: 'detached' })

    await publishAll(page, course.id, language)
    // The ways to what learners see, and to who they are, stay while a later text waits for its time.
    await planLaterText(page, course.id, language)
    await page.reload()
    await page.getByRole('link', { name: word('members'), exact: true }).waitFor()
    const learner = page.getByRole('link', { name: word('asLearner') })
    await page.goto((await learner.getAttribute('href')) ?? '')
    await page.getByText(say('asLearner.text')).waitFor()
    await page.getByRole('link', { name: better }).first().waitFor()

    const member = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(member, await register(site, { language }))
    const { article, sections: shown } = await askApi<CourseDetail>(
      member,
      'GET',
      `/api/courses/${course.id}?lang=${language}`,
    )
    expect(shown.map((one) => one.lessons.map((lesson) => lesson.title))).toEqual([
      [lessons[0], lessons[2]],
      [better],
    ])
    await askApi(member, 'PUT', `/api/courses/${course.id}/enrolment`)
    await member.goto(paths.course(article.slug))
    await member.getByRole('link', { name: better }).first().click()
    const done = member.getByRole('button', { name: say('lesson.complete'), exact: true })
    await done.waitFor()
    await expect.poll(() => done.getAttribute('aria-disabled')).toBe('true')
    const missing = member.getByText(say('lesson.end'))
    await missing.waitFor()
    await done.scrollIntoViewIfNeeded()
    await missing.waitFor({ state: 'detached' })
    await expect.poll(() => done.getAttribute('aria-disabled')).toBe('true')
  })

  test('an editor says by hand who can enrol and when, and a member outside of it is told so', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(page, await findAdmin(site))
    const course = await publish(page, language, { kind: 'course', title: `${title} 2` })
    const address = `/api/admin/items/${course.id}`
    const member = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(member, await register(site, { language }))
    const told = async (text: string | RegExp) => {
      await member.goto(paths.course(course.slug))
      await member.getByText(text).first().waitFor()
      await expect.poll(() => member.getByRole('button', { name: say('enrol.do') }).count()).toBe(0)
    }

    await page.goto(paths.admin.item('courses', course.id))
    await page.getByRole('button', { name: texts('desk', 'item.showSettings') }).click()
    const settings = page.getByRole('region', { name: texts('desk', 'item.settings'), exact: true })
    const enrolment = settings.getByLabel(word('enrolment'), { exact: true })
    const saved = (wanted: object) =>
      eventually(
        async () => {
          const { details } = await askApi<Item>(page, 'GET', address)
          return Object.entries(wanted).every(([name, value]) =>
            Object.entries(details).some(([own, is]) => own === name && is === value),
          )
        },
        `${JSON.stringify(wanted)} is saved`,
      )
    for (const by of ['invite', 'closed'] as const) {
      await enrolment.selectOption(by)
      await page.keyboard.press('Control+s')
      await saved({ enrolment: by })
      await told(say(`enrol.${by}`))
    }

    await enrolment.selectOption('open')
    await settings.getByLabel(word('seats'), { exact: true }).fill('12')
    await fillDate(settings, { label: word('enrolsUntil'), language }, { en: '2030-03-10', am: [1, 7, 2022] })
    await fillDate(settings, { label: word('enrolsFrom'), language }, { en: '2031-03-10', am: [1, 7, 2023] })
    await settings.getByText(word('enrolsUpsideDown')).waitFor()
    await fillDate(
      settings,
      { label: word('enrolsUntil'), language },
      { en: '2032-03-09', am: [30, 6, 2024] },
    )
    await expect.poll(() => settings.getByText(word('enrolsUpsideDown')).count()).toBe(0)
    await checkAccessibility(page)
    await page.keyboard.press('Control+s')
    const [from, until] = ['2031-03-10', '2032-03-09'].map((day) => Date.parse(`${day}T00:00+03:00`))
    await saved({ enrolment: 'open', seats: 12, enrolsFrom: from, enrolsUntil: until })

    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await page
      .getByRole('radiogroup', { name: texts('desk', 'item.part') })
      .getByText(texts('desk', 'item.settings'), { exact: true })
      .click()
    await expect.poll(() => settings.getByLabel(word('seats'), { exact: true }).inputValue()).toBe('12')
    const first = dateIn(settings, { label: word('enrolsFrom'), language })
    await expect
      .poll(() => first.evaluateAll((fields) => fields.map((one) => 'value' in one && one.value)))
      .toEqual(language === 'en' ? ['2031-03-10'] : ['1', '7', '2023'])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)
    await checkAccessibility(page)

    // In the reader's own calendar first.
    await told(language === 'en' ? /2031.*2023/ : /2023.*2031/)
    const { version, details } = await askApi<Item>(page, 'GET', address)
    const past = { ...details, enrolsFrom: null, enrolsUntil: Date.parse('2020-09-12T00:00+03:00') }
    await askApi(page, 'PATCH', address, { version, details: past })
    await told(language === 'en' ? /2020.*2013/ : /2013.*2020/)
  })
})

/** By its name, with the keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function namesIn(page: Page, section: string, known: readonly string[]): Promise<string[]> {
  const links = await page.getByRole('region', { name: section }).getByRole('link').allInnerTexts()
  return links.filter((one) => known.includes(one))
}

function start(page: Page, wanted: { kind: 'course'; title: string; language: Language }): Promise<Item> {
  return askApi<Item>(page, 'POST', '/api/admin/items', wanted)
}

/** A text that takes the place of the one that readers see in ten years. */
async function planLaterText(page: Page, id: string, language: Language): Promise<void> {
  const item = await askApi<Item>(page, 'GET', `/api/admin/items/${id}`)
  const { title, excerpt, extras, body, revision } =
    item.editions.find((one) => one.language === language) ?? expect.fail('it has no text')
  const address = `/api/admin/items/${id}/editions/${language}`
  const text = { title, excerpt: `${excerpt}.`, extras, body }
  await askApi(page, 'PUT', address, { basedOn: revision, text })
  const publishAt = Date.now() + 10 * 365 * 86_400_000
  await askApi(page, 'PUT', `${address}/publication`, { revision: revision + 1, publishAt })
}

/** What is written is not this journey's: every text gets a sentence, and all of them go public. */
async function publishAll(page: Page, courseId: string, language: Language): Promise<void> {
  const { items } = await askApi<{ items: { id: string }[] }>(
    page,
    'GET',
    `/api/admin/courses/${courseId}/lessons`,
  )
  for (const { id } of [{ id: courseId }, ...items]) {
    const item = await askApi<Item>(page, 'GET', `/api/admin/items/${id}`)
    const edition = item.editions.find((one) => one.language === language)
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: edition?.title }] }
    const text = {
      title: edition?.title,
      excerpt: edition?.title,
      extras: neededExtras(item.kind),
      // Longer than a screen, so that its end is reached by reading.
      body: { type: 'doc', content: Array.from({ length: 40 }, () => paragraph) },
    }
    const address = `/api/admin/items/${id}/editions/${language}`
    const saved = await askApi<Item>(page, 'PUT', address, { basedOn: edition?.revision, text })
    const revision = saved.editions.find((one) => one.language === language)?.revision
    await askApi(page, 'PUT', `${address}/publication`, { revision })
  }
}
