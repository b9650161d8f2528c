import { insertUser } from '#features/identity/server/accounts/user-store.ts'
import { registerSeriesOfReplays } from '#features/replays/server/series-reader.ts'
import { wanderingSeries } from '#features/replays/test-series.ts'
import type { TestSite } from '../test-site.ts'
import { rowsFor } from './test-list-rows.ts'

/** A walked list that is longer than a page, and how it becomes longer still. */
export interface LongList {
  /** With the ids of real things. */
  address: string
  /** Its orders, or what it takes to be found. */
  queries?: Record<string, string>[]
  /** Rows that it gets; none where other lists make it long enough. */
  count?: number
  /** Adds the row of this number, newer than those before. */
  add(number: number): Promise<unknown>
}

/** A title that takes all the room that a cursor has. */
const ofManyBytes = ' ሰሊጥ'.repeat(30)

/** By the path of the document. */
export async function createLongLists(site: TestSite): Promise<Record<string, LongList>> {
  const { db } = site.services.connection
  const { course, lesson, post, dataSet, hookId } = await createOwners(site)
  const rows = rowsFor({ userId: site.admin.uid, courseId: course.id, lessonId: lesson.id, postId: post.id })
  const newPost = (number: number) => site.publish({ kind: 'blog', title: `Post ${number}` })
  const newCourse = (number: number) =>
    site.publish({ kind: 'course', title: `Course ${number}${ofManyBytes}` })
  const newExercise = (number: number) => {
    const fields = { sortOrder: number, details: { dataSet: dataSet.id } }
    return site.publish({ kind: 'replay', title: `Exercise ${number}`, fields })
  }
  const newLink = (number: number) => {
    const fields = { details: { resourceType: 'link', url: 'https://nbe.gov.et' } }
    return site.publish({ kind: 'resource', title: `Link ${number}`, fields })
  }
  const learner = async (number: number) => {
    await insertUser(db, rows.person(number))
    await db.insertInto('enrolments').values(rows.enrolment(number)).execute()
  }
  const sorts = ['name', 'email', 'createdAt', 'lastSeen'].map((sort) => ({ sort }))
  const orders = ['updated', 'title', 'published', 'order'].map((sort) => ({ kind: 'course', sort }))
  return {
    '/api/blogs': { address: '/api/blogs', count: 13, add: newPost },
    '/api/resources': { address: '/api/resources', count: 13, add: newLink },
    '/api/courses': { address: '/api/courses', count: 25, add: newCourse },
    '/api/course-catalogue': { address: '/api/course-catalogue', add: newCourse },
    '/api/search': { address: '/api/search', queries: [{ q: 'Post' }], add: newPost },
    '/api/admin/items': {
      address: '/api/admin/items',
      queries: [...orders, ...orders.map((one) => ({ ...one, direction: 'asc' }))],
      add: newCourse,
    },
    '/api/admin/translations/owed': { address: '/api/admin/translations/owed', add: newPost },
    '/api/admin/audit-log': { address: '/api/admin/audit-log', add: newPost },
    '/api/admin/users': {
      address: '/api/admin/users',
      queries: [...sorts, ...sorts.map((one) => ({ ...one, direction: 'asc' }))],
      add: (number) => insertUser(db, rows.person(number)),
    },
    '/api/admin/courses/{id}/members': {
      address: `/api/admin/courses/${course.id}/members`,
      count: 51,
      add: learner,
    },
    '/api/admin/learners': { address: '/api/admin/learners', add: learner },
    '/api/admin/quizzes/{lessonId}/attempts': {
      address: `/api/admin/quizzes/${lesson.id}/attempts`,
      count: 51,
      add: (number) => db.insertInto('quiz_attempts').values(rows.attempt(number)).execute(),
    },
    '/api/admin/certificates': {
      address: '/api/admin/certificates',
      count: 31,
      add: (number) => db.insertInto('certificates').values(rows.certificate(number)).execute(),
    },
    '/api/admin/messages': {
      address: '/api/admin/messages',
      count: 26,
      add: (number) => db.insertInto('contact_messages').values(rows.message(number)).execute(),
    },
    '/api/saved': {
      address: '/api/saved',
      count: 26,
      // What is saved must be there to be read: everything that was published before.
      add: (number) => saveOne(site, number),
    },
    '/api/notes': {
      address: '/api/notes',
      count: 21,
      add: (number) => db.insertInto('notes').values(rows.note(number)).execute(),
    },
    '/api/practice/runs': {
      address: '/api/practice/runs',
      count: 21,
      add: (number) => db.insertInto('practice_runs').values(rows.run(number)).execute(),
    },
    '/api/practice/exercises': { address: '/api/practice/exercises', count: 49, add: newExercise },
    '/api/journal/trades': {
      address: '/api/journal/trades',
      count: 101,
      add: (number) => db.insertInto('journal_trades').values(rows.trade(number)).execute(),
    },
    '/api/admin/search-misses': {
      address: '/api/admin/search-misses',
      count: 26,
      add: (number) => db.insertInto('search_misses').values(rows.miss(number)).execute(),
    },
    '/api/admin/media': {
      address: '/api/admin/media',
      count: 41,
      add: (number) => db.insertInto('media').values(rows.upload(number)).execute(),
    },
    '/api/admin/items/{id}/editions/{language}/revisions': {
      address: `/api/admin/items/${post.id}/editions/en/revisions`,
      count: 21,
      add: (number) => db.insertInto('revisions').values(rows.revision(number)).execute(),
    },
    '/api/admin/webhooks/{id}/deliveries': {
      address: `/api/admin/webhooks/${hookId}/deliveries`,
      count: 26,
      add: (number) => db.insertInto('webhook_deliveries').values(rows.delivery(hookId, number)).execute(),
    },
  }
}

async function createOwners(site: TestSite) {
  const course = await site.publish({ kind: 'course', title: 'Course' })
  const lesson = await site.publish({ kind: 'lesson', title: 'Lesson', parentId: course.id })
  const hook = { name: 'A ledger', url: 'https://hooks.example/', events: ['message.received'] }
  const { json } = await site.admin.browser.send<{ id: string }>('POST', '/api/admin/webhooks', hook)
  const fields = { details: { resourceType: 'link', url: 'https://nbe.gov.et' } }
  registerSeriesOfReplays(async (_, id) => wanderingSeries(id))
  return {
    course,
    lesson,
    dataSet: await site.publish({ kind: 'resource', title: 'Prices', fields }),
    post: await site.publish({ kind: 'blog', title: 'Post' }),
    hookId: json.id,
  }
}

async function saveOne({ admin, services }: TestSite, number: number): Promise<void> {
  const { id } = await services.connection.db
    .selectFrom('items')
    .select('id')
    .where('kind', 'in', ['blog', 'resource'])
    .orderBy('createdAt')
    .orderBy('id')
    .offset(number)
    .limit(1)
    .executeTakeFirstOrThrow()
  const answer = await admin.browser.send('PUT', `/api/saved/${id}`)
  if (answer.status !== 200) throw new Error(answer.text)
}
