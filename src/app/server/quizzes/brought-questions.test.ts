import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { ofKind, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz } from '#features/quizzes/server/test-quizzes.ts'
import { applyBrought, bringImport } from '#features/transfer/server/imports/test-imports.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

/** The table of all questions with something else in the lines of some. */
async function bringChanged(changes: Record<string, (line: string) => string>) {
  const { text } = await author.browser.get('/api/admin/question-exports')
  const lines = text.split('\r\n').map((line) => {
    const slug = /^"question","([^"]*)"/.exec(line)?.[1] ?? ''
    return changes[slug]?.(line) ?? line
  })
  const content = lines.join('\r\n')
  const { status, json } = await bringImport(author.browser, {
    purpose: 'questions',
    name: 'questions.csv',
    content,
  })
  expect(status).toBe(201)
  return json
}

test('the check of a table foretells that a quiz which readers see could not be passed', async () => {
  const [kept, spare] = [await postQuestion(author, 'Kept?'), await postQuestion(author, 'Spare?')]
  await postQuiz(author, [kept.id])
  const toPractice = (line: string) => line.replace('"quiz"', '"practice"')
  const looked = await bringChanged({ [kept.slug]: toPractice, [spare.slug]: toPractice })
  expect(looked.report.faults).toMatchObject([
    { code: 'item.in_use', severity: 'error', row: 0, detail: 'Final quiz' },
  ])
  expect(looked.report.questions.filter(({ action }) => action === 'update')).toHaveLength(2)
  expect(ofKind('question', await author.read(spare.id)).details.use).toBe('quiz')
  const { status, json } = await applyBrought(author.browser, looked)
  expect([status, json.code]).toEqual([409, 'item.in_use'])
  expect((await bringChanged({ [spare.slug]: toPractice })).report.faults).toEqual([])
})

test('what a quiz loses it may find in another question of the same table', async () => {
  const tag = await author.tag('Drawn')
  const first = await postQuestion(author, 'A first?', { tags: [tag] })
  const second = await postQuestion(author, 'A second?')
  await postQuiz(author, [], { pools: [{ tag, level: null, form: null, draw: 1 }] })
  const looked = await bringChanged({
    [first.slug]: (line) => line.replace(`"${tag}"`, '""'),
    [second.slug]: (line) => line.replace('"quiz","",""', `"quiz","","${tag}"`),
  })
  expect(looked.report.questions.filter(({ action }) => action === 'update')).toHaveLength(2)
  expect(looked.report.faults).toEqual([])
  expect((await applyBrought(author.browser, looked)).status).toBe(200)
  expect([(await author.read(first.id)).tags, (await author.read(second.id)).tags]).toEqual([[], [tag]])
})
