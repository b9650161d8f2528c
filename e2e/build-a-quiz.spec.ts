import { afterAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { ItemOf } from '#content/kind-item.ts'
import { usualQuiz } from '#features/courses/course-choices.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'
import { publish, questionOf, write } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

const words = {
  en: { course: 'A course by its rules', quiz: 'The last quiz', named: 'Asked by name', right: 'This one' },
  am: { course: 'በደንቡ የሚሄድ ኮርስ', quiz: 'የመጨረሻው ፈተና', named: 'በስሙ የሚጠየቅ', right: 'ይህኛው' },
} as const

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => texts('courses.admin', key, values)
  const desk = (key: string, values?: Record<string, string | number>) => texts('desk', key, values)
  const { course: courseTitle, quiz: quizTitle, named, right } = words[language]
  const tagLabel = `Drawn in ${language}`

  test('an editor builds a quiz by hand, is told what it lacks, publishes it and tries it', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(page, await findAdmin(site))
    const tag = await askApi<{ slug: string }>(page, 'POST', '/api/admin/tags', {
      labelEn: tagLabel,
      labelAm: tagLabel,
    })
    for (const title of [`${named} 1`, `${named} 2`, `${named} 3`])
      await publish(page, language, { ...questionOf(title, right), tags: [tag.slug], level: 'beginner' })
    await publish(page, language, questionOf(named, right))
    const course = await publish(page, language, { kind: 'course', title: `${courseTitle} ${language}` })
    const collectionId = await startSection(page, course.id)
    const lesson = await write(page, language, {
      kind: 'lesson',
      title: quizTitle,
      parentId: course.id,
      collectionId,
    })

    await page.goto(paths.admin.item('courses', lesson.id))
    await page.getByRole('button', { name: desk('item.showSettings') }).click()
    const settings = page.getByRole('region', { name: desk('item.settings'), exact: true })
    await settings.getByLabel(word('lessonKind'), { exact: true }).selectOption('quiz')
    const panel = page.locator(`[data-edition=${language}]`)
    const goPublic = panel.getByRole('button', {
      name: desk('publish.in', { language: desk(`language.${language}`) }),
    })
    await goPublic.click()
    await settings.getByText(desk('check.quiz')).waitFor()

    const add = settings.getByRole('button', { name: word('quiz.addPool'), exact: true })
    await press(page, add)
    const pool = (number: number) =>
      settings.getByRole('group', { name: word('quiz.pool', { number }), exact: true })
    const from = (number: number) => pool(number).getByLabel(word('quiz.from'))
    await hasFocus(from(1))
    await expect.poll(() => settings.getByText(desk('check.quiz')).count()).toBe(0)
    await goPublic.click()
    await pool(1)
      .getByText(desk('check.pool.empty', { number: 1 }))
      .waitFor()
    await press(
      page,
      pool(1).getByRole('button', { name: desk('pick.add', { label: word('quiz.questions') }) }),
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill(named)
    await press(
      page,
      dialog.getByRole('button', { name: desk('pick.chooseNamed', { title: named }), exact: true }),
    )
    await pool(1).getByText(named, { exact: true }).waitFor()
    await turnThereAndBack(pool(1).getByText(named, { exact: true }), from(1))

    await add.click()
    await from(2).selectOption('tagged')
    await pool(2).getByLabel(word('quiz.tag'), { exact: true }).selectOption(tag.slug)
    await pool(2).getByLabel(word('quiz.level'), { exact: true }).selectOption('beginner')
    const draw = pool(2).getByLabel(word('quiz.draw'))
    await draw.fill('4')
    await goPublic.click()
    await pool(2)
      .getByText(desk('check.pool.tooFew', { number: 2 }))
      .waitFor()
    await expect.poll(() => draw.getAttribute('aria-invalid')).toBe('true')
    await checkAccessibility(page)
    await draw.fill('2')
    await turnThereAndBack(pool(2).getByLabel(word('quiz.tag'), { exact: true }), from(2))
    await expect.poll(() => draw.inputValue()).toBe('2')
    await expect.poll(() => panel.getByText(desk('check.pool.tooFew', { number: 2 })).count()).toBe(0)

    await add.click()
    await press(page, pool(3).getByRole('button', { name: word('quiz.removePool', { number: 3 }) }))
    await hasFocus(add)
    await press(
      page,
      page.getByRole('button', { name: texts('ui.admin', 'report.undo'), exact: true }).last(),
    )
    await hasFocus(from(3))
    await press(page, pool(3).getByRole('button', { name: word('quiz.removePool', { number: 3 }) }))
    await pool(3).waitFor({ state: 'detached' })

    await settings.getByLabel(word('quiz.isShuffled')).uncheck()
    const rules = { passMark: 60, attempts: 2, waitMinutes: 10, limitMinutes: 15 } as const
    for (const [name, value] of Object.entries(rules))
      await settings.getByLabel(word(`quiz.${name}`), { exact: true }).fill(String(value))
    await settings.getByLabel(word('quiz.answersShown'), { exact: true }).selectOption('after_each')
    await goPublic.click()
    await page
      .getByText(desk('publish.done', { language: desk(`language.${language}`) }))
      .first()
      .waitFor()
    expect(
      (await askApi<ItemOf<'lesson'>>(page, 'GET', `/api/admin/items/${lesson.id}`)).details.quiz,
    ).toEqual({
      ...rules,
      pools: [
        { questionIds: [expect.any(String)], draw: 1 },
        { tag: tag.slug, level: 'beginner', form: null, draw: 2 },
      ],
      isShuffled: false,
      answersShown: 'after_each',
    })

    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await page
      .getByRole('radiogroup', { name: desk('item.part') })
      .getByText(desk('item.settings'), { exact: true })
      .click()
    await expect.poll(() => draw.inputValue()).toBe('2')
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(360)
    await checkAccessibility(page)
    await settings.getByRole('link', { name: word('quizPage') }).click()
    const tried = (key: string, values?: Record<string, number>) => texts('quizzes.admin', key, values)
    await press(page, page.getByRole('button', { name: tried('tryStart') }))
    const choices = page.getByRole('radio', { name: right })
    await expect.poll(() => choices.count()).toBe(3)
    for (const choice of await choices.all()) await choice.press('Space')
    await press(page, page.getByRole('button', { name: tried('tryMark') }))
    await page.getByText(tried('passed', { score: 100 }), { exact: true }).waitFor()
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(360)
    await checkAccessibility(page)

    const member = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(member, await register(site, { language }))
    await askApi(member, 'PUT', `/api/courses/${course.slug}/enrolment`)
    await member.goto(paths.quiz(course.slug, lesson.slug))
    const rule = (key: string, values: Record<string, number>) => texts('quizzes.member', key, values)
    for (const said of [
      rule('rules.questions', { count: 3 }),
      rule('rules.limit', { count: 15 }),
      rule('rules.passMark', { percent: 60 }),
      rule('rules.attempts', { count: 2 }),
      rule('rules.wait', { count: 10 }),
      rule('rules.shown.after_each', {}),
    ])
      await member.getByText(said, { exact: true }).waitFor()
  })

  test('whoever takes a question from a quiz that readers see is told which one needs it', async () => {
    const page = await openPage(site, { language, allow: [/status of 409/] })
    await signIn(page, await findAdmin(site))
    const question = await publish(page, language, questionOf(`${named} 4`, right))
    const course = await publish(page, language, { kind: 'course', title: `${courseTitle} 2 ${language}` })
    const quiz = { ...usualQuiz, pools: [{ questionIds: [question.id], draw: 1 }] }
    const needing = await publish(page, language, {
      kind: 'lesson',
      title: `${quizTitle} 2`,
      parentId: course.id,
      collectionId: await startSection(page, course.id),
      details: { lessonKind: 'quiz', quiz },
    })
    const closed = async (way: Locator) => {
      await way.waitFor()
      await page.getByRole('button', { name: texts('ui.admin', 'report.close'), exact: true }).click()
      await way.waitFor({ state: 'detached' })
    }
    await page.goto(paths.admin.item('questions', question.id))
    const panel = page.locator(`[data-edition=${language}]`)
    await panel
      .getByRole('button', { name: desk('item.moreIn', { language: desk(`language.${language}`) }) })
      .click()
    await page.getByRole('menuitem', { name: desk('publish.withdraw'), exact: true }).click()
    const way = page.getByRole('link', { name: needing.editions[0]?.title ?? '', exact: true })
    await closed(way)

    await page.getByRole('button', { name: desk('item.showSettings') }).click()
    await page
      .getByRole('region', { name: desk('item.settings'), exact: true })
      .getByLabel(texts('questions.admin', 'kind.question.use'), { exact: true })
      .selectOption('practice')
    await page.getByRole('button', { name: desk('save.all'), exact: true }).click()
    await closed(way)

    await panel.getByRole('textbox').first().fill(`${named} 5`)
    await panel
      .getByRole('button', { name: desk('publish.changesIn', { language: desk(`language.${language}`) }) })
      .click()
    await way.waitFor()
    expect(await page.getByText(desk('publish.notYet')).count()).toBe(0)
  })
})

async function startSection(page: Page, parentId: string): Promise<string> {
  const wanted = { kind: 'section', parentId, titleEn: 'One', titleAm: 'አንድ' }
  return (await askApi<{ id: string }>(page, 'POST', '/api/admin/collections', wanted)).id
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Where a pool draws from is chosen anew and taken back; what it drew from stands there again. */
async function turnThereAndBack(shown: Locator, from: Locator): Promise<void> {
  const before = await from.inputValue()
  await from.selectOption(before === 'named' ? 'tagged' : 'named')
  await shown.waitFor({ state: 'detached' })
  await from.selectOption(before)
  await shown.waitFor()
}

async function hasFocus(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
