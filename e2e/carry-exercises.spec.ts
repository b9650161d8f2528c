import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'
import { publish, questionOf } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

/** Two of eight answers are right, by as many people as figures need. */
const answerAsMany = async (): Promise<string> => {
  const admin = await openPage(site)
  await signIn(admin, await findAdmin(site))
  const question = { ...questionOf('Often missed', 'This one'), details: { form: 'single', use: 'practice' } }
  const { id } = await publish(admin, 'en', question)
  for (const chosen of [['right'], ['right'], ['wrong', 'wrong'], ['wrong', 'wrong'], ['wrong', 'wrong']]) {
    const member = await openPage(site)
    await signIn(member, await register(site))
    for (const one of chosen)
      await askApi(member, 'POST', `/api/questions/${id}/answers`, {
        answer: { form: 'single', chosen: [one] },
      })
  }
  return id
}
let oftenMissed: Promise<string> | undefined

describe.each(languages)('with the admin pages in %s', (language) => {
  const say: Say = textsIn(language)
  const text = (key: string, values?: Parameters<Say>[2]) => say('transfer.admin', key, values)
  const own = (key: string, values?: Parameters<Say>[2]) => say('questions.admin', key, values)

  test('an editor brings exercises from a spreadsheet, mends a row, and takes them out again', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.questions)
    await admin.getByRole('link', { name: own('exchange'), exact: true }).click()
    await admin.getByRole('heading', { level: 2, name: text('questions.back') }).waitFor()
    await checkAccessibility(admin)

    const title = `Sesame and coffee ${language}`
    const table = (right: string) =>
      [
        'kind,title_en,title_am,text_en,text_am,right,explanation_en',
        `question,${title},ሰሊጥና ቡና ${language},Which is a seed?,ዘር የቱ ነው?,,`,
        `choice,,,"-Sesame",ሰሊጥ,${right},A small one`,
        'choice,,,Coffee leaves,የቡና ቅጠል,,',
      ].join('\n')
    const bring = async (content: string) => {
      const file = { name: 'exercises.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
      await admin.locator('input[type=file]').setInputFiles(file)
      await admin.getByRole('heading', { name: text('questions.report') }).waitFor()
    }
    await bring(table('perhaps'))
    await admin.getByText(text('fault.right.unknown', { detail: 'perhaps' })).waitFor()
    await admin.getByText(text('questions.cell', { row: 3, letter: 'F', column: 'right' })).waitFor()
    await admin.getByText(text('questions.nothing')).waitFor()
    await checkAccessibility(admin)
    await admin.getByRole('button', { name: text('import.cancel'), exact: true }).click()

    await bring(table('yes'))
    await admin.getByRole('button', { name: text('questions.apply', { count: 1 }), exact: true }).click()
    await admin.getByRole('heading', { name: text('questions.done', { count: 1 }) }).waitFor()
    await checkAccessibility(admin)

    const coming = admin.waitForEvent('download')
    await admin.getByRole('link', { name: text('questions.download'), exact: true }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^questions-\d{4}-\d\d-\d\d\.csv$/)
    const taken = await readFile(await download.path(), 'utf8')
    expect(taken).toContain(`"${title}","ሰሊጥና ቡና ${language}"`)
    expect(taken).toContain(`"'-Sesame"`)
    expect(taken).not.toMatch(/(?:^|,)"[=+@-]/m)

    await admin.getByRole('link', { name: title }).click()
    const figures = admin.getByRole('region', { name: own('statistics'), exact: true })
    await figures.getByText(own('statistics.too_few', { count: 5 })).waitFor()
    await checkAccessibility(admin)
    await admin.goto(`${paths.admin.questions}?q=${encodeURIComponent(title)}`)
    await admin.getByRole('cell', { name: own('statistics.columnNone') }).waitFor()
  })

  test('an editor reads in a sentence that an exercise is often missed, and what to look at', async () => {
    oftenMissed ??= answerAsMany()
    const id = await oftenMissed
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.item('questions', id))
    const figures = admin.getByRole('region', { name: own('statistics'), exact: true })
    const sentence = figures.getByText(own('statistics.hard', { part: 3, of: 4 }), { exact: true })
    await sentence.waitFor()
    expect(await sentence.innerText()).toMatch(
      language === 'en'
        ? /^3 of 4 miss this: the text may be unclear/
        : /^ከ4 ሰዎች 3 ይህን ይስታሉ፤ ጽሑፉ ግልጽ ላይሆን ይችላል/,
    )
    // Of practice there is nothing to compare with.
    await figures.getByText(own('statistics.discriminationHelp')).waitFor()
    await figures.getByText(own('statistics.none')).first().waitFor()
    await checkAccessibility(admin)
    await admin.goto(`${paths.admin.questions}?q=Often`)
    await admin.getByText(own('statistics.look.hard'), { exact: true }).waitFor()

    await admin.goto(paths.admin.questions)
    await admin.getByRole('link', { name: own('exchange'), exact: true }).click()
    await admin.getByLabel(text('questions.format'), { exact: true }).selectOption('gift.am')
    const lost = admin.getByRole('listitem').filter({ hasText: 'Often missed' })
    await lost.getByText(text('loss.no_text')).waitFor()
    await checkAccessibility(admin)
  })
})
