import sharp from 'sharp'
import type { Item } from '#content/contract.ts'
import type { Member } from '../test-site.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import type { TestBrowser } from '../test-app.ts'
import { noteWrites, type Written } from './test-contract.ts'
import { dayOfInstant } from '#platform/dates/ethiopian-dates.ts'
import { change } from '#features/courses/server/test-courses.ts'
import { questionOf } from '#features/questions/server/test-questions.ts'
import { bringSeries, publishExercises } from './test-contract-practice.ts'
import { bringArchive, bringForeign, bringQuestions, bringTranslation } from './test-contract-imports.ts'

/** Real values of the parameters of one address. */
export type Ids = Record<string, string>

export interface ContractSite extends TestSite {
  readers: Record<'guest' | 'member' | 'admin', { browser: TestBrowser; uid: string }>
  /** By path of the document. */
  ids: Record<string, Ids[]>
  /** One item of each kind. */
  items: Ids[]
  /** Everything that was sent to make the site, with its answers. */
  written: Written[]
}

/** A site with one of everything that can be read. */
export async function createContractSite(): Promise<ContractSite> {
  const site = await createTestSite({ RATE_LIMIT_FACTOR: '10000' })
  const written = noteWrites(site)
  const member = await site.join('member@example.com')
  const { course, lesson, ...others } = await publishEveryKind(site)
  const quiz = await publishQuiz(site, course)
  await change(site, course, { details: { certificate: { isOffered: true, minimumScore: 0 } } })
  await member.browser.send('PUT', '/api/certificates/names', { latin: 'Almaz', ethiopic: 'አልማዝ' })
  await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  await member.browser.send('PUT', `/api/courses/${course.id}/lessons/${lesson.id}/completion`)
  const attempt = await takeQuiz(member, course, quiz)
  await member.browser.send('PUT', `/api/saved/${others.blog.id}`)
  await site.browser().get('/api/search?q=nothing+of+the+kind')
  const { admin } = site
  const guest = { browser: site.browser(), uid: 'nobody' }
  const media = await uploadPicture(admin)
  const earned = await findCertificate(member)
  return {
    ...site,
    readers: { guest, member, admin },
    written,
    items: Object.values({ course, lesson, ...others }).map(({ id }) => ({ id })),
    ids: {
      ...(await publishExercises(site, member)),
      '/api/blogs/{id}': [{ id: others.blog.id }, { id: others.closed.slug }, { id: 'unknown' }],
      '/api/teasers/{kind}/{id}': [{ kind: 'blog', id: others.closed.slug }],
      '/api/pocket/{kind}/{id}': [
        { kind: 'blog', id: others.blog.slug },
        { kind: 'track', id: 'unknown' },
      ],
      '/api/pocket/courses/{id}': [{ id: course.slug }],
      '/api/learn/{id}': [{ id: others.learn.slug }],
      '/api/terms/{id}': [{ id: others.term.slug }],
      '/api/tools/{id}': [{ id: 'position-size' }, { id: 'scam-check' }, { id: 'unknown' }],
      '/api/terms/{id}/card': [{ id: others.term.id }],
      '/api/resources/{id}': [{ id: others.resource.slug }],
      '/resources/{id}/download': [{ id: others.resource.slug }],
      '/api/pages/{id}': [{ id: others.page.slug }],
      '/api/courses/{id}': [{ id: course.slug }],
      '/api/courses/{id}/lessons/{lessonId}': [{ id: course.slug, lessonId: lesson.slug }],
      '/api/courses/{id}/invitations/{token}': [
        { id: course.slug, token: await createInvitation(site.admin, course) },
      ],
      '/api/admin/courses/{id}/invitations': [{ id: course.id }],
      '/api/admin/course-reports/{id}': [{ id: course.id }],
      '/api/admin/courses/{id}/lessons': [{ id: course.id }],
      '/api/admin/courses/{id}/members': [{ id: course.id }],
      '/api/courses/{id}/lessons/{lessonId}/quiz': [{ id: course.slug, lessonId: quiz.slug }],
      '/api/quiz-attempts/{id}': [{ id: attempt }],
      '/api/admin/quizzes/{lessonId}/attempts': [{ lessonId: quiz.id }],
      '/api/admin/quizzes/{lessonId}/trial': [{ lessonId: quiz.id }],
      '/api/saved/{itemId}': [{ itemId: others.blog.id }, { itemId: others.learn.id }],
      '/api/charts/{id}': [{ id: await bringSeries(site, others.resource) }, { id: 'unknown' }],
      '/api/questions/{id}': [{ id: others.question.slug }, { id: 'unknown' }],
      '/api/certificates/{id}': [earned.certificate, { id: 'unknown' }],
      '/certificates/{id}/certificate.pdf': [earned.certificate],
      '/certificates/{id}/badge.json': [earned.certificate],
      '/certificates/{id}/badge.jwt': [earned.certificate],
      '/api/badges/keys/{id}': [earned.key, { id: 'unknown' }],
      '/api/badges/status/{list}': [{ list: '0' }],
      '/api/admin/messages/{id}': [{ id: await askAbout(site, member, others.blog) }],
      '/api/admin/webhooks/{id}/deliveries': [{ id: await tellAnother(admin) }],
      '/api/preview/{token}': [{ token: await createPreview(admin, others.blog) }],
      '/api/admin/collections/{id}/items': [{ id: others.learn.collectionId ?? '' }],
      '/api/admin/media/{id}': [media],
      '/api/admin/media/{id}/usage': [media],
      '/media/{id}/{name}': [media],
      '/og/{kind}/{name}': [
        { kind: 'blog', name: await cardOf(site, `/api/blogs/${others.blog.slug}`, '/og/blog/') },
      ],
      '/og/{name}': [{ name: 'site.en.png' }],
      '/api/legal/{document}/versions/{version}': [
        await declareTerms(site),
        { document: 'terms-of-service', version: '9' },
      ],
      '/api/admin/imports/{id}': [
        { id: await bringArchive(site) },
        { id: await bringForeign(admin) },
        { id: await bringTranslation(admin, others.blog) },
        { id: await bringQuestions(admin) },
      ],
    },
  }
}

