import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import { plainText } from '#content/blocks/reading-time.ts'
import type { Item } from '#content/contract.ts'
import type { QuestionForm, ShownQuestion } from '#features/questions/contract.ts'
import { readQuestionText, type QuestionText } from '#features/questions/server/question-text.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { Listener, type Heard } from './support/hearing.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

/** One of each form that is answered without a picture; `point-at-a-picture` has that one. */
const exercises: Record<Exclude<QuestionForm, 'point'>, string> = {
  single: 'em-four-short-bills',
  number: 'em-all-in-rate',
  truth: 'em-new-rates-rise',
  multiple: 'em-stop-and-ask',
  order: 'em-steps-to-a-share',
  match: 'em-what-you-hold',
}

describe.each(languages)('in %s, a learner who hears the page and has only a keyboard', (language) => {
  const say = textsIn(language)

  test('answers each form of question rightly, and hears that it is right', async () => {
    const page = await openPage(site, { language })
    const listener = await Listener.at(page)
    const forms = new Set<string>()
    for (const slug of Object.values(exercises)) {
      const { form, text } = await readExercise(page, slug, language)
      forms.add(form)
      await page.goto(paths.question(slug))
      await page.waitForLoadState('networkidle')
      await answer(listener, form, text)
      await listener.seek(
        'Tab',
        ({ role, name }) => role === 'button' && name === say('questions', 'check.send'),
      )
      await listener.press('Enter')
      await expect
        .poll(() => listener.heardWithin(), { message: slug })
        .toContain(say('questions', 'check.right'))
      await checkAccessibility(page)
    }
    expect([...forms].toSorted()).toEqual(Object.keys(exercises).toSorted())
  })
})

/** A question with its answers, which only an editor can read. */
async function readExercise(page: Page, slug: string, language: Language) {
  const { id, form } = await askApi<ShownQuestion>(page, 'GET', `/api/questions/${slug}?lang=${language}`)
  const admin = await openPage(site)
  await signIn(admin, await findAdmin(site))
  const { editions } = await askApi<Item>(admin, 'GET', `/api/admin/items/${id}`)
  await admin.context().close()
  const edition = editions.find((one) => one.language === language)
  if (!edition) throw new Error(`${slug} has no text in ${language}`)
  return { form, text: readQuestionText(edition.body) }
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
