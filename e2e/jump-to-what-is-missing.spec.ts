import { afterAll, describe, expect } from 'vitest'
import type { Locator } from 'playwright-core'
import type { Collection, Item } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'
import { write } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)

  test('what a replay needs is said in words, and leads to its setting', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(page, await findAdmin(site))
    const { items } = await askApi<{ items: { id: string }[] }>(page, 'GET', '/api/admin/items?kind=replay')
    const { details } = await askApi<Item>(page, 'GET', `/api/admin/items/${items[0]?.id}`)
    const item = await write(page, language, { kind: 'replay', title: 'Gaps' })
    const name = word(`language.${language}`)
    const panel = page.getByRole('region', { name, exact: true })
    const publish = panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true })
    const settings = page.getByRole('region', { name: word('item.settings'), exact: true })

    await page.goto(paths.admin.item('replays', item.id))
    await publish.click()
    await panel.getByRole('button', { name: word('check.series.none'), exact: true }).click()
    await expect.poll(() => settings.evaluate((one) => one.contains(document.activeElement))).toBe(true)

    const { version } = await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)
    const far = { dataSet: Object(details).dataSet, firstBar: 900_000 }
    await askApi(page, 'PATCH', `/api/admin/items/${item.id}`, { version, details: far })
    await page.reload()
    await publish.click()
    await panel.getByRole('button', { name: word('check.bars.first'), exact: true }).click()
    const first = settings.getByLabel(say('replays.admin', 'firstBar'), { exact: true })
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  test('an entry of the FAQ that nobody would see is refused at its field, and leads there', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(page, await findAdmin(site))
    const category = { kind: 'faq_category', titleEn: `Whom in ${language}` }
    const { id } = await askApi<Collection>(page, 'POST', '/api/admin/collections', category)
    const item = await write(page, language, { kind: 'faq', title: 'For whom' })
    const { version } = await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)
    const fields = { collectionId: id, details: { audience: 'public' }, access: 'signed-in' }
    await askApi(page, 'PATCH', `/api/admin/items/${item.id}`, { version, ...fields })
    await page.goto(paths.admin.item('faq', item.id))
    const name = word(`language.${language}`)
    const panel = page.getByRole('region', { name, exact: true })
    const publish = panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true })
    const audience = page.getByLabel(say('faq.admin', 'audience'), { exact: true })
    const problem = page.getByRole('region', { name: word('item.settings'), exact: true })
    await publish.click()
    await panel.getByRole('button', { name: word('check.audience'), exact: true }).click()
    await expect.poll(() => audience.evaluate((one) => one === document.activeElement)).toBe(true)
    await problem.getByText(word('check.audience'), { exact: true }).waitFor()
    await audience.selectOption('both')
    await problem.getByText(word('check.audience'), { exact: true }).waitFor({ state: 'detached' })
    await publish.click()
    await panel.getByText(word('state.published'), { exact: true }).first().waitFor()

    await audience.selectOption('public')
    await page.keyboard.press('Control+s')
    await problem.getByText(word('check.audience'), { exact: true }).waitFor()
    await expect.poll(() => audience.getAttribute('aria-invalid')).toBe('true')
  })

  inBoth.each(languages)(
    'every entry of the checklist of a text in %s leads to what is missing',
    async (edition) => {
      const page = await openPage(site, {
        language,
        viewport: { width: 1500, height: 900 },
        allow: [/status of 422/],
      })
      await signIn(page, await findAdmin(site))
      const wanted = { kind: 'learn', language: edition, title: 'Gaps' }
      const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
      await askApi(page, 'PATCH', `/api/admin/items/${item.id}`, { version: 1, riskLevel: 'high' })
      const picture = { type: 'figureImage', attrs: { mediaId: await aPicture(), alt: '', caption: '' } }
      const words = { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }
      const text = {
        title: '',
        excerpt: '',
        seoTitle: 'x'.repeat(71),
        seoDescription: 'x'.repeat(161),
        body: { type: 'doc', content: [words, picture, words] },
      }
      const address = `/api/admin/items/${item.id}/editions/${edition}`
      await askApi(page, 'PUT', address, { basedOn: 1, text })

      await page.goto(paths.admin.item('learn', item.id))
      const name = word(`language.${edition}`)
      const panel = page.getByRole('region', { name, exact: true })
      const body = panel.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
      await body.getByText('Words.').first().waitFor()
      await panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true }).click()
      const list = panel.getByRole('alert').filter({ hasText: word('check.heading', { language: name }) })
      await list.waitFor()

      const entries: [string, Locator][] = [
        [word('check.title'), panel.getByRole('textbox', { name: word('field.title'), exact: true })],
        [word('check.excerpt'), panel.getByRole('textbox', { name: word('field.excerpt'), exact: true })],
        [
          tooLong('seoTitle', '70'),
          panel.getByRole('textbox', { name: word('field.seoTitle'), exact: true }),
        ],
        [
          tooLong('seoDescription', '160'),
          panel.getByRole('textbox', { name: word('field.seoDescription'), exact: true }),
        ],
        [word('check.alt', { number: '1' }), body.getByLabel(word('figure.alt'))],
        [word('check.riskCallout'), body],
        [word('check.collection'), page.locator('#collectionId')],
      ]
      await expect.poll(() => list.getByRole('listitem').count()).toBe(entries.length)
      for (const [entry, place] of entries) {
        await list.getByRole('button', { name: entry }).click()
        await expect
          .poll(() => place.evaluate((one) => one.contains(document.activeElement)), { message: entry })
          .toBe(true)
        await expect.poll(() => place.isVisible()).toBe(true)
      }

      async function aPicture(): Promise<string> {
        const { items } = await askApi<{ items: { id: string }[] }>(
          page,
          'GET',
          '/api/admin/media?kind=image',
        )
        return items[0]?.id ?? ''
      }

      function tooLong(field: string, most: string): string {
        return word('check.tooLong', { field: word(`field.${field}`), most })
      }
    },
  )

  test('what a course and its quiz lack leads to their settings', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(page, await findAdmin(site))
    const start = (wanted: object) =>
      askApi<Item>(page, 'POST', '/api/admin/items', { language, title: 'Faults', ...wanted })
    const setDetails = ({ id, version }: Item, details: object) =>
      askApi(page, 'PATCH', `/api/admin/items/${id}`, { version, details })
    const course = await start({ kind: 'course' })
    await setDetails(course, { certificate: { isOffered: true, minimumScore: 0 } })
    const quiz = await start({ kind: 'lesson', parentId: course.id })
    const pools = { isShuffled: true, attempts: null, waitMinutes: 0, limitMinutes: null, passMark: 70 }
    const settings = (pool: object[]) => ({
      lessonKind: 'quiz',
      quiz: { ...pools, answersShown: 'never', pools: pool },
    })
    const named = { questionIds: [], draw: 1 }
    await setDetails(quiz, settings([named]))
    const empty = await start({ kind: 'lesson', parentId: course.id })
    await setDetails(empty, settings([]))
    const video = await start({ kind: 'lesson', parentId: course.id })
    await setDetails(video, { lessonKind: 'text', completion: { by: 'video', share: 90 } })
    const film = await start({ kind: 'lesson', parentId: course.id })
    await setDetails(film, { lessonKind: 'video', completion: { by: 'video', share: 90 } })

    const name = word(`language.${language}`)
    const panel = page.getByRole('region', { name, exact: true })
    const jumps: [Item, string, string][] = [
      [course, word('check.finalQuiz'), 'details.certificate'],
      [course, word('check.outcomes'), `${language}-extras.outcomes`],
      [quiz, word('check.pool.empty', { number: '1' }), 'details.quiz.pools.0'],
      [empty, word('check.quiz'), 'details.quiz'],
      [video, word('check.watched'), 'details.completion'],
      [film, word('check.captions'), `${language}-extras.hasCaptions`],
      [film, word('check.videoLength'), `${language}-extras.videoSeconds`],
    ]
    for (const [item, entry, field] of jumps) {
      await page.goto(paths.admin.item('courses', item.id))
      await panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true }).click()
      await panel.getByRole('button', { name: entry }).click()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: entry }).toBe(field)
    }
  })

  test('an empty text leads to where it is written', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(page, await findAdmin(site))
    const wanted = { kind: 'blog', language, title: 'Empty' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    await page.goto(paths.admin.item('blogs', item.id))
    const name = word(`language.${language}`)
    const panel = page.getByRole('region', { name, exact: true })
    await panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true }).click()
    await panel.getByRole('button', { name: word('check.body') }).click()
    const body = panel.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
    await expect.poll(() => body.evaluate((one) => one === document.activeElement)).toBe(true)
  })
})
