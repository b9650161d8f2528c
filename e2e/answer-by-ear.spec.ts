import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import { plainText } from '#content/blocks/reading-time.ts'
import type { Item } from '#content/contract.ts'
import type { ItemOf } from '#content/kind-item.ts'
import type { ContentKind } from '#content/kinds.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { questionForms, type QuestionForm, type ShownQuestion } from '#features/questions/contract.ts'
import { readQuestionText, type QuestionText } from '#features/questions/server/question-text.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { Listener, type Heard } from './support/hearing.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

/** One of each form, for practice and in a quiz; the questions for a place are written by the first test. */
const slugs: Record<'practice' | 'quiz', string[]> = {
  practice: [
    'em-four-short-bills',
    'em-all-in-rate',
    'em-new-rates-rise',
    'em-stop-and-ask',
    'em-steps-to-a-share',
    'em-what-you-hold',
  ],
  quiz: [
    'em-a-bill-far-above-the-auction',
    'em-a-year-with-eighty-shares',
    'em-all-payments-received',
    'em-before-a-promise-in-dollars',
    'em-less-time-in-the-door',
    'em-which-paper-proves-what',
  ],
}
const course = 'ethiopian-markets'
const quiz = 'ethiopian-markets-final-quiz'

/** With their answers, which only an editor can read. */
const asked: Record<'practice' | 'quiz', ItemOf<'question'>[]> = { practice: [], quiz: [] }

test('an administrator adds questions for a place, and sets a quiz with one of each form', async () => {
  const page = await openPage(site)
  await signIn(page, await findAdmin(site))
  const read = <K extends ContentKind>(id: string) => askApi<ItemOf<K>>(page, 'GET', `/api/admin/items/${id}`)
  for (const use of ['practice', 'quiz'] as const) {
    for (const slug of slugs[use]) {
      const { id } = await askApi<ShownQuestion>(page, 'GET', `/api/questions/${slug}?lang=en`)
      asked[use].push(await read<'question'>(id))
    }
    asked[use].push(await writePoint(page, use))
    expect(new Set(asked[use].map(formOf)).size).toBe(questionForms.length)
  }
  const { sections } = await askApi<CourseDetail>(page, 'GET', `/api/courses/${course}?lang=en`)
  const { id } = sections.flatMap(({ lessons }) => lessons).find(({ slug }) => slug === quiz)!
  const { details: before, version } = await read<'lesson'>(id)
  const pools = [{ questionIds: asked.quiz.map((one) => one.id), draw: asked.quiz.length }]
  const details = { ...before, quiz: Object.assign({}, before.quiz, { pools, isShuffled: false }) }
  await askApi(page, 'PATCH', `/api/admin/items/${id}`, { version, details })
})

/** The right half of the picture is right, and is said in words beside it. */
async function writePoint(page: Page, use: string): Promise<ItemOf<'question'>> {
  const { items } = await askApi<{ items: { id: string }[] }>(page, 'GET', '/api/admin/media?kind=image')
  const wanted = { kind: 'question', language: 'en', title: `Place for ${use}` }
  const { id, version } = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
  const address = `/api/admin/items/${id}`
  await askApi(page, 'PATCH', address, { version, details: { form: 'point', use } })
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  for (const language of languages) {
    const [question, wrong, right] =
      language === 'en' ? ['Where is the wick?', 'The body', 'The wick'] : ['ክሩ የት ነው?', 'አካሉ', 'ክሩ']
    const choice = (id: string, text: string, x: number) => ({
      type: 'choice',
      attrs: { id, isRight: x > 0, area: { x, y: 0, width: 49, height: 100 } },
      content: [paragraph(text)],
    })
    const picture = { type: 'figureImage', attrs: { mediaId: items[0]?.id, alt: question, caption: '' } }
    const content = [paragraph(question), picture, choice('body', wrong, 0), choice('wick', right, 51)]
    const text = { title: question, excerpt: '', seoTitle: '', seoDescription: '', extras: {} }
    const { editions } = await askApi<Item>(page, 'GET', address)
    const basedOn = editions.find((one) => one.language === language)?.revision ?? 0
    const body = { basedOn, text: { ...text, body: { type: 'doc', content } } }
    const saved = await askApi<Item>(page, 'PUT', `${address}/editions/${language}`, body)
    const revision = saved.editions.find((one) => one.language === language)?.revision
    await askApi(page, 'PUT', `${address}/editions/${language}/publication`, { revision })
  }
  return askApi<ItemOf<'question'>>(page, 'GET', address)
}

