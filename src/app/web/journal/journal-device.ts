import type { Trade } from '#features/journal/contract.ts'
import type { JournalDevice } from '#features/journal/web/device/journal-data.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { canKeep } from '../offline/can-keep.ts'
import { asTrades, inTurn, tradesAddress } from './kept-journals.ts'

interface Whose {
  reader: string
  language: Language
  title: string
}

/** Keeps a member's journal on this device as a whole, by itself: its page and its trades go together when the member goes. */
export function createJournalDevice(whose: Whose): JournalDevice {
  const write = async (trades: readonly Trade[]) => {
    try {
      const text = JSON.stringify(trades)
      await keepPage(whose, text.length)
      const isKept = await withKept(whose, async (kept) => {
        await kept.put(tradesAddress, new Response(text))
        return true
      })
      return isKept === true
    } catch {
      // A full device keeps nothing; the journal goes on as long as its page is open.
      return false
    }
  }
  return {
    async read() {
      // After what is being written.
      const found = await inTurn(() => withKept(whose, (kept) => kept.match(tradesAddress)))
      return found ? asTrades(await found.json()) : undefined
    },
    write: (trades) => inTurn(async () => canKeep() && write(trades)),
  }
}

/** Works with what is kept, where it is this member's, and while nobody takes it off. */
async function withKept<T>(
  { reader, language }: Whose,
  work: (kept: Cache) => Promise<T>,
): Promise<T | undefined> {
  if (!canKeep()) return undefined
  const [{ findWhole }, { onStores }] = await Promise.all([
    import('../offline/kept-wholes.ts'),
    import('../offline/stores.ts'),
  ])
  return onStores('shared', async () => {
    const whole = findWhole('journal', reader, language)
    return whole?.owner === reader ? work(await caches.open(whole.cache)) : undefined
  })
}

/** The page and what it is made of, once a build. */
async function keepPage({ reader, language, title }: Whose, bytes: number): Promise<void> {
  const [{ keepWhole }, { findWhole }] = await Promise.all([
    import('../pocket/keep.ts'),
    import('../offline/kept-wholes.ts'),
  ])
  const version = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  if (findWhole('journal', reader, language)?.version === version) return
  const pages = [{ path: paths.journal, title, language, answer: null }]
  const contents = { title, version, bytes, pages, answers: [], pictures: [], videos: [] }
  const wanted = { kind: 'journal', id: reader, language, contents, withVideos: false, reader } as const
  await keepWhole({ ...wanted, isPrivate: true }, () => {})
}