const exercise = questionOf('Which?', [
  { id: 'aaaa', words: 'This one', isRight: true },
  { id: 'bbbb', words: 'That one' },
])

async function publishEveryKind(site: TestSite) {
  const course = await site.publish({ kind: 'course', title: 'A course' })
  const link = { details: { resourceType: 'link', url: 'https://nbe.gov.et' } }
  return {
    course,
    lesson: await site.publish({ kind: 'lesson', title: 'A lesson', parentId: course.id }),
    blog: await site.publish({ kind: 'blog', title: 'A post' }),
    closed: await site.publish({ kind: 'blog', title: 'For members', fields: { access: 'signed-in' } }),
    learn: await site.publish({ kind: 'learn', title: 'A page to learn' }),
    resource: await site.publish({ kind: 'resource', title: 'A link', fields: link }),
    faq: await site.publish({ kind: 'faq', title: 'A question' }),
    term: await site.publish({ kind: 'term', title: 'A term' }),
    question: await site.publish({ kind: 'question', title: 'An exercise', body: exercise }),
    page: await site.publish({ kind: 'page', title: 'About us' }),
  }
}

/** The member's certificate, and the key that signs its badge. */
async function findCertificate({ browser }: Member): Promise<{ certificate: Ids; key: Ids }> {
  const { items } = (await browser.get<{ items: { id: string }[] }>('/api/certificates')).json
  const id = items[0]?.id ?? ''
  await browser.get(`/certificates/${id}/badge.jwt`)
  const { keys } = (await browser.get<{ keys: { kid: string }[] }>('/.well-known/jwks.json')).json
  return { certificate: { id }, key: { id: keys[0]?.kid.split('/').at(-1) ?? '' } }
}

