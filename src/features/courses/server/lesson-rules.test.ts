import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import { day } from '../course-rules.ts'
import { change, passTime, publishCourse } from './test-courses.ts'

const minute = 60_000

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const now = () => site.services.clock()

describe('a preview', () => {
  test('is read by everybody who is signed in, and by nobody else, in a course by invitation', async () => {
    const made = await publishCourse(site, 'Invited', {
      details: { enrolment: 'invite' },
      lessons: [{}, { isFree: true }],
    })
    const reader = await site.join('preview@example.com')
    const first = await made.open(reader, 0)
    expect([first.status, first.json.code]).toEqual([403, 'course.by_invitation'])
    const preview = await made.open(reader, 1)
    expect(preview.json).toMatchObject({ isFree: true, isEnrolled: false })
    expect(preview.json.article.html).toContain('in full')
    const { sections } = await made.read(reader)
    expect(
      sections.flatMap(({ lessons }) => lessons.map(({ isLocked, isFree }) => [isLocked, isFree])),
    ).toEqual([
      [true, false],
      [false, true],
    ])
    const marked = await made.complete(reader, 1)
    expect([marked.status, marked.json.code]).toEqual([409, 'course.not_enrolled'])
    expect(
      (await site.browser().get(`/api/courses/${made.course.id}/lessons/${made.lessons[1]!.id}`)).status,
    ).toBe(401)
  })

  test('that comes later in a course in order can be read, but not done before those in front of it', async () => {
    const made = await publishCourse(site, 'Ordered preview', {
      details: { progression: 'sequential' },
      lessons: [{}, {}, { isFree: true }],
    })
    const member = await site.join('ordered-preview@example.com')
    await made.enrol(member)
    expect((await made.open(member, 2)).status).toBe(200)
    const marked = await made.complete(member, 2)
    expect([marked.status, marked.json.code]).toEqual([403, 'lesson.locked'])
    expect(marked.json.details?.first).toMatchObject({ id: made.lessons[0]!.id })
  })
})

describe('dates', () => {
  test('a lesson opens at its instant, for reading and for completing', async () => {
    const on = now() + 2 * day
    const made = await publishCourse(site, 'Later', { lessons: [{}, { opens: { on } }] })
    const member = await site.join('date@example.com')
    await made.enrol(member)
    const early = await made.open(member, 1)
    expect([early.status, early.json.code]).toEqual([403, 'lesson.not_yet'])
    expect(early.json.details).toMatchObject({
      opensAt: on,
      opensDaysAfter: null,
      course: { id: made.course.id },
    })
    expect(early.text).not.toContain('in full')
    expect((await made.complete(member, 1)).json.code).toBe('lesson.not_yet')
    await made.complete(member, 0)
    expect(await made.read(member)).toMatchObject({
      nextLesson: null,
      nextOpening: { id: made.lessons[1]!.id, opensAt: on },
    })
    expect((await made.open(site.admin, 1)).status).toBe(200)

    await passTime(site, 2 * day, member)
    expect((await made.open(member, 1)).status).toBe(200)
    expect((await made.complete(member, 1)).json).toMatchObject({ doneCount: 2, isJustCompleted: true })
  })

  test('a lesson opens on a day that there is', async () => {
    const { lessons } = await publishCourse(site, 'Never', { lessons: [{}] })
    const address = `/api/admin/items/${lessons[0]!.id}`
    const { version } = (await site.admin.browser.get<Item>(address)).json
    const details = { opens: { on: 8.64e15 + 1 } }
    const { status, json } = await site.admin.browser.send<{ fields: object }>('PATCH', address, {
      version,
      details,
    })
    expect([status, json.fields]).toEqual([422, { 'details.opens.on': 'too_big' }])
  })

  test('a lesson opens days after each learner enrolled, and tells the others how many', async () => {
    const made = await publishCourse(site, 'Drip', { lessons: [{}, { opens: { daysAfter: 3 } }] })
    const member = await site.join('drip@example.com')
    const before = await made.open(member, 1)
    expect([before.json.code, before.json.details?.opensDaysAfter]).toEqual(['lesson.not_yet', 3])
    const { json } = await made.enrol(member)
    const after = await made.open(member, 1)
    expect(after.json.details).toMatchObject({ opensAt: json.enrolledAt + 3 * day, opensDaysAfter: null })
    await passTime(site, 3 * day, member)
    expect((await made.open(member, 1)).status).toBe(200)
    const late = await site.join('drip-late@example.com')
    await made.enrol(late)
    expect((await made.open(late, 1)).status).toBe(403)
  })

  test('a section holds its lessons, and of two dates the later one counts', async () => {
    const [soon, later] = [now() + day, now() + 2 * day]
    const made = await publishCourse(site, 'Sections', { lessons: [{}, { opens: { on: soon } }] })
    const { collectionId } = await readItem(made.lessons[1]!)
    await change(site, made.course, {
      details: { sectionOpenings: [{ sectionId: collectionId, opens: { on: later } }] },
    })
    const member = await site.join('sections@example.com')
    await made.enrol(member)
    expect((await made.open(member, 1)).json.details?.opensAt).toBe(later)
    await passTime(site, day, member)
    expect((await made.open(member, 1)).status).toBe(403)
    await passTime(site, day, member)
    expect((await made.open(member, 1)).status).toBe(200)
  })
})

