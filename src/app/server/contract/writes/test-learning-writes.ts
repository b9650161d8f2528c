import type { Item } from '#content/contract.ts'
import { earn } from '#features/certificates/server/test-certificates.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz, right, takerOf, wrong } from '#features/quizzes/server/test-quizzes.ts'
import { publishCourse } from '#features/courses/server/test-courses.ts'
import { withVideo } from '#features/courses/server/watching/test-videos.ts'
import { unsubscribeToken } from '#features/reviews/server/unsubscribe-token.ts'
import { newId } from '#platform/ids.ts'
import type { TestSite } from '../../test-site.ts'
import { sure } from './test-sure.ts'

interface Listed {
  items: { id: string }[]
}

/** What readers learn and keep, and what editors make for it. */
export async function writeLearning(site: TestSite): Promise<void> {
  await readTexts(site)
  await keepNotes(site)
  await arrangeCourse(site)
  await inviteMembers(site)
  await watchVideo(site)
  await takeQuizzes(site)
  await practise(site)
  await certify(site)
}

async function readTexts(site: TestSite): Promise<void> {
  const member = sure((await site.join('reads@example.com')).browser)
  for (const kind of ['blog', 'learn'] as const) {
    const { id } = await site.publish({ kind, title: `Read ${kind}` })
    const path = kind === 'blog' ? `/api/blogs/${id}` : `/api/learn/${id}`
    await member.send('PUT', `${path}/read`)
    await member.send('DELETE', `${path}/read`)
    await member.send('PUT', `/api/saved/${id}`)
    await member.send('DELETE', `/api/saved/${id}`)
  }
  const faq = await site.publish({ kind: 'faq', title: 'Is it free?' })
  await member.send('POST', `/api/faq/${faq.id}/votes`, { answer: 'yes' })
}

async function keepNotes(site: TestSite): Promise<void> {
  const member = sure((await site.join('notes@example.com')).browser)
  const { id: itemId } = await site.publish({ kind: 'learn', title: 'Noted' })
  const passage = { quote: 'Noted', before: '', after: ', in full.', position: 0 }
  const note = { kind: 'learn', itemId, type: 'highlight', language: 'en', passage, words: 'Mine.' }
  const at = `/api/notes/${newId()}`
  await member.send('PUT', at, note)
  await member.send('DELETE', at)
  const place = { language: 'en', block: 0, blockCount: 1, quote: 'Noted', readBlocks: ['a1'] }
  await member.send('PUT', `/api/reading-places/learn/${itemId}`, place)
}

async function arrangeCourse(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const { course, lessons } = await publishCourse(site, 'Arranged', { lessons: [{}, {}] })
  const at = `/api/admin/courses/${course.id}`
  const lesson = `${at}/lessons/${lessons[0]?.id}`
  const section = await site.addSection(course.id, { titleEn: 'Part', titleAm: 'ክፍል' })
  await admin.send('PUT', `${lesson}/names`, { en: 'Renamed', am: '' })
  await admin.send('PUT', `${lesson}/section`, { sectionId: section.id, before: null })
  await admin.send('POST', `${lesson}/copies`, { en: 'A copy', am: '' })
  const deleted = await admin.send('DELETE', `${at}/sections/${section.id}`)
  await admin.send('PUT', `${at}/sections/${section.id}`, deleted)
  await admin.send('DELETE', `${at}/sections/${section.id}`)
  for (const { id } of lessons) {
    const { version } = await admin.get<Item>(`/api/admin/items/${id}`)
    await admin.send('PATCH', `/api/admin/items/${id}`, { version, collectionId: null })
  }
  const listed = await admin.get<Listed>(`/api/admin/items?kind=lesson&parentId=${course.id}&sort=order`)
  const before = listed.items.map(({ id }) => id).filter((id) => lessons.some((one) => one.id === id))
  const order = { before, after: before.toReversed() }
  await admin.send('PUT', `/api/admin/items/${course.id}/loose-lessons`, order)
}

