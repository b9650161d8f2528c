import { saverKey, waitingPicture } from '#platform/page/data-saver.ts'
import { withoutCarriedPicture } from '../document/first-picture.ts'
import type { FinishedPage } from './page-cache.ts'
import { createPageForms } from './page-forms.ts'

const root = '<html '
const pictures = new RegExp(`<picture class="${waitingPicture}">.*?</picture>`, 'gs')

const chosen = new RegExp(`(?:^|;\\s*)${saverKey}=(on|off)(?:;|$)`)

/** Whether data is saved: as the reader chose, else as the browser asks (`Save-Data: on`). */
export function isSavingData(asked: { saveData: string | undefined; cookie: string | undefined }): boolean {
  const choice = asked.cookie?.match(chosen)?.[1]
  if (choice) return choice === 'on'
  return asked.saveData !== undefined && /^\s*on\b/i.test(asked.saveData)
}

/** What is added to the key of a page for those who save data. */
export function savingKey(key: string, isSaving: boolean): string {
  return isSaving ? `${key} saving` : key
}

/**
 * The same page, in which pictures wait for a tap before any script says so. Browsers without scripts fetch lazy pictures at once,
 * displayed or not, so the addresses of these stand in `data-src` and `data-srcset`; scripts put them back. Shared caches are not
 * told to keep it: there it would take the place of a page that everybody asks for.
 */
export function savingPage(page: FinishedPage): FinishedPage {
  const html = withoutCarriedPicture(page.forms.plain.toString())
    .replace(root, `${root}data-saver="" `)
    .replaceAll(pictures, (picture) => picture.replaceAll(/ (src(?:set)?)="/gi, ' data-$1="'))
  return {
    ...page,
    forms: createPageForms(Buffer.from(html), page.isKept),
    etag: page.etag.replace(/"$/, '-saving"'),
    sharedFor: 0,
  }
}