describe('what completes a lesson', () => {
  test('minutes count from its first opening on the server’s clock; a tick that arrives later counts', async () => {
    const made = await publishCourse(site, 'Minutes', {
      lessons: [{ completion: { by: 'seen', minutes: 5 } }],
    })
    const member = await site.join('minutes-seen@example.com')
    await made.enrol(member)
    const opened = now()
    await made.open(member, 0)
    site.advance(4 * minute)
    const early = await made.complete(member, 0)
    expect([early.status, early.json.code]).toEqual([409, 'lesson.too_soon'])
    const readyAt = Number(early.json.details?.readyAt)
    expect(readyAt - opened).toBeGreaterThanOrEqual(5 * minute)
    const again = await made.open(member, 0)
    expect(again.json).toMatchObject({ completion: { by: 'seen', minutes: 5 }, readyAt })
    site.advance(minute)
    expect((await made.complete(member, 0)).json.code).toBe('lesson.end_not_read')
    await readTo(member, made.lessons[0]!, { isEndRead: false })
    expect((await made.complete(member, 0)).json.code).toBe('lesson.end_not_read')
    expect((await made.open(member, 0)).json.isEndRead).toBe(false)
    await readTo(member, made.lessons[0]!, { isEndRead: true })
    // Who goes back in the text has been at its end all the same.
    await readTo(member, made.lessons[0]!, { isEndRead: false })
    expect((await made.open(member, 0)).json.isEndRead).toBe(true)
    expect((await made.complete(member, 0)).json).toMatchObject({ doneCount: 1, isJustCompleted: true })
  })

  test('one that was never opened here, as on a device that keeps it, counts from the first tick', async () => {
    const made = await publishCourse(site, 'Kept', { lessons: [{ completion: { by: 'seen', minutes: 5 } }] })
    const member = await site.join('kept-seen@example.com')
    await made.enrol(member)
    await readTo(member, made.lessons[0]!, { isEndRead: true })
    const ticked = now()
    const unopened = await made.complete(member, 0)
    expect([unopened.status, unopened.json.code]).toEqual([409, 'lesson.too_soon'])
    const readyAt = Number(unopened.json.details?.readyAt)
    expect(readyAt - ticked).toBeGreaterThanOrEqual(5 * minute)
    site.advance(4 * minute)
    const early = await made.complete(member, 0)
    expect(early.json).toMatchObject({ code: 'lesson.too_soon', details: { readyAt } })
    site.advance(minute)
    expect((await made.complete(member, 0)).json).toMatchObject({ doneCount: 1 })
  })

  test('the end of a text is not enough before its minutes have passed', async () => {
    const made = await publishCourse(site, 'End', { lessons: [{ completion: { by: 'seen', minutes: 5 } }] })
    const member = await site.join('end-seen@example.com')
    await made.enrol(member)
    await made.open(member, 0)
    await readTo(member, made.lessons[0]!, { isEndRead: true })
    const early = await made.complete(member, 0)
    expect([early.json.code, early.json.details?.isEndRead]).toEqual(['lesson.too_soon', true])
  })

  test('reading without being enrolled does not count', async () => {
    const made = await publishCourse(site, 'Before', {
      lessons: [{ completion: { by: 'seen', minutes: 1 } }],
    })
    const member = await site.join('before@example.com')
    await made.open(member, 0)
    site.advance(2 * minute)
    await made.enrol(member)
    expect((await made.complete(member, 0)).json.code).toBe('lesson.too_soon')
  })
})