async function inviteMembers(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const { course, ...made } = await publishCourse(site, 'Invited', { lessons: [{}] })
  const at = `/api/admin/courses/${course.id}`
  const { path } = await admin.send<{ path: string }>('POST', `${at}/invitations`, { most: 2, days: 7 })
  const member = await site.join('invited@example.com')
  const token = path.split('/').at(-1)
  await sure(member.browser).send('PUT', `/api/courses/${course.slug}/invitations/${token}/acceptance`)
  await made.complete(member, 0)
  const lesson = `/api/courses/${course.id}/lessons/${made.lessons[0]?.id}`
  await sure(member.browser).send('DELETE', `${lesson}/completion`)
  const { items } = await admin.get<Listed>(`${at}/invitations`)
  await admin.send('DELETE', `${at}/invitations/${items[0]?.id}`)
  const emails = ['somebody@example.com']
  await admin.send('POST', `${at}/invitation-emails`, { emails, days: 7, language: 'en' })
  const other = await site.join('added@example.com')
  await admin.send('POST', `${at}/members`, { email: other.email })
  await admin.send('DELETE', `${at}/members/${other.uid}`)
}

async function watchVideo(site: TestSite): Promise<void> {
  const course = await site.publish({ kind: 'course', title: 'Seen' })
  const { id } = await site.publish({
    kind: 'lesson',
    title: 'A film',
    parentId: course.id,
    fields: { details: { lessonKind: 'video', completion: { by: 'video', share: 80 } } },
    body: withVideo('youtube', 'dQw4w9WgXcQ'),
    extras: { transcript: 'What is said.', hasCaptions: true, videoSeconds: 600 },
  })
  const member = sure((await site.join('watches@example.com')).browser)
  await member.send('PUT', `/api/courses/${course.id}/enrolment`)
  const at = `/api/courses/${course.id}/lessons/${id}`
  await member.get(at)
  await member.send('PUT', `${at}/watched`, { parts: [[0, 10]] })
}

async function takeQuizzes(site: TestSite): Promise<void> {
  const author = await startAuthoring(site)
  const quiz = await postQuiz(author, [(await postQuestion(author, 'What is an ask?')).id])
  const { uid, browser, ...taking } = await takerOf(site, quiz, 'takes@example.com')
  const { json } = await taking.start()
  await taking.give(json.id, 1, right)
  await taking.end(json.id)
  await sure(browser).send('POST', `/api/quiz-attempts/${json.id}/practice/1`, { answer: right })
  const admin = sure(site.admin.browser)
  const at = `/api/admin/quizzes/${quiz.lesson.id}`
  await admin.send('PUT', `${at}/extra-time/${uid}`, { percent: 50 })
  const { questions } = await admin.get<{ questions: { id: string }[] }>(`${at}/trial`)
  const answers = questions.map(({ id }) => ({ questionId: id, answer: right }))
  await admin.send('POST', `${at}/trial/marks`, { answers })
}

async function practise(site: TestSite): Promise<void> {
  const author = await startAuthoring(site)
  const { id } = await postQuestion(author, 'What is a bid?', { use: 'practice' })
  const person = await site.join('practises@example.com')
  const member = sure(person.browser)
  await member.send('POST', `/api/questions/${id}/answers`, { answer: wrong })
  await member.send('PUT', '/api/learning-week/goal', { days: 3 })
  await member.send('PUT', '/api/reminders', { isOn: true })
  const token = unsubscribeToken(site.services.config, person.uid)
  await sure(site.browser()).send('POST', '/api/reminders/end', { token })
  await site.services.connection.db
    .updateTable('review_cards')
    .set({ dueAt: site.services.clock() - 1000 })
    .execute()
  const { questions } = await member.get<{ questions: { turn: number }[] }>('/api/reviews')
  await member.send('PUT', `/api/reviews/${id}/turns/${questions[0]?.turn}`, { answer: right })
}

async function certify(site: TestSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const { id, browser } = await earn(site, 'certified@example.com')
  const member = sure(browser)
  await member.send('PUT', `/api/certificates/${id}/keeping`)
  await member.send('DELETE', `/api/certificates/${id}/keeping`)
  await member.send('POST', '/api/certificates')
  const at = `/api/admin/certificates/${id}`
  await admin.send('PUT', `${at}/names`, { latin: 'Almaz Bekele Worqu', ethiopic: 'አልማዝ በቀለ ወርቁ' })
  await admin.send('POST', `${at}/issue`)
  await admin.send('PUT', `${at}/revocation`, { en: 'Issued by mistake', am: 'በስሕተት የተሰጠ' })
  await admin.send('DELETE', `${at}/revocation`)
  await admin.send('POST', '/api/admin/signing-keys')
  const { items } = await admin.get<{ items: { id: string; retiredAt: number | null }[] }>(
    '/api/admin/signing-keys',
  )
  await admin.send(
    'DELETE',
    `/api/admin/signing-keys/${items.find(({ retiredAt }) => retiredAt !== null)?.id}`,
  )
}
