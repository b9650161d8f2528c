import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BlogDetail, BlogList } from '#features/blogs/contract.ts'
import type { CourseDetail, CourseList } from '#features/courses/contract.ts'
import type { MessageList } from '#features/contact/contract.ts'
import type { AttemptList } from '#features/quizzes/contract.ts'
import { createStarterApp } from '#features/transfer/server/starter/test-starter-app.ts'
import type { TestApp, TestBrowser } from '../test-app.ts'
import type { DemoName, DemoPerson } from './demo-people.ts'
import { makeDemo } from './demo.ts'
import texts from './demo-texts.json' with { type: 'json' }

let site: TestApp
let people: DemoPerson[]
beforeAll(async () => {
  site = await createStarterApp()
  people = await makeDemo({ services: site.services, app: site.app, advance: site.advance })
}, 900_000)
afterAll(() => site.close())

async function signIn(name: DemoName): Promise<TestBrowser> {
  const browser = site.browser()
  const { email, password } = people.find((one) => one.name === name) ?? { email: '', password: '' }
  const answer = await browser.send('POST', '/api/auth/sign-in/email', { email, password })
  expect([name, answer.status]).toEqual([name, name === 'samuel' ? 403 : 200])
  return browser
}

async function coursesOf(browser: TestBrowser) {
  const { items } = (await browser.get<CourseList>('/api/courses?lang=en')).json
  return items.filter(({ enrolledAt }) => enrolledAt !== null)
}

test('both administrators look after messages, translations and a text that will appear', async () => {
  for (const name of ['selam', 'dawit'] as const) {
    const browser = await signIn(name)
    const messages = (await browser.get<MessageList>('/api/admin/messages')).json
    expect(messages.items.map(({ state }) => state).toSorted()).toEqual([
      'answered',
      'done',
      'new',
      'new',
      'new',
      'new',
    ])
    const owed = (await browser.get('/api/admin/translations/owed?kind=blog')).json.items
    expect(Object.values(owed ?? {}).map(({ reason }) => reason)).toEqual([
      'readers_behind',
      'missing',
      'missing',
      'missing',
    ])
    const planned = (await browser.get('/api/admin/items?kind=blog&state=scheduled')).json.items
    expect(Object.values(planned ?? {})).toHaveLength(1)
  }
})

test('readers find posts in one language, and the planned one on its day', async () => {
  const guest = site.browser()
  const titles = async () =>
    (await guest.get<BlogList>('/api/blogs?lang=en')).json.items.map(({ title }) => title)
  const { title } = texts.posts.harvest.en
  expect(await titles()).toEqual(
    expect.arrayContaining([texts.posts.broker.en.title, texts.posts.savings.am.title]),
  )
  expect(await titles()).not.toContain(title)
  const answers = '/api/page-questions/blog/ten-signs-of-a-trading-scam'
  const { article } = (await guest.get<BlogDetail>('/api/blogs/ten-signs-of-a-trading-scam')).json
  expect((await guest.get(answers.replace(article.slug, article.id))).text).toContain(texts.questions.answer)
})

test('a member passed a course at the second try and has its certificate', async () => {
  const almaz = await signIn('almaz')
  const [course] = await coursesOf(almaz)
  expect([course?.slug, course?.doneCount]).toEqual(['ethiopian-markets', course?.lessonCount])
  const { names, items } = (await almaz.get('/api/certificates')).json
  expect([names?.latin, Object.values(items ?? {}).map(({ state }) => state)]).toEqual([
    'Almaz Tesfaye',
    ['valid'],
  ])
  expect(await attemptsAt(course?.id)).toEqual([true, false])
})

test('another is in the middle of one, and a third has only enrolled', async () => {
  const kebede = await signIn('kebede')
  const [course] = await coursesOf(kebede)
  expect([course?.slug, course?.doneCount, course?.completedAt]).toEqual([
    'risk-and-money-management',
    5,
    null,
  ])
  expect(await attemptsAt(course?.id)).toEqual([false])
  expect((await kebede.get<BlogList>('/api/saved')).json.items).toHaveLength(3)
  const [begun] = await coursesOf(await signIn('hanna'))
  expect([begun?.slug, begun?.doneCount]).toEqual(['trading-foundations', 0])
  await signIn('samuel')
})

/** Whether each attempt at the quiz of a course was passed, the latest first. */
async function attemptsAt(course = ''): Promise<(boolean | null)[]> {
  const selam = await signIn('selam')
  const { sections } = (await selam.get<CourseDetail>(`/api/courses/${course}`)).json
  const lessons = sections.flatMap((section) => section.lessons)
  const quiz = lessons.find(({ lessonKind }) => lessonKind === 'quiz')
  const { items } = (await selam.get<AttemptList>(`/api/admin/quizzes/${quiz?.id}/attempts`)).json
  return items.map(({ isPassed }) => isPassed)
}

test('the shell makes one in a folder of its own alone', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-demo-'))
  writeFileSync(path.join(folder, 'traders-hub.sqlite'), 'of somebody')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const command = path.join(import.meta.dirname, '../commands/demo.ts')
  const said = await new Promise<string>((resolve) => {
    const options = { env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: 'postgres://nobody@localhost/none' } }
    execFile(process.execPath, [command, folder], options, (error, stdout, stderr) =>
      resolve(`${error?.code} ${stdout}${stderr}`),
    )
  })
  expect(said).toBe(`1 ${folder} is not empty: name another folder, or delete it first\n`)
  expect(readdirSync(folder)).toEqual(['traders-hub.sqlite'])
  rmSync(folder, { recursive: true })
})