describe.each(languages)('in %s, a learner who hears the page and has only a keyboard', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, number>) => say('quizzes.member', key, values)

  test('answers each form of question rightly, and hears that it is right', async () => {
    const page = await openPage(site, { language })
    const listener = await Listener.at(page)
    for (const item of asked.practice) {
      await page.goto(paths.question(item.slug))
      await page.waitForLoadState('networkidle')
      await answer(listener, formOf(item), textIn(item, language))
      await pressButton(listener, say('questions', 'check.send'))
      await expect
        .poll(() => listener.heardWithin(), { message: item.slug })
        .toContain(say('questions', 'check.right'))
      await checkAccessibility(page)
    }
  })

  test('answers each form of question in a quiz, and passes it with all right', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    await page.goto(paths.quiz(course, quiz))
    await page.getByRole('button', { name: word('quiz.start') }).click()
    const listener = await Listener.at(page)
    const total = asked.quiz.length
    for (const [index, item] of asked.quiz.entries()) {
      const name = word('question.place', { position: index + 1, total })
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
      if (formOf(item) === 'point')
        await page.getByRole('button', { name: say('ui.point', 'label') }).waitFor()
      await answer(listener, formOf(item), textIn(item, language))
      await pressButton(listener, word(index + 1 < total ? 'question.next' : 'question.toEnd'))
    }
    await page.getByText(word('end.allAnswered')).waitFor()
    await pressButton(listener, word('end.do'))
    await page.getByText(word('result.score', { score: 100, passMark: 70 })).waitFor()
  })
})

async function pressButton(listener: Listener, wanted: string): Promise<void> {
  await listener.seek('Tab', ({ role, name }) => role === 'button' && name === wanted)
  await listener.press('Enter')
}

function formOf({ details }: ItemOf<'question'>): QuestionForm {
  return questionForms.find((one) => one === details.form) ?? 'single'
}

function textIn({ slug, editions }: Item, language: Language): QuestionText {
  const edition = editions.find((one) => one.language === language)
  if (!edition) throw new Error(`${slug} has no text in ${language}`)
  return readQuestionText(edition.body)
}

/** From the start of the page, by what is heard alone. */
async function answer(listener: Listener, form: QuestionForm, text: QuestionText): Promise<void> {
  const named = ({ name }: Heard) => text.choices.find(({ words }) => wordsOf(words) === name)
  const isChoice = (heard: Heard) => named(heard) !== undefined
  const isRight = (heard: Heard) => named(heard)?.isRight === true
  if (form === 'number') {
    await listener.seek(
      'Tab',
      ({ role, name }) => role === 'textbox' && name.includes(text.number?.unit ?? ''),
    )
    await listener.type(text.number?.value ?? '')
  } else if (form === 'multiple') {
    for (let left = text.choices.filter((choice) => choice.isRight).length; left > 0; left--) {
      await listener.seek('Tab', (heard) => heard.role === 'checkbox' && isRight(heard))
      await listener.press('Space')
      await listener.press('Tab')
    }
  } else if (form === 'order' || form === 'match') await answerByLists(listener, text)
  else {
    await listener.seek('Tab', (heard) => heard.role === 'radio' && isChoice(heard))
    await listener.press('Space')
    await listener.seek('ArrowDown', isRight)
  }
}

/** Each list says by its name what it is for: the step to be placed, the words to be paired. */
async function answerByLists(listener: Listener, { choices }: QuestionText): Promise<void> {
  const named = ({ role, name }: Heard) =>
    role === 'combobox' ? choices.findIndex(({ words }) => name.endsWith(wordsOf(words))) : -1
  for (let left = choices.length; left > 0; left--) {
    const index = named(await listener.seek('Tab', (heard) => named(heard) !== -1))
    const wanted = choices[index]?.counterpart
    await listener.seek('ArrowDown', ({ value }) =>
      wanted ? value.endsWith(wordsOf(wanted.words)) : value === String(index + 1),
    )
    await listener.press('Tab')
  }
}

function wordsOf(content: Block[]): string {
  return plainText({ type: 'doc', content })
}
