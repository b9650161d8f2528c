import type { Language } from '#platform/languages.ts'
import { renderPage } from './render.tsx'
import type { TestApp } from './test-app.ts'

export interface TestPage {
  status: number
  redirect: string | undefined
  /** The elements of the head. */
  head: string
  /** The markup of the page. */
  page: string
  /** What a reader without scripts sees: the words of the page. */
  text: string
  /** What travels along for the browser, as JSON. */
  state: string
}

const origin = 'http://localhost:3000'

/** A page as the server renders it for everybody who reads in a language. The app has to be at `http://localhost:3000`. */
export async function readPage(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  language: Language = 'en',
): Promise<TestPage> {
  const { page, ...rendered } = await renderPage({
    url: origin + path,
    language,
    fetch: async (path, init) => {
      const request = new Request(new URL(path, origin), init)
      request.headers.set('accept-language', language)
      return app.fetch(request)
    },
  })
  const text = page
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  return { ...rendered, redirect: rendered.redirect, page, text }
}
