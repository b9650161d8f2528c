import type { Page } from 'playwright-core'
import type { Language } from '#platform/languages.ts'
import type { Account } from './accounts.ts'
import { textsIn } from './texts.ts'

interface Message {
  language: Language
  writer: Pick<Account, 'displayName' | 'email'>
  message: string
}

/** Fills in the form that writes to the hub, and agrees to what it asks. */
export async function fillMessage(page: Page, { language, writer, message }: Message): Promise<void> {
  const labelled = (key: string) => page.getByLabel(textsIn(language)('contact', key), { exact: true })
  await labelled('form.name').fill(writer.displayName)
  await labelled('form.email').fill(writer.email)
  await labelled('form.message').fill(message)
  await page.getByLabel(textsIn(language)('contact', 'form.consent')).check()
}
