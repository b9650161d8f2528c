import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Item } from '#content/contract.ts'
import type { ItemOf } from '#content/kind-item.ts'
import { ofKind } from '#content/server/test-authoring.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import type { CourseCatalogue } from '#features/courses/contract.ts'
import { change, passTime, publishCourse } from '#features/courses/server/test-courses.ts'
import { exportRuns } from '#features/practice/server/runs.ts'
import type { PracticeProgress } from '#features/practice/contract.ts'
import type { Judged, ReplayDetail } from '#features/replays/contract.ts'
import { registerLengthsForReplays, registerSeriesOfReplays } from '#features/replays/server/series-reader.ts'
import { wanderingSeries } from '#features/replays/test-series.ts'
import type { Paged } from '#platform/contract/paging.ts'
import type { PracticeRun } from '#features/practice/contract.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { systemContext } from '#platform/server/context.ts'

let site: TestSite
let exercise: ItemOf<'replay'>
let other: Item

beforeAll(async () => {
  site = await createTestSite()
  registerSeriesOfReplays(async (_, id) => wanderingSeries(id))
  registerLengthsForReplays(async (_, all) => all.map(() => 60))
  const dataSet = await site.publish({
    kind: 'resource',
    title: 'Prices',
    fields: { details: { resourceType: 'link', url: 'https://nbe.gov.et' } },
  })
  const details = { dataSet: dataSet.id, hiddenFrom: 21, goals: [{ rule: 'everyStop' }] }
  exercise = ofKind(
    'replay',
    await site.publish({ kind: 'replay', title: 'A first market', fields: { details } }),
  )
  other = await site.publish({ kind: 'replay', title: 'A second market', fields: { details } })
})
afterAll(async () => {
  registerSeriesOfReplays(() => Promise.resolve(undefined))
  registerLengthsForReplays(() => Promise.resolve([]))
  await site.close()
})

const buy = { do: 'place', at: 19, side: 'buy', type: 'market', units: 10 }
const careful = [{ ...buy, stopLoss: 5000 }]

/** Plays an exercise to its 40th bar; with a stop-loss its goal is met. */
async function play(member: Member, { slug }: Item, decisions: readonly unknown[]) {
  const { json } = await member.browser.get<ReplayDetail>(`/api/replays/${slug}`)
  const given = { revisionKey: json.exercise?.revisionKey, log: { decisions, until: 40 } }
  const { status, json: judged } = await member.browser.send<Judged>(
    'POST',
    `/api/replays/${slug}/results`,
    given,
  )
  expect(status).toBe(200)
  return judged.goals.every(({ isMet }) => isMet)
}

/** As it is after the exercise of a lesson was taken away when nothing kept it yet. */
async function takeAway({ id }: Item) {
  const { db } = site.services.connection
  await db.updateTable('items').set({ deletedAt: 1 }).where('id', '=', id).execute()
  await bumpSiteVersion(db, site.services.clock())
}

const progressOf = async (member: Member) =>
  (await member.browser.get<PracticeProgress>('/api/practice/progress')).json.exercises
const runsOf = async (member: Member, more = '') =>
  (await member.browser.get<Paged<PracticeRun>>(`/api/practice/runs?lang=en${more}`)).json

describe('what a member practised', () => {
  test('is kept once, however often it is sent, and shown newest first', async () => {
    const member = await site.join('player@example.com')
    expect(await play(member, exercise, [buy])).toBe(false)
    site.advance(1000)
    expect(await play(member, exercise, careful)).toBe(true)
    await play(member, exercise, careful)
    site.advance(1000)
    await play(member, other, [])
    expect(await progressOf(member)).toMatchObject([
      { exerciseId: other.id, runs: 1 },
      { exerciseId: exercise.id, runs: 2, isMet: true },
    ])
    const { items, total } = await runsOf(member, '&total=1')
    expect(total).toBe(3)
    expect(items.map((run) => [run.exercise?.title, run.goals])).toEqual([
      ['A second market', [{ id: 'everyStop', isMet: expect.any(Boolean) }]],
      ['A first market', [{ id: 'everyStop', isMet: true }]],
      ['A first market', [{ id: 'everyStop', isMet: false }]],
    ])
    expect((await runsOf(member, `&exerciseId=${other.id}`)).items).toHaveLength(1)
  })

  test('is finished where there were no goals to meet', async () => {
    const member = await site.join('free@example.com')
    const dataSet = exercise.details.dataSet
    const free = await site.publish({ kind: 'replay', title: 'Free', fields: { details: { dataSet } } })
    await play(member, free, [])
    await play(member, exercise, [buy])
    site.advance(1000)
    await play(member, exercise, careful)
    expect(await progressOf(member)).toMatchObject([
      { exerciseId: exercise.id, runs: 2, isMet: true, hadGoals: true },
      { exerciseId: free.id, runs: 1, isMet: true, hadGoals: false },
    ])
  })

  test('is nobody else’s, and gone when it is deleted', async () => {
    const [owner, stranger] = [await site.join('owner@example.com'), await site.join('stranger@example.com')]
    await play(owner, exercise, careful)
    const [run] = (await runsOf(owner)).items
    expect((await runsOf(stranger)).items).toEqual([])
    await stranger.browser.send('DELETE', `/api/practice/runs/${run?.id}`)
    expect((await runsOf(owner)).items).toHaveLength(1)
    const context = systemContext(site.services, 'test')
    expect(await exportRuns(context, owner.uid)).toMatchObject({
      runs: [{ exerciseKind: 'replay', exerciseId: exercise.id, log: { until: 40 } }],
    })
    expect((await owner.browser.send('DELETE', `/api/practice/runs/${run?.id}`)).status).toBe(204)
    expect(await progressOf(owner)).toEqual([])
    expect((await site.browser().get('/api/practice/runs')).status).toBe(401)
  })

  test('names an exercise that is no longer there without its title', async () => {
    const member = await site.join('late@example.com')
    const dataSet = exercise.details.dataSet
    const brief = await site.publish({ kind: 'replay', title: 'Brief', fields: { details: { dataSet } } })
    await play(member, brief, [])
    await site.admin.browser.send('DELETE', `/api/admin/items/${brief.id}`)
    expect((await runsOf(member)).items).toMatchObject([{ exercise: null, exerciseKind: 'replay' }])
  })
})

