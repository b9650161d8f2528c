import type { TestAnswer, TestBrowser } from '#app/server/test-app.ts'
import type { Problem } from '#content/server/test-authoring.ts'
import type { ContentImport, ContentImportOf, ImportPurposeName } from '../../imports/contract.ts'
import { mostPartBytes } from '../../imports/limits.ts'

export const importsPath = '/api/admin/imports'

/** For tests: an import that was looked at. */
export type LookedAt<P extends ImportPurposeName> = ContentImportOf<P> & {
  report: NonNullable<ContentImportOf<P>['report']>
}
export type ForeignImport = LookedAt<'foreign'>
export type TranslationImport = LookedAt<'translation'>

interface Wish<P extends ImportPurposeName> {
  purpose: P
  name: string
  content: string | Uint8Array
  /** Whatever goes with the file; the server says what it thinks of it. */
  settings?: Record<string, string>
}

/** For tests: a file brought in parts and looked at. The status is that of the first refusal, or that of its arrival. */
export async function bringImport<P extends ImportPurposeName>(
  browser: TestBrowser,
  wish: Wish<P>,
): Promise<TestAnswer<LookedAt<P> & Problem>> {
  const arrived = await sendImport<LookedAt<P> & Problem>(browser, wish)
  if (arrived.status !== 201) return arrived
  const looked = await lookAt<P>(browser, arrived.json.id, { purpose: wish.purpose, ...wish.settings })
  return looked.status === 200 ? { ...looked, status: arrived.status } : looked
}

/** For tests: a file brought part by part, as the page does it. */
export async function sendImport<T = ContentImport & Problem>(
  browser: TestBrowser,
  { purpose, name, content }: Omit<Wish<ImportPurposeName>, 'settings'>,
): Promise<TestAnswer<T & { id: string }>> {
  const bytes = Buffer.from(content)
  const query = new URLSearchParams({ purpose, name })
  const first = bytes.subarray(0, mostPartBytes)
  const begun = await sendPart<T & { id: string }>(browser, `${importsPath}?${query}`, first)
  for (let from = first.length; begun.status === 201 && from < bytes.length; from += mostPartBytes) {
    const part = bytes.subarray(from, from + mostPartBytes)
    const next = await sendPart<T & { id: string }>(browser, nextPart(begun.json.id, from), part)
    if (next.status !== 200) return next
  }
  return begun
}

/** For tests: where the part of an import goes that begins at a byte. */
export function nextPart(id: string, from: number | string): string {
  return `${importsPath}/${id}/bytes?from=${from}`
}

/** For tests: one part of a file, to the address of a new import or of one that is there. */
export function sendPart<T = ContentImport & Problem>(
  browser: TestBrowser,
  address: string,
  content: string | Uint8Array,
): Promise<TestAnswer<T>> {
  const body = new Blob([Uint8Array.from(Buffer.from(content))], { type: 'application/octet-stream' })
  return browser.send<T>(address.includes('/bytes?') ? 'PUT' : 'POST', address, body)
}

export function lookAt<P extends ImportPurposeName>(
  browser: TestBrowser,
  id: string,
  settings: { purpose: P } & Record<string, string>,
): Promise<TestAnswer<LookedAt<P> & Problem>> {
  return browser.send<LookedAt<P> & Problem>('PUT', `${importsPath}/${id}/report`, settings)
}

export function applyBrought<P extends ImportPurposeName>(
  browser: TestBrowser,
  { id }: LookedAt<P>,
): Promise<TestAnswer<LookedAt<P> & Problem>> {
  return browser.send<LookedAt<P> & Problem>('POST', `${importsPath}/${id}/application`)
}
