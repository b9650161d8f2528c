import type { Edition, Item } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError } from '#platform/web/api-client.ts'
import type { DraftRefusal } from './machine/draft-events.ts'

export function editionOf(item: Item, language: Language): Edition | undefined {
  return item.editions.find((edition) => edition.language === language)
}

/** Why a request for a text was refused. `keep` keeps the words on this device, and says whether it could. */
export async function refusalIn(error: unknown, keep: () => Promise<boolean>): Promise<DraftRefusal> {
  const theirs = detailsOf(error, 'edition.changed')?.theirs
  return {
    error,
    theirs,
    problems: problemsIn(error),
    reason: isSessionOver(error) ? 'ended' : isUnreachable(error) ? 'offline' : 'failed',
    mayPass: mayPass(error),
    isKept: theirs ? true : await keep(),
  }
}

/** Field errors of a refused text; `text.title` in a request is the field `title` here. */
export function problemsIn(error: unknown): FieldErrors | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined
  const fields = Object.entries(error.fields)
  return Object.fromEntries(fields.map(([name, code]) => [name.replace(/^text\./, ''), code]))
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Whether the same request may succeed later. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}

/** Nobody is signed in any more. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Conflicts stand at the foot of their text, field errors at their fields, and an ended session in the save bar. */
export function isShownInPlace(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 401 || error.status === 422 || isOvertaken(error)
}

/** What is said of a text that did not become public although its words are safe; nothing where the refusal says it itself. */
export function unpublishedWords(error: unknown): 'publish.notYet' | 'publish.binned' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'item.binned') return 'publish.binned'
  return isOvertaken(error) ? 'publish.notYet' : undefined
}

/** Somebody else saved the same words or settings meanwhile. */
function isOvertaken({ code }: ApiError): boolean {
  return code === 'edition.changed' || code === 'item.changed'
}

/** What was joined with somebody else's words is looked at before readers see it. */
export function joinedFirst(): ApiError {
  return new ApiError(409, { code: 'edition.changed' })
}

/** An edition that nobody has begun cannot be published; the server would only say that it does not exist. */
export function nothingWritten(): ApiError {
  return new ApiError(422, { code: 'edition.incomplete', fields: { title: 'required', body: 'required' } })
}
