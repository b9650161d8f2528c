import type { Card } from '#content/contract.ts'
import type { MessageList } from '#features/contact/contract.ts'
import { publishPost, publishText, startPost, writeText } from './demo-content.ts'
import { openCourse } from './demo-learning.ts'
import { joinPeople, type DemoPerson, type DemoSite, type People } from './demo-people.ts'
import texts from './demo-texts.json' with { type: 'json' }

/** How far back the demonstration begins, so that what happened in it lies behind who looks. */
export const demoDays = 21
const day = 86_400_000

/**
 * Fills a site that has the starter content and nobody yet, through the API alone and the same way each time: people of each role, posts
 * that wait for their translation, courses under way, messages and questions that wait, and a post that will appear.
 * @returns everybody, with the passwords that are told once; the clock of the site is `demoDays` later
 */
export async function makeDemo(site: DemoSite): Promise<DemoPerson[]> {
  const people = await joinPeople(site)
  const { advance } = site
  await write(people)
  advance(2 * day)
  await beginCourses(people)
  advance(7 * day)
  await goOn(people)
  advance(5 * day)
  await ask(people)
  advance(6 * day)
  await answer(people)
  advance(day - 60_000)
  await schedule(people, site.services.clock() + 3 * day)
  return people.all
}

/** Posts in one language, one whose translation readers see too old, and a draft. */
async function write(people: People): Promise<void> {
  const selam = await people.as('selam')
  const dawit = await people.as('dawit')
  await publishPost(selam, 'broker', 'en')
  await publishPost(selam, 'fees', 'en')
  await publishPost(dawit, 'savings', 'am')
  const { id } = await startPost(selam, 'auction', 'en')
  const at = { id, name: 'auction' } as const
  const english = await writeText(selam, { ...at, language: 'en' })
  await publishText(selam, { id, language: 'en', revision: english })
  const amharic = await writeText(dawit, { ...at, language: 'am' }, { translatedFrom: english })
  await publishText(dawit, { id, language: 'am', revision: amharic })
  const later = await writeText(selam, { ...at, language: 'en' }, { ending: texts.auctionEnding })
  await publishText(selam, { id, language: 'en', revision: later })
  const draft = await startPost(dawit, 'glossary', 'am')
  await writeText(dawit, { id: draft.id, name: 'glossary', language: 'am' })
}

async function beginCourses(people: People): Promise<void> {
  const almaz = await openCourse(await people.as('almaz'), 'ethiopian-markets')
  await almaz.enrol()
  await almaz.learn(7)
  const kebede = await openCourse(await people.as('kebede'), 'risk-and-money-management')
  await kebede.enrol()
  await kebede.learn(3)
}

/** Almaz does not pass at first and then does, which brings the certificate; Kebede did not pass and goes on to read. */
async function goOn(people: People): Promise<void> {
  const editor = await people.as('selam')
  const visitor = await people.as('almaz')
  const almaz = await openCourse(visitor, 'ethiopian-markets')
  await almaz.learn(3)
  await almaz.tryQuiz(0.4, editor)
  const kebede = await openCourse(await people.as('kebede'), 'risk-and-money-management')
  await kebede.learn(2)
  await kebede.tryQuiz(0.5, editor)
}

async function ask(people: People): Promise<void> {
  const editor = await people.as('selam')
  const almaz = await people.as('almaz')
  await (await openCourse(almaz, 'ethiopian-markets')).tryQuiz(1, editor)
  await almaz.send('PUT', '/api/certificates/names', texts.certificate)
  const kebede = await people.as('kebede')
  const { items } = await kebede.get<{ items: Card[] }>('/api/blogs?lang=en')
  const scam = items.find(({ slug }) => slug === 'ten-signs-of-a-trading-scam')?.id ?? ''
  for (const card of items.slice(0, 3)) await kebede.send('PUT', `/api/saved/${card.id}`)
  await kebede.send('PUT', `/api/blogs/${scam}/read`)
  const about = `/api/page-questions/blog/${scam}`
  const rest = { isNameAllowed: true, website: '' }
  await almaz.send('POST', about, { ...rest, question: texts.questions.answered, language: 'am' })
  await kebede.send('POST', about, { ...rest, question: texts.questions.open, language: 'en' })
  for (const message of texts.messages)
    await people.guest().send('POST', '/api/contact', { ...message, consent: true, website: '' })
}

/** One question is answered under its page and one message was seen to; the others wait. */
async function answer(people: People): Promise<void> {
  const hanna = await people.as('hanna')
  await (await openCourse(hanna, 'trading-foundations')).enrol()
  const { items: posts } = await hanna.get<{ items: Card[] }>('/api/blogs?lang=am')
  const journal = posts.find(({ slug }) => slug === 'keep-a-trading-journal')?.id ?? ''
  const question = { question: texts.questions.new, isNameAllowed: false, website: '', language: 'am' }
  await hanna.send('POST', `/api/page-questions/blog/${journal}`, question)
  const dawit = await people.as('dawit')
  const { items } = await dawit.get<MessageList>('/api/admin/messages')
  const idOf = (words: string) => items.find(({ message }) => message === words)?.id ?? ''
  const answered = `/api/admin/messages/${idOf(texts.questions.answered)}`
  await dawit.send('POST', `${answered}/replies`, { text: texts.questions.answer })
  const shown = { question: texts.questions.answered, answer: texts.questions.answer }
  await dawit.send('PUT', `${answered}/answers/am`, shown)
  const corrected = texts.messages.find(({ topic }) => topic === 'correction')?.message ?? ''
  const change = { state: 'done', note: texts.note }
  await dawit.send('PATCH', `/api/admin/messages/${idOf(corrected)}`, change)
}

async function schedule(people: People, publishAt: number): Promise<void> {
  await people.as('samuel')
  const samuel = await people.uidOf('samuel')
  const selam = await people.as('selam')
  await selam.send('PATCH', `/api/admin/users/${samuel}`, { status: 'suspended' })
  const { id } = await startPost(selam, 'harvest', 'en')
  const revision = await writeText(selam, { id, name: 'harvest', language: 'en' })
  await publishText(selam, { id, language: 'en', revision, publishAt })
}
