import { hasTrait, type ContentKind, type KindWith } from '#content/kinds.ts'
import { findLastReader } from '#features/identity/web/session/last-reader.ts'
import type { Language } from '#platform/languages.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import { isSavingData } from '#ui/data-saver.ts'
import { canKeep } from '../offline/can-keep.ts'

export interface SavedText {
  id: string
  kind: ContentKind | 'track'
}

interface Whose {
  reader: string
  language: Language
  api: ApiClient
}

/** Saved texts that a device fetches by itself at most; more than that is asked too much of a reader's data. */
const mostFetched = 50

let last: Promise<unknown> = Promise.resolve()

/** Keeps saved texts on this device, one after another, for as long as they are saved; one that has changed is fetched anew if that is wished. */
export function keepSaved(
  texts: readonly SavedText[],
  whose: Whose,
  { isRenewed = false } = {},
): Promise<void> {
  const work = async () => {
    for (const text of texts.filter(isOwnPage).slice(0, mostFetched)) {
      if (!mayFetch()) return
      await keep(text, whose, isRenewed)
    }
  }
  return inTurn(work)
}

/** Takes off what is no longer saved; what its reader keeps as a whole stays. */
export function dropSaved(isOver: (id: string) => boolean): Promise<void> {
  if (!canKeep()) return Promise.resolve()
  return inTurn(async () => {
    const [{ forgetWholes, tidyAssets }, { listWholes }] = await loadLists()
    const over = listWholes().filter(({ id, isSaved }) => isSaved && isOver(id))
    if (over.length === 0) return
    await forgetWholes((one) => over.includes(one))
    await tidyAssets()
  })
}

/** A full device keeps nothing, and what a connection breaks comes another time. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work).catch(() => undefined)
  last = done
  return done
}

function loadLists() {
  return Promise.all([import('../offline/kept-list.ts'), import('../offline/kept-wholes.ts')])
}

function mayFetch(): boolean {
  return canKeep() && navigator.onLine && !isSavingData() && findLastReader() !== null
}

function isOwnPage(text: SavedText): text is SavedText & { kind: KindWith<'ownPage'> } {
  return text.kind !== 'track' && hasTrait(text.kind, 'ownPage')
}

async function keep(
  { id, kind }: { id: string; kind: KindWith<'ownPage'> },
  { reader, language, api }: Whose,
  isRenewed: boolean,
): Promise<void> {
  const [{ forgetWholes }, { findWhole }] = await loadLists()
  const kept = findWhole(kind, id, language)
  if (kept && !(kept.isSaved && isRenewed)) return
  const contents = await api.get('/api/pocket/{kind}/{id}', { path: { kind, id }, query: { lang: language } })
  if (kept?.version === contents.version) return
  const { keepWhole } = await import('../pocket/keep.ts')
  const wanted = { kind, id, language, contents, withVideos: false, reader, isPrivate: true, isSaved: true }
  await keepWhole(wanted, () => {})
  // Who signed out meanwhile leaves nothing behind.
  if (findLastReader() === null) await forgetWholes((one) => one.isSaved === true && one.id === id)
}
