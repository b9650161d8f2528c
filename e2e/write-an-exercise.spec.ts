import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { toEnd } from './support/editor.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'
import { startLearnPage } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

interface Words {
  title: string
  asked: string
  choices: string[]
  why: string[]
  lesson: string
}

const texts: Record<Language, Words> = {
  en: {
    title: 'A limit order for sesame',
    asked: 'You set a limit of 6,000 birr. At which price may your broker buy?',
    choices: ['At 6,400 birr', 'At 5,900 birr', 'At any price', 'At 6,001 birr'],
    why: [
      'That is above your limit.',
      'A lower price keeps to it.',
      'A limit is not a wish.',
      'One birr is too much.',
    ],
    lesson: 'A limit says the most that you pay.',
  },
  am: {
    title: 'የሰሊጥ የገደብ ትዕዛዝ',
    asked: 'የ6,000 ብር ገደብ አስቀመጡ። ደላላዎ በየትኛው ዋጋ መግዛት ይችላል?',
    choices: ['በ6,400 ብር', 'በ5,900 ብር', 'በማንኛውም ዋጋ', 'በ6,001 ብር'],
    why: ['ይህ ከገደብዎ በላይ ነው።', 'ዝቅ ያለ ዋጋ ገደቡን ያከብራል።', 'ገደብ ምኞት አይደለም።', 'አንድ ብርም ትርፍ ነው።'],
    lesson: 'ገደብ የሚከፍሉትን ከፍተኛ ዋጋ ይናገራል።',
  },
}
const rightOne = 1

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)
  const { title, asked, choices, why, lesson } = texts[language]
  const name = word(`language.${language}`)

  test(
    'an editor writes an exercise by keyboard, puts it into a learn page, and readers answer it',
    { timeout: 120_000 },
    async () => {
      const admin = await openPage(site, { language, allow: [/status of 422/] })
      await signIn(admin, await findAdmin(site))
      await admin.goto(paths.admin.questions)
      await admin
        .getByRole('button', { name: say('questions.admin', 'kind.question.new') })
        .first()
        .click()
      const dialog = admin.getByRole('dialog', { name: say('questions.admin', 'kind.question.new') })
      await dialog.getByRole('textbox', { name: word('field.title'), exact: true }).fill(title)
      await dialog.getByRole('button', { name: word('new.start') }).click()

      const panel = admin.getByRole('region', { name, exact: true })
      const text = panel.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
      await text.click()
      await admin.keyboard.type(asked)
      await admin.keyboard.press('Enter')
      await pick(admin, word, 'choice')
      for (const [index, words] of choices.entries()) {
        await admin.keyboard.type(words)
        // An empty line of a choice begins the next one.
        if (index < choices.length - 1) for (const key of ['Enter', 'Enter']) await admin.keyboard.press(key)
      }
      await press(panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true }))
      await panel.getByRole('button', { name: word('check.right.required') }).click()
      await admin.waitForFunction(() => document.activeElement?.matches('input[type=checkbox]'))
      for (const [index, words] of why.entries()) {
        await panel
          .getByRole('button', { name: word('question.addExplanation', { number: index + 1 }) })
          .click()
        await admin.keyboard.type(words)
      }
      await panel.getByRole('checkbox', { name: word('question.isRightNamed', { number: 1 }) }).check()
      await panel
        .getByRole('checkbox', { name: word('question.isRightNamed', { number: rightOne + 1 }) })
        .check()
      await expect
        .poll(() =>
          panel.getByRole('checkbox', { name: word('question.isRightNamed', { number: 1 }) }).isChecked(),
        )
        .toBe(false)
      // The focus goes with a choice that is moved.
      await panel.getByRole('button', { name: word('question.up', { number: 4 }) }).focus()
      await admin.keyboard.press('Enter')
      await eventually(
        () =>
          admin.evaluate(
            (label) => document.activeElement?.getAttribute('aria-label') === label,
            word('question.up', { number: 3 }),
          ),
        'the focus is on the choice that was moved',
      )
      await checkAccessibility(admin)
      await press(panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true }))
      await admin
        .getByText(word('publish.done', { language: name }))
        .first()
        .waitFor()

      const page = await startLearnPage(admin, language, lesson)
      await admin.goto(paths.admin.item('learn', page.id))
      await text.click()
      await toEnd(text)
      await admin.keyboard.press('Enter')
      await pick(admin, word, 'selfCheck')
      const choose = admin.getByRole('dialog', { name: word('tool.selfCheck') })
      await choose.getByRole('searchbox').fill(title)
      await choose.getByRole('button', { name: word('pick.chooseNamed', { title }), exact: true }).click()
      await text.getByText(title).waitFor()
      await checkAccessibility(admin)
      await press(panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true }))
      await admin
        .getByText(word('publish.done', { language: name }))
        .first()
        .waitFor()

      for (const javaScript of [true, false]) {
        const reader = await openPage(site, { language, javaScript, viewport: { width: 360, height: 640 } })
        await reader.goto(paths.learnItem(page.slug))
        const form = reader.locator('form.self-check', { hasText: asked })
        await expect.poll(() => form.innerText()).not.toContain(why[rightOne])
        await form.getByRole('radio', { name: choices[0] }).check()
        await form.getByRole('button', { name: say('questions', 'check.send') }).click()
        await reader.getByText(say('questions', 'check.notYet'), { exact: true }).waitFor()
        await reader.getByText(why[0] ?? '').waitFor()
        await reader.getByText(why[rightOne] ?? '').waitFor()
        if (javaScript) await checkAccessibility(reader)
      }
    },
  )
})

type Word = (key: string, values?: Record<string, string | number>) => string

/** By the name of a block in the list that a slash opens. */
async function pick(admin: Page, word: Word, block: 'choice' | 'selfCheck'): Promise<void> {
  const label = word(`tool.${block}`)
  await admin.keyboard.type(`/${label}`)
  await admin.getByRole('option', { name: label, exact: true }).waitFor()
  await admin.keyboard.press('Enter')
}

async function press(button: ReturnType<Page['getByRole']>): Promise<void> {
  await button.focus()
  await button.press('Enter')
}