test('everybody sees what can be practised, in its order', async () => {
  const { json } = await site.browser().get<Paged<{ title: string }>>('/api/practice/exercises?lang=en')
  expect(json.items.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['A first market', 'A second market']),
  )
})

describe('a lesson with an exercise', () => {
  const lesson = () => ({ lessonKind: 'practice' as const, exercises: [exercise.id] })

  test('is done by the run that meets every goal, and by nothing else', async () => {
    const made = await publishCourse(site, 'Practised', { lessons: [lesson(), {}] })
    const member = await site.join('learner@example.com')
    await made.enrol(member)
    const opened = await made.open(member, 0)
    expect(opened.json).toMatchObject({
      completion: { by: 'goals' },
      exercise: { kind: 'replay', slug: exercise.slug, isMet: false },
      isDone: false,
    })
    const refused = await made.complete(member, 0)
    expect([refused.status, refused.json.code]).toEqual([409, 'lesson.goals_not_met'])
    await play(member, exercise, [buy])
    expect((await made.read(member)).doneCount).toBe(0)
    await play(member, exercise, careful)
    expect((await made.read(member)).doneCount).toBe(1)
    expect((await made.open(member, 0)).json).toMatchObject({ isDone: true, exercise: { isMet: true } })
  })

  test('that was practised before enrolling is done by enrolling, and stays so', async () => {
    const made = await publishCourse(site, 'Later', { lessons: [lesson()] })
    const member = await site.join('early@example.com')
    await play(member, exercise, careful)
    expect((await made.enrol(member)).json.completedAt).not.toBeNull()
    expect((await made.read(member)).doneCount).toBe(1)
    expect((await made.open(member, 0)).json.isDone).toBe(true)
    const [{ id }] = made.lessons as [Item]
    const undone = await member.browser.send(
      'DELETE',
      `/api/courses/${made.course.id}/lessons/${id}/completion`,
    )
    expect([undone.status, undone.json]).toMatchObject([409, { code: 'lesson.by_goals' }])
  })

  test('takes as long as reading it and playing its exercise, wherever that is said', async () => {
    const details = { dataSet: exercise.details.dataSet, hiddenFrom: 21 }
    const played = await site.publish({ kind: 'replay', title: 'To be timed', fields: { details } })
    const timed = { lessonKind: 'practice' as const, exercises: [played.id] }
    const made = await publishCourse(site, 'Timed', { lessons: [timed, {}] })
    const member = await site.join('timed@example.com')
    await made.enrol(member)
    const told = async () => {
      const { minutes, article, sections } = await made.read(member)
      const { items } = (await site.browser().get<CourseCatalogue>('/api/course-catalogue')).json
      return {
        course: [minutes, article.minutes, items.find(({ id }) => id === made.course.id)?.minutes],
        lessons: sections.flatMap(({ lessons }) => lessons.map((one) => one.minutes)),
        head: (await made.open(member, 0)).json.article.minutes,
      }
    }
    // Forty bars of four seconds, and a minute of reading each.
    expect(await told()).toEqual({ course: [5, 5, 5], lessons: [4, 1], head: 4 })
    await change(site, played, { details: { ...details, lastBar: 35 } })
    expect(await told()).toEqual({ course: [3, 3, 3], lessons: [2, 1], head: 2 })
    await takeAway(played)
    expect(await told()).toEqual({ course: [2, 2, 2], lessons: [1, 1], head: 1 })
  })

  test('whose goals somebody else met, or only some of, stays undone', async () => {
    const made = await publishCourse(site, 'Nearly', { lessons: [lesson()] })
    const [member, other] = [await site.join('nearly@example.com'), await site.join('else@example.com')]
    await play(member, exercise, [buy])
    await play(other, exercise, careful)
    await made.enrol(member)
    expect((await made.read(member)).doneCount).toBe(0)
  })

  test('whose turn has not come is done as soon as it has', async () => {
    const made = await publishCourse(site, 'In order', {
      details: { progression: 'sequential' },
      lessons: [{}, lesson(), lesson(), {}],
    })
    const member = await site.join('ordered@example.com')
    await made.enrol(member)
    await play(member, exercise, careful)
    expect((await made.read(member)).doneCount).toBe(0)
    expect((await made.complete(member, 0)).json).toMatchObject({ doneCount: 3, isJustCompleted: false })
    expect((await made.open(member, 3)).status).toBe(200)
  })

  test('that a date opens, or that editors bring, is done at the next look', async () => {
    const opens = { daysAfter: 2 }
    const made = await publishCourse(site, 'By date', { lessons: [{ ...lesson(), opens }, {}] })
    const member = await site.join('dated@example.com')
    await play(member, exercise, careful)
    await made.enrol(member)
    expect((await made.read(member)).doneCount).toBe(0)
    await change(site, made.lessons[1]!, { details: lesson() })
    expect(await made.read(member)).toMatchObject({ doneCount: 1, enrolment: { completedAt: null } })
    await passTime(site, 3 * 86_400_000, member)
    expect((await made.open(member, 0)).json.isDone).toBe(true)
    const { doneCount, enrolment } = await made.read(member)
    expect([doneCount, enrolment?.completedAt]).toEqual([2, expect.any(Number)])
  })

  test('whose exercise readers cannot open is marked by hand', async () => {
    const details = { dataSet: exercise.details.dataSet }
    const gone = await site.publish({ kind: 'replay', title: 'Gone', fields: { details } })
    const made = await publishCourse(site, 'Without', {
      lessons: [{ lessonKind: 'practice', exercises: [gone.id] }],
    })
    await takeAway(gone)
    const member = await site.join('without@example.com')
    await made.enrol(member)
    expect((await made.open(member, 0)).json).toMatchObject({ exercise: null, completion: { by: 'hand' } })
    expect((await made.complete(member, 0)).status).toBe(200)
  })

  test('takes one exercise, and nothing that is none', async () => {
    const made = await publishCourse(site, 'Refused', { lessons: [lesson()] })
    const [{ id }] = made.lessons as [Item]
    const { json } = await site.admin.browser.get<Item>(`/api/admin/items/${id}`)
    const set = (exercises: string[]) =>
      site.admin.browser.send('PATCH', `/api/admin/items/${id}`, {
        version: json.version,
        details: { lessonKind: 'practice', exercises },
      })
    expect((await set([made.course.id])).json.fields).toEqual({ 'details.exercises.0': 'unknown' })
    expect((await set([exercise.id, other.id])).status).toBe(422)
  })

  test('is published only while readers can open its exercise', async () => {
    const { browser } = site.admin
    const at = (id: string, rest = '') => `/api/admin/items/${id}${rest}`
    const sent = async (method: 'PUT' | 'POST' | 'PATCH' | 'DELETE', address: string, body?: object) => {
      type Answer = { code: string; fields?: object; details?: { items?: unknown } }
      const { status, json } = await browser.send<Answer>(method, address, body)
      return status < 300 ? status : [json.code, json.fields ?? json.details?.items]
    }
    const details = { dataSet: exercise.details.dataSet }
    const drafted = await site.publish({ kind: 'replay', title: 'Not yet', fields: { details } })
    const own: DetailsOf<'lesson'> = { lessonKind: 'practice', exercises: [drafted.id] }
    const made = await publishCourse(site, 'Not before', { lessons: [own, {}] })
    const [{ id }, plain] = made.lessons as [Item, Item]
    const inUse = ['item.in_use', [expect.objectContaining({ id, title: 'Not before 1', need: 'shown' })]]
    expect(await sent('DELETE', at(drafted.id))).toEqual(inUse)
    expect(await sent('DELETE', at(drafted.id, '/editions/en/publication'))).toEqual(inUse)

    expect(await sent('DELETE', at(id))).toBe(204)
    expect(await sent('DELETE', at(drafted.id, '/editions/en/publication'))).toBe(200)
    expect(await sent('POST', at(id, '/restoration'))).toEqual([
      'item.not_ready',
      [expect.objectContaining({ id })],
    ])
    const refused = { 'details.exercises': 'not_public' }
    const { version } = (await browser.get<Item>(at(plain.id))).json
    expect(await sent('PATCH', at(plain.id), { version, details: own })).toEqual(['input.invalid', refused])
    expect(await sent('DELETE', at(plain.id, '/editions/en/publication'))).toBe(200)
    await change(site, plain, { details: own })
    const publish = async (item: Item) => {
      const { editions } = (await browser.get<Item>(at(item.id))).json
      const revision = editions.find(({ language }) => language === 'en')?.revision
      return sent('PUT', at(item.id, '/editions/en/publication'), { revision })
    }
    expect(await publish(plain)).toEqual(['edition.incomplete', refused])
    const findings = await browser.get<{ missing: object }>(at(plain.id, '/editions/en/findings'))
    expect(findings.json.missing).toEqual(refused)
    expect(await publish(drafted)).toBe(200)
    expect(await publish(plain)).toBe(200)
  })
})
