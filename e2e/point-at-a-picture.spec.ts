import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { QuizOverview } from '#features/quizzes/contract.ts'
import { neededExtras } from '#content/server/test-outcomes.ts'
import { languages, type Language } from '#platform/languages.ts'
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
const words = {
  en: { asked: 'Where is the wick?', body: 'The body', wick: 'The wick', why: 'It is thin.' },
  am: { asked: 'ክሩ የት ነው?', body: 'አካሉ', wick: 'ክሩ', why: 'ቀጭን ነው።' },
} as const

let practice: Item
let course: Item
let quiz: Item

/** The left half of the picture is wrong and its right half is right, in both languages. */
test('an administrator writes two questions for a place, and a quiz', async () => {
  const page = await openPage(site)
  await signIn(page, await findAdmin(site))
  const { items } = await askApi<{ items: { id: string }[] }>(page, 'GET', '/api/admin/media?kind=image')
  const mediaId = items[0]?.id
  const make = async (wanted: object, details: object, bodyIn: (language: Language) => object[]) => {
    const started = await askApi<Item>(page, 'POST', '/api/admin/items', {
      language: 'en',
      title: 'Point',
      ...wanted,
    })
    let item = await askApi<Item>(page, 'PATCH', `/api/admin/items/${started.id}`, {
      version: started.version,
      details,
    })
    for (const language of languages) {
      const basedOn = item.editions.find((one) => one.language === language)?.revision ?? 0
      const body = { type: 'doc', content: bodyIn(language) }
      const text = {
        title: `${language} point`,
        excerpt: 'x',
        seoTitle: '',
        seoDescription: '',
        extras: neededExtras(item.kind),
        body,
      }
      const address = `/api/admin/items/${item.id}/editions/${language}`
      item = await askApi<Item>(page, 'PUT', address, { basedOn, text })
    }
    for (const { language, revision } of item.editions)
      await askApi(page, 'PUT', `/api/admin/items/${item.id}/editions/${language}/publication`, { revision })
    return item
  }
  const asking = (language: Language) => {
    const { asked, body, wick, why } = words[language]
    const choice = (id: string, text: string, x: number) => ({
      type: 'choice',
      attrs: { id, isRight: x > 0, area: { x, y: 0, width: 49, height: 100 } },
      content: [paragraph(text), { type: 'explanation', content: [paragraph(why)] }],
    })
    const picture = { type: 'figureImage', attrs: { mediaId, alt: asked, caption: '' } }
    return [paragraph(asked), picture, choice('body', body, 0), choice('wick', wick, 51)]
  }
  practice = await make({ kind: 'question' }, { form: 'point', use: 'practice' }, asking)
  const exam = await make({ kind: 'question' }, { form: 'point', use: 'quiz' }, asking)
  const plain = (language: Language) => [paragraph(words[language].asked)]
  course = await make({ kind: 'course' }, {}, plain)
  const section = { kind: 'section', parentId: course.id, titleEn: 'Part', titleAm: 'ክፍል' }
  const { id: collectionId } = await askApi<{ id: string }>(page, 'POST', '/api/admin/collections', section)
  const settings = {
    pools: [{ questionIds: [exam.id], draw: 1 }],
    isShuffled: false,
    attempts: null,
    waitMinutes: 0,
    limitMinutes: null,
    passMark: 70,
    answersShown: 'after_close',
  }
  const details = { lessonKind: 'quiz', quiz: settings }
  quiz = await make({ kind: 'lesson', parentId: course.id, collectionId }, details, plain)
})

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

