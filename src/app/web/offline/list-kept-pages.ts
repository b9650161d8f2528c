import { keptHeaders } from './kept-pages.ts'
import { openPages } from './stores.ts'

export interface KeptPage {
  /** Address on this site. */
  path: string
  title: string
  /** Of the title: a page in one language may show a text that is only there in the other. */
  language: string
}

/** What lies on this device, the newest first; nothing where there is no such store. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const store = await openPages()
  if (!store) return []
  const found = await Promise.all(
    (await store.keys()).map(async ({ url }) => {
      const answer = await store.match(url, { ignoreVary: true })
      const { pathname, search } = new URL(url)
      const language = answer?.headers.get('content-language') ?? ''
      return {
        path: pathname + search,
        ...readHeading(decodeURIComponent(answer?.headers.get(keptHeaders.title) ?? ''), language),
        at: Number(answer?.headers.get(keptHeaders.at) ?? 0),
      }
    }),
  )
  return found.sort((a, b) => b.at - a.at)
}

/** A heading as it stood in its page, with its elements and entities. */
function readHeading(html: string, language: string): { title: string; language: string } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return {
    title: body.textContent,
    language: body.querySelector('[lang]')?.getAttribute('lang') ?? language,
  }
}
