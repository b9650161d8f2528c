import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { outcomes } from '#content/server/test-outcomes.ts'
import type { LessonDetail } from '#features/courses/contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

/** Six seconds without sound, in VP9. */
const film = readFileSync(path.join(import.meta.dirname, 'fixtures/video/lesson.mp4'))
const said = { en: 'Two candles, one after the other.', am: 'ሁለት ሻማዎች፣ አንዱ ከሌላው በኋላ።' }
const title = 'Candles'
const share = 80

describe.each(languages)('in %s, a member', (language) => {
  const texts = textsIn(language)
  const say = (key: string, values?: Record<string, string | number>) => texts('courses.member', key, values)

  test('watches a video with captions; the share outlives a reload and a lost connection, and completes the lesson', async () => {
    const { course, lesson } = await publishFilm(language)
    const page = await openPage(site, {
      language,
      allow: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
    })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course.id}/enrolment`)
    await page.goto(paths.lesson(course.slug, lesson.slug))
    const rule = page.getByRole('status').filter({ hasText: wordsAbout(0) })
    await rule.waitFor()
    const done = page.getByRole('button', { name: say('lesson.complete'), exact: true })
    await expect.poll(() => done.getAttribute('aria-disabled')).toBe('true')
    const read = () =>
      askApi<LessonDetail>(page, 'GET', `/api/courses/${course.id}/lessons/${lesson.id}?for=device`)

    await page.locator('a.video').click()
    const tracks = page.locator('.video-player track')
    await expect
      .poll(() =>
        tracks.evaluateAll((all) =>
          all.map((one) => [
            one.getAttribute('srclang'),
            one.getAttribute('kind'),
            one.getAttribute('label'),
            one.hasAttribute('default'),
          ]),
        ),
      )
      .toEqual([
        [language, 'captions', names[language], true],
        [otherLanguage(language), 'captions', names[otherLanguage(language)], false],
      ])
    await expect.poll(() => captionOf(page)).toEqual({ mode: 'showing', words: said[language] })
    const film = page.locator('video.video-player')
    // Six seconds are over before a busy machine has asked twice.
    await film.evaluate((one) => one instanceof HTMLVideoElement && (one.playbackRate = 0.5))
    await expect.poll(async () => (await read()).watchedShare).toBeGreaterThan(15)
    await film.evaluate((one) => one instanceof HTMLVideoElement && one.pause())
    const before = (await read()).watchedShare

    await page.reload()
    await page.locator('a.video').waitFor()
    const [opening = ''] = wordsAbout(77).split('77')
    const shown = page.getByRole('status').filter({ hasText: opening })
    await expect
      .poll(async () => Number(numberIn(wordsAbout, await shown.innerText())))
      .toBeGreaterThanOrEqual(before)
    await expect.poll(() => done.getAttribute('aria-disabled')).toBe('true')

    await page.locator('a.video').click()
    await expect.poll(() => film.evaluate(isLoaded)).toBe(true)
    await page.context().setOffline(true)
    await film.evaluate((one) => one instanceof HTMLVideoElement && (one.playbackRate = 1))
    await page.getByText(say('lesson.ready')).waitFor()
    // What waits is what was watched: the lesson is not done yet.
    await page.getByText(texts('app.outbox', 'waiting', { count: 1 })).click()
    await page
      .getByText(texts('app.outbox', 'watched', { title }))
      .first()
      .waitFor()
    await page.context().setOffline(false)
    await expect.poll(async () => (await read()).watchedShare).toBeGreaterThanOrEqual(share)
    await done.click()
    await page.getByText(say('lesson.completed'), { exact: true }).first().waitFor()
    await expect.poll(async () => (await read()).isDone).toBe(true)
  })

  function wordsAbout(watched: number): string {
    return say('lesson.watch', { share, watched })
  }
})

/** Whether it can be played without a connection; it has hardly gone on until then. */
function isLoaded(video: Element): boolean {
  if (!(video instanceof HTMLVideoElement)) return false
  video.playbackRate = 0.25
  return video.readyState === video.HAVE_ENOUGH_DATA
}

const names = { en: 'English', am: 'አማርኛ' }

/** The number that stands in a sentence in the place of another. */
function numberIn(sentence: (number: number) => string, words: string): string | undefined {
  const [before = '', after = ''] = sentence(77).split('77')
  return words.startsWith(before) && words.endsWith(after)
    ? words.slice(before.length, words.length - after.length)
    : undefined
}

function captionOf(page: Page) {
  return page.locator('video.video-player').evaluate((video) => {
    const track = video instanceof HTMLVideoElement ? video.textTracks[0] : undefined
    const cue = track?.cues?.[0]
    return { mode: track?.mode, words: cue instanceof VTTCue ? cue.text : undefined }
  })
}

/** A course of one lesson in one language, with a video that was uploaded here. */
async function publishFilm(language: Language): Promise<{ course: Item; lesson: Item }> {
  const editor = await openPage(site)
  await signIn(editor, await findAdmin(site))
  const send = async (name: string, mimeType: string, buffer: Buffer) => {
    const answer = await editor.request.post('/api/admin/media', {
      multipart: { file: { name, mimeType, buffer } },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const media: MediaItem = await answer.json()
    return media.id
  }
  const captions = async (one: Language) =>
    send(`${one}.vtt`, 'text/vtt', Buffer.from(`WEBVTT\n\n00:00.000 --> 00:06.000\n${said[one]}\n`))
  const video = {
    type: 'video',
    attrs: { provider: 'upload', id: await send('film.mp4', 'video/mp4', film), title: '' },
  }
  const extras = {
    transcript: said[language],
    captions: { en: await captions('en'), am: await captions('am') },
  }

  const make = async (wanted: object, { details = {}, content = [] as object[], extras = {} }) => {
    const started = await askApi<Item>(editor, 'POST', '/api/admin/items', { language, title, ...wanted })
    await askApi(editor, 'PATCH', `/api/admin/items/${started.id}`, { version: started.version, details })
    const words = { type: 'paragraph', content: [{ type: 'text', text: said[language] }] }
    const text = { title, excerpt: title, extras, body: { type: 'doc', content: [words, ...content] } }
    const address = `/api/admin/items/${started.id}/editions/${language}`
    const basedOn = started.editions[0]?.revision
    const saved = await askApi<Item>(editor, 'PUT', address, { basedOn, text })
    const revision = saved.editions[0]?.revision
    return askApi<Item>(editor, 'PUT', `${address}/publication`, { revision })
  }
  const course = await make({ kind: 'course' }, { extras: { outcomes } })
  const section = { kind: 'section', parentId: course.id, titleEn: 'Part', titleAm: 'ክፍል' }
  const { id: collectionId } = await askApi<{ id: string }>(editor, 'POST', '/api/admin/collections', section)
  const details = { lessonKind: 'video', completion: { by: 'video', share } }
  const lesson = await make(
    { kind: 'lesson', parentId: course.id, collectionId },
    { details, content: [video], extras },
  )
  return { course, lesson }
}