describe.each(languages)('in %s at 360 px', (language) => {
  const say = textsIn(language)
  const ui = (key: string, values?: Record<string, number>) => say('ui.point', key, values)
  const check = (key: string) => say('questions', key)
  const word = (key: string, values?: Record<string, number>) => say('quizzes.member', key, values)
  const padOn = (page: Page) => page.getByRole('button', { name: ui('label') })
  const { wick, why } = words[language]

  test('an exercise is answered by a tap, by keys and by words, each with the same result', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.question(practice.slug))
    const pad = padOn(page)
    const send = page.getByRole('button', { name: check('check.send') })
    await pad.waitFor()
    await checkAccessibility(page)
    await pad.click({ position: { x: (await widthOf(pad)) * 0.2, y: 40 } })
    await send.click()
    await page.getByText(check('check.notYet'), { exact: true }).waitFor()

    await page.getByRole('button', { name: check('check.again'), exact: true }).click()
    const choice = page.getByRole('radio', { name: wick })
    await choice.check()
    await pad.focus()
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowRight')
    await hear(page, ui('at', { x: 90, y: 50 }))
    await expect.poll(() => choice.isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await hear(page, ui('set', { x: 90, y: 50 }))
    await expect.poll(() => choice.isChecked()).toBe(false)
    await send.focus()
    await page.keyboard.press('Enter')
    await right(page)

    await page.getByRole('button', { name: check('check.again'), exact: true }).click()
    await send.click()
    await page.getByText(check('check.nothing')).waitFor()
    await choice.check()
    await send.click()
    await right(page)
  })

  test('an exercise is answered by words without a script', async () => {
    const page = await openPage(site, { language, viewport: phone, javaScript: false })
    await page.goto(paths.question(practice.slug))
    await expect.poll(() => padOn(page).count()).toBe(0)
    await page.getByRole('radio', { name: wick }).check()
    await page.getByRole('button', { name: check('check.send') }).click()
    await page.getByText(check('check.right'), { exact: true }).waitFor()
  })

  test('a quiz takes the place, keeps it over a reload and shows it with the results', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course.id}/enrolment`)
    await page.goto(paths.quiz(course.slug, quiz.slug))
    await page.getByRole('button', { name: word('quiz.start') }).click()
    const pad = padOn(page)
    await pad.click({ position: { x: (await widthOf(pad)) * 0.75, y: 30 } })
    await page.getByText(word('question.saved')).last().waitFor()
    await page.reload()
    const marker = pad.locator('span')
    await marker.waitFor()
    const place = await marker.evaluate((one) => one.style.left)
    expect(Math.round(Number.parseFloat(place))).toBe(75)
    await checkAccessibility(page)
    await page.getByRole('button', { name: word('question.toEnd'), exact: true }).click()
    await page.getByRole('button', { name: word('end.do') }).click()
    await page.getByRole('heading', { name: word('result.passed') }).waitFor()
    await page.getByText(why).last().waitFor()
    await expect.poll(() => pad.count()).toBe(0)
  })

  test('an administrator gives a member more time, and tries the quiz', async () => {
    const member = await register(site, { language })
    const page = await openPage(site, { language, allow: [/status of 404/] })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.quiz(quiz.id))
    const desk = (key: string, values?: Record<string, number>) => say('quizzes.admin', key, values)
    const search = page.getByLabel(desk('findMember'))
    await search.fill('nobody has this name')
    await page.getByText(desk('noMember')).waitFor()
    const people = /\/api\/admin\/users/
    await page.route(people, (route) => route.fulfill({ status: 404 }))
    await search.fill(member.email)
    const again = page.getByRole('button', { name: say('ui.admin', 'failure.again') })
    await again.waitFor()
    await page.unroute(people)
    await again.press('Enter')
    await again.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await expect
      .poll(() => page.getByLabel(desk('member'), { exact: true }).locator('option').allInnerTexts())
      .toEqual([expect.stringContaining(member.email)])
    await page.getByLabel(desk('extraPercent')).fill('75')
    const isFocused = (button: Element) => button === document.activeElement
    const set = page.getByRole('button', { name: desk('setExtraTime') })
    await set.press('Enter')
    await page.getByText(desk('extraTimeSet')).waitFor()
    await expect.poll(() => set.evaluate(isFocused)).toBe(true)
    const taker = await openPage(site, { language })
    await signIn(taker, member)
    await askApi(taker, 'PUT', `/api/courses/${course.id}/enrolment`)
    const { rules } = await askApi<QuizOverview>(
      taker,
      'GET',
      `/api/courses/${course.id}/lessons/${quiz.id}/quiz`,
    )
    expect(rules.extraTime).toBe(75)

    await page.getByRole('button', { name: desk('tryStart') }).press('Enter')
    await page
      .locator('output')
      .getByText(desk('tryDrawn', { count: 1 }))
      .waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: desk('tryAgain') }).evaluate(isFocused))
      .toBe(true)
    await page.getByRole('radio', { name: wick }).check()
    const mark = page.getByRole('button', { name: desk('tryMark') })
    await mark.press('Enter')
    await page
      .locator('output')
      .getByText(desk('passed', { score: 100 }))
      .waitFor()
    await page.getByText(why).last().waitFor()
    await expect.poll(() => mark.evaluate(isFocused)).toBe(true)
  })

  async function right(page: Page): Promise<void> {
    await page.getByText(check('check.right'), { exact: true }).waitFor()
    await page.getByText(why).last().waitFor()
  }
})

async function hear(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).waitFor({ state: 'attached' })
}

/** In CSS pixels; a picture that has not come yet is no place to press. */
function widthOf(pad: Locator): Promise<number> {
  return eventually(async () => (await pad.boundingBox())?.width || null, 'the picture has a width')
}
