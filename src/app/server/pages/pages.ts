import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSessionToken } from '#features/identity/server/cookies.ts'
import { isLanguage, keepParameter, languageKey, type Language } from '#platform/languages.ts'
import type { PostedForm } from '#platform/posted-form.ts'
import type { Services } from '#platform/server/context.ts'
import type { createHttpApp } from '#platform/server/http/http.ts'
import type { ReadMemory } from '#platform/server/shared-reads.ts'
import { securityHeaderValues } from '#platform/server/http/security-headers.ts'
import type { ApiAnswer } from '#platform/api-operations.ts'
import type { App } from '../create-app.ts'
import { isBounded, isKeepable, watchFilters } from './memory/kept-address.ts'
import { mountForms } from '../http/form-posts.ts'
import { createAnswerMemory, wholeAnswer } from './memory/answer-memory.ts'
import { createKeptAnswers } from './memory/kept-answers.ts'
import { answerOf, answerToForm } from './memory/page-answer.ts'
import { createPageCache, type FinishedPage } from './memory/page-cache.ts'
import { createPageForms } from './memory/page-forms.ts'
import type { PageMaker } from './page-maker.ts'
import { chooseRequestLanguage } from '../http/request-language.ts'
import { headersOfSecret, isSecret } from './secret-pages.ts'
import { createVersionMemo } from './memory/version-memo.ts'

export interface Pages {
  /** Adds every page to the app. */
  addTo(app: ReturnType<typeof createHttpApp>): void
  /** Answers from memory before anything else runs; false when it takes a look at the request or at the database. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  /** The same once it is known which version is the current one; false when the page has to be made. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Forgets what it believes to be the current version: call around every write. */
  doubt(): void
}

type Bindings = Parameters<App['fetch']>[1]
type AskApi = (path: string, init?: RequestInit) => Promise<ApiAnswer>

/** Public pages are the same for all readers of a language, so each is rendered once per version of the content. */
export function createPages(services: Services, maker: PageMaker, fetch: () => App['fetch']): Pages {
  const cache = createPageCache()
  const answers = createAnswerMemory()
  const version = createVersionMemo(services)
  /** Asks the API for a page; what a public page was answered already in this version of the content is not asked again. */
  const askFor =
    (language: Language, env: Bindings, shown?: string): AskApi =>
    (path, init) => {
      const address = new URL(path, services.config.publicUrl)
      const ask = async (memory?: ReadMemory) => {
        const request = new Request(address, init)
        request.headers.set('accept-language', language)
        return fetch()(request, memory ? { ...env, memory } : env)
      }
      const isKept = shown !== undefined && init?.method === 'GET' && isBounded(address)
      return isKept ? answers.read(keyOf(address, language), shown, ask) : wholeAnswer(ask)
    }
  const kept = createKeptAnswers(cache, {
    headers: securityHeaderValues(services.config),
    metrics: services.metrics,
  })

  return {
    doubt: version.doubt,
    addTo(app) {
      app.get('*', async (c) => {
        const address = new URL(c.req.url)
        const language = languageOf(address, (name) => c.req.header(name))
        const switched = switchForGood(address, services)
        if (switched) return new Response(null, { status: 303, headers: switched })
        const secret = isSecret(address)
        const isAskedAgain = readSessionToken(c.req.raw, services.config) !== undefined
        const env = { ...(secret && c.env), page: c.var.requestId, isAskedAgain }
        const shown = maker.isCached && !secret ? await version.read() : undefined
        const make = () => finish(services, maker, { address, language, ask: askFor(language, env, shown) })
        const page =
          shown !== undefined && isKeepable(address)
            ? await cache.read(keyOf(address, language), shown, make)
            : await make()
        if (page.redirect) return c.redirect(page.redirect, page.status === 301 ? 301 : 302)
        const { status, head, body } = await answerOf(page, (name) => c.req.header(name))
        if (secret) Object.assign(head, headersOfSecret(status))
        return new Response(body === undefined ? null : new Uint8Array(body), { status, headers: head })
      })
      mountForms(app, services, {
        fetch,
        async show(c, posted) {
          const { language } = c.var.ctx
          const ask = askFor(language, { page: c.var.requestId })
          const wanted = { address: new URL(c.req.url), language, ask, posted }
          return answerToForm(await finish(services, maker, wanted), posted, (name) => c.req.header(name))
        },
      })
    },
    answerAtOnce(request, response) {
      const current = version.peek()
      return current !== undefined && kept.send(request, response, current)
    },
    async answerFromMemory(request, response) {
      return kept.has(request) && kept.send(request, response, await version.read())
    },
  }
}

function keyOf(address: URL, language: Language): string {
  return `${language} ${address.pathname}${address.search}`
}

function languageOf(address: URL, header: (name: string) => string | undefined): Language {
  return chooseRequestLanguage(address, { cookie: header('cookie'), accepted: header('accept-language') })
}

/** Keeps a language that was asked for with `keep`, and goes on to the same page without those parameters. */
function switchForGood(address: URL, { config }: Services): Record<string, string> | undefined {
  const language = address.searchParams.get('lang')
  if (!address.searchParams.has(keepParameter) || !isLanguage(language)) return undefined
  const rest = new URLSearchParams(address.search)
  rest.delete('lang')
  rest.delete(keepParameter)
  const secure = config.isHttps ? '; Secure' : ''
  return {
    Location: `${address.pathname}${rest.size > 0 ? `?${rest}` : ''}`,
    'Set-Cookie': `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`,
    'Cache-Control': 'no-store',
  }
}

/** Renders one page. */
async function finish(
  services: Services,
  maker: PageMaker,
  wanted: {
    address: URL
    language: Language
    ask: AskApi
    posted?: PostedForm
  },
): Promise<FinishedPage> {
  services.metrics.pagesMade.inc()
  const { publicUrl } = services.config
  const filters = watchFilters(wanted.address)
  const made = await maker.make({
    url: `${publicUrl}${wanted.address.pathname}${wanted.address.search}`,
    language: wanted.language,
    posted: wanted.posted,
    fetch: async (path, init) => {
      const answer = await wanted.ask(path, init)
      await filters.note(path, answer)
      return answer
    },
  })
  const { html, ...answer } = made
  const plain = Buffer.from(html)
  const isKept = filters.isSatisfied()
  const mayShare = isKept && made.status === 200 && isKeepable(wanted.address) && !isSecret(wanted.address)
  return {
    ...answer,
    forms: createPageForms(plain, isKept),
    isKept,
    sharedFor: mayShare ? services.config.sharedCacheSeconds : 0,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}