async function declareTerms(site: TestSite): Promise<Ids> {
  const page = await site.publish({ kind: 'page', title: 'Terms of service' })
  await site.translate(page, 'am', 'የአገልግሎት ውሎች')
  const summary = { en: 'The first.', am: 'የመጀመሪያው።' }
  const wish = { version: 1, effectiveOn: dayOfInstant(site.services.clock()), summary, mustAccept: false }
  await site.admin.browser.send('POST', '/api/admin/legal/terms-of-service/versions', wish)
  return { document: 'terms-of-service', version: '1' }
}

async function publishQuiz(site: TestSite, course: Item): Promise<Item> {
  const kept = { details: { use: 'quiz' } }
  const question = await site.publish({ kind: 'question', title: 'For a quiz', body: exercise, fields: kept })
  const quiz = {
    pools: [{ questionIds: [question.id], draw: 1 }],
    isShuffled: true,
    attempts: null,
    waitMinutes: 0,
    limitMinutes: 10,
    passMark: 50,
    answersShown: 'after_close',
  }
  const fields = { details: { lessonKind: 'quiz', quiz } }
  return site.publish({ kind: 'lesson', title: 'A quiz', parentId: course.id, fields })
}

/** Gives the id of an attempt that is over. */
async function takeQuiz({ browser }: Member, course: Item, quiz: Item): Promise<string> {
  const address = `/api/courses/${course.id}/lessons/${quiz.id}/quiz/open-attempt`
  const { json } = await browser.send<{ id: string }>('PUT', address)
  const answer = { form: 'single', chosen: ['aaaa'] }
  await browser.send('PUT', `/api/quiz-attempts/${json.id}/end`, {
    answers: [{ position: 1, answer, sequence: 1 }],
  })
  return json.id
}

/** Gives the id of a question that waits in the inbox. */
async function askAbout({ admin }: TestSite, { browser }: Member, { id }: Item): Promise<string> {
  const question = { question: 'What is a bid?', isNameAllowed: false, website: '', language: 'en' }
  await browser.send('POST', `/api/page-questions/blog/${id}`, question)
  const { items } = (await admin.browser.get<{ items: { id: string }[] }>('/api/admin/messages')).json
  return items[0]?.id ?? ''
}

/** Gives the id of a webhook to which a test waits. */
async function tellAnother({ browser }: Member): Promise<string> {
  const wish = { name: 'A ledger', url: 'https://hooks.example/', events: ['text.published'] }
  const { json } = await browser.send<{ id: string }>('POST', '/api/admin/webhooks', wish)
  await browser.send('POST', `/api/admin/webhooks/${json.id}/test`)
  return json.id
}

async function createPreview({ browser }: Member, { id }: Item): Promise<string> {
  const { json } = await browser.send<{ path: string }>('POST', `/api/admin/items/${id}/preview-links`, {
    name: 'For a colleague',
    days: 7,
  })
  return json.path.split('/').at(-1) ?? ''
}

async function createInvitation({ browser }: Member, { id }: Item): Promise<string> {
  const wanted = { most: 1, days: 7 }
  const { json } = await browser.send<{ path: string }>(
    'POST',
    `/api/admin/courses/${id}/invitations`,
    wanted,
  )
  return json.path.split('/').at(-1) ?? ''
}

async function uploadPicture({ browser }: Member): Promise<{ id: string; name: string }> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = formWith('a.png', new Uint8Array(bytes))
  const { json, text } = await browser.send<{ id: string }>('POST', '/api/admin/media', form)
  return { id: json.id, name: nameIn(text, `/media/${json.id}/`) }
}

async function cardOf(site: TestSite, path: string, start: string): Promise<string> {
  return nameIn((await site.browser().get(path)).text, start)
}

/** What stands behind the first address in an answer that begins so. */
function nameIn(text: string, start: string): string {
  const at = text.indexOf(start)
  if (at === -1) throw new Error(`no ${start} in ${text}`)
  return /^[\w.-]+/.exec(text.slice(at + start.length))?.[0] ?? ''
}

function formWith(name: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('file', new File([content], name))
  return form
}