describe('the view of a learner', () => {
  test('shows administrators what is locked for one who has just enrolled, and keeps nothing', async () => {
    const made = await publishCourse(site, 'As a learner', {
      details: { progression: 'sequential', enrolment: 'invite' },
      lessons: [{}, {}],
    })
    const own = await made.read(site.admin)
    expect(own.sections.flatMap(({ lessons }) => lessons.map(({ isLocked }) => isLocked))).toEqual([
      false,
      false,
    ])
    const shown = await made.read(site.admin, '?as=learner')
    expect(shown.sections.flatMap(({ lessons }) => lessons.map(({ isLocked }) => isLocked))).toEqual([
      false,
      true,
    ])
    expect((await made.open(site.admin, 1, '?as=learner')).json.code).toBe('lesson.locked')
    expect((await made.open(site.admin, 0, '?as=learner')).json.isEnrolled).toBe(true)
    expect((await made.read(site.admin)).enrolment).toBe(null)
  })

  test('opens nothing to members', async () => {
    const made = await publishCourse(site, 'Not for members', {
      details: { enrolment: 'invite' },
      lessons: [{}],
    })
    const member = await site.join('curious@example.com')
    expect((await made.open(member, 0, '?as=learner')).json.code).toBe('course.by_invitation')
  })
})

describe('before a lesson is published', () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }

  async function problemsOf(
    details: Record<string, unknown>,
    text: { content: unknown[]; extras?: Record<string, unknown> },
  ): Promise<unknown> {
    const course = await site.publish({ kind: 'course', title: 'Checked' })
    const { json: item } = await site.admin.browser.send<Item>('POST', '/api/admin/items', {
      kind: 'lesson',
      language: 'en',
      title: 'A lesson',
      parentId: course.id,
    })
    await change(site, item, { details })
    const address = `/api/admin/items/${item.id}/editions/en`
    const { content, extras = {} } = text
    const saved = await site.admin.browser.send<Item>('PUT', address, {
      basedOn: item.editions[0]?.revision,
      text: { title: 'A lesson', excerpt: 'In short.', body: { type: 'doc', content }, extras },
    })
    expect(saved.text).not.toContain('input.invalid')
    const revision = saved.json.editions[0]?.revision
    const answer = await site.admin.browser.send('PUT', `${address}/publication`, { revision })
    return answer.json.fields ?? {}
  }

  test('a video has its transcript, its captions and itself', async () => {
    expect(await problemsOf({ lessonKind: 'video' }, { content: [paragraph] })).toMatchObject({
      'body.video': 'required',
      'extras.transcript': 'required',
      'extras.hasCaptions': 'required',
    })
  })

  test('a practice lesson asks something', async () => {
    const ofText = await problemsOf({}, { content: [paragraph] })
    const nothing = await problemsOf({ lessonKind: 'practice' }, { content: [paragraph] })
    expect(nothing).toMatchObject({ 'body.selfCheck': 'required' })
    const asked = { type: 'selfCheck', attrs: { questionId: 'any-question' } }
    expect(await problemsOf({ lessonKind: 'practice' }, { content: [paragraph, asked] })).toEqual(ofText)
  })

  test('a file lesson has its file, and only a video is watched', async () => {
    expect(await problemsOf({ lessonKind: 'file' }, { content: [paragraph] })).toMatchObject({
      'body.file': 'required',
    })
    expect(
      await problemsOf({ completion: { by: 'video', share: 90 } }, { content: [paragraph] }),
    ).toMatchObject({
      'details.completion': 'video_only',
    })
  })
})

/** As a member's page tells it while they read. */
async function readTo(
  { browser }: Member,
  { id }: Item,
  { isEndRead }: { isEndRead: boolean },
): Promise<void> {
  const place = { language: 'en', block: 0, blockCount: 1, quote: 'Minutes', readBlocks: [], isEndRead }
  const { status } = await browser.send('PUT', `/api/reading-places/lesson/${id}`, place)
  expect(status).toBe(200)
}

async function readItem({ id }: Item): Promise<Item> {
  return (await site.admin.browser.get<Item>(`/api/admin/items/${id}`)).json
}
