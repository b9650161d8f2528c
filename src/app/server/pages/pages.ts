import { hash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSessionToken, sessionCookieName } from '#features/identity/server/http/cookies.ts'
import { mayLag } from '#platform/database/sources/sources.ts'
import { isLanguage, keepParameter, languageKey, type Language } from '#platform/languages.ts'
import { isSecretAddress } from '#platform/secret-addresses.ts'
import { saverKey } from '#platform/page/data-saver.ts'
import type { PostedForm } from '#platform/posted-form.ts'
import type { Services } from '#platform/server/context.ts'
import type { createHttpApp } from '#platform/server/http/http.ts'
import type { ReadMemory } from '#platform/server/shared-reads.ts'
import { securityHeaderValues } from '#platform/server/http/security-headers.ts'
import type { App } from '../create-app.ts'
import { isBounded, isKeepable, watchFilters } from './memory/kept-address.ts'
import { mountForms } from '../http/form-posts.ts'
import { carryPictures } from './document/first-picture.ts'
import { createAnswerMemory, wholeAnswer, type WholeAnswer } from './memory/answer-memory.ts'
import { createKeptAnswers } from './memory/kept-answers.ts'
import { answerOf, answerToForm } from './memory/page-answer.ts'
import { createPageCache, type FinishedPage, type PageCache, type ShownAnswer } from './memory/page-cache.ts'
import { createPageForms } from './memory/page-forms.ts'
import { isSavingData, savingKey, savingPage } from './memory/saving-page.ts'
import type { PageMaker } from './page-maker.ts'
import { chooseRequestLanguage } from '../http/request-language.ts'
import { headersOfSecret } from './secret-pages.ts'
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
  /** What public pages have read, as far as readers see it now. */
  readShared(): Promise<ReadMemory>
}

type Bindings = Parameters<App['fetch']>[1]
type AskApi = (path: string, init?: RequestInit) => Promise<WholeAnswer>

/** Public pages are the same for all readers of a language, so each is rendered once for as long as what it shows is the same. */
export function createPages(services: Services, plain: PageMaker, fetch: () => App['fetch']): Pages {
  const answers = createAnswerMemory()
  const readFile = async (path: string) => {
    const address = new URL(path, services.config.publicUrl)
    const answer = await fetch()(new Request(address), { page: randomUUID() })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  }
  // While developing, the browser would warn of what it did not render itself.
  const maker = plain.isCached ? carryPictures(plain, readFile) : plain
  /** Asks the API for a page; what a public page was answered already, and no write has touched, is not asked again. */
  const askFor =
    (language: Language, env: Bindings, isPublic = false): AskApi =>
    (path, init) => {
      const address = new URL(path, services.config.publicUrl)
      const ask = async (memory?: ReadMemory) => {
        const request = new Request(address, init)
        request.headers.set('accept-language', language)
        return fetch()(request, memory ? { ...env, memory } : env)
      }
      const isRead = (init?.method ?? 'GET') === 'GET' && !isSecretAddress(address.pathname)
      const isKept = isPublic && isRead && isBounded(address)
      return isKept ? answers.read(keyOf(address, language), ask) : wholeAnswer(ask)
    }
  const cache = createPageCache({
    isSurelySame: ({ shown }, key) =>
      shown !== undefined &&
      shown.every(({ path, digest }) => {
        const address = new URL(path, services.config.publicUrl)
        return answers.digestOf(keyOf(address, languageOfKey(key))) === digest
      }),
    async isSame({ shown }, key) {
      if (!shown) return false
      const ask = askFor(languageOfKey(key), { page: randomUUID() }, true)
      const now = await Promise.all(shown.map(async ({ path }) => (await ask(path)).digest()))
      return shown.every(({ digest }, at) => digest === now[at])
    },
  })
  const version = createVersionMemo(services, (current, change) => {
    answers.move(change)
    cache.move(current, mayLag(change))
  })
  const kept = createKeptAnswers(cache, {
    headers: securityHeaderValues(services.config),
    metrics: services.metrics,
    mayBeWriter: (cookie) => cookie.includes(sessionCookieName(services.config)),
  })

  return {
    doubt: version.doubt,
    async readShared() {
      await version.read()
      return answers.reads
    },
    addTo(app) {
      app.get('*', async (c) => {
        const address = new URL(c.req.url)
        const language = languageOf(address, (name) => c.req.header(name))
        const switched = switchForGood(address, services, c.req.header('referer'))
        if (switched) return new Response(null, { status: 303, headers: switched })
        const secret = isSecretAddress(address.pathname)
        const isAskedAgain = readSessionToken(c.req.raw, services.config) !== undefined
        // Limits count who asked for the page, not the site that asks for it.
        const { incoming } = c.env
        const env = { ...(secret ? c.env : { incoming }), page: c.var.requestId, isAskedAgain }
        const isPublic = maker.isCached && !secret
        if (isPublic) await version.read()
        const make = () =>
          finish(services, maker, { address, language, ask: askFor(language, env, isPublic) })
        const key = isPublic && isKeepable(address) ? keyOf(address, language) : undefined
        const [saveData, cookie] = [c.req.header('save-data'), c.req.header('cookie')]
        const page = await readFor(cache, { key, isSaving: isSavingData({ saveData, cookie }), make })
        if (page.redirect) {
          // A former address may become that of a page again.
          c.header('Cache-Control', secret ? 'no-store' : 'private, no-cache')
          return c.redirect(page.redirect, page.status === 301 ? 301 : 302)
        }
        const { status, head, body } = await answerOf(page, (name) => c.req.header(name))
        if (secret) Object.assign(head, headersOfSecret(status, address))
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
      return version.peek() !== undefined && kept.send(request, response)
    },
    async answerFromMemory(request, response) {
      if (!kept.has(request)) return false
      await version.read()
      return kept.send(request, response)
    },
  }
}

/** The page as all readers get it, or as those who save data do. Without a key it is kept for nobody. */
function readFor(
  cache: PageCache,
  { key, isSaving, make }: { key: string | undefined; isSaving: boolean; make: () => Promise<FinishedPage> },
): Promise<FinishedPage> {
  const read = () => (key === undefined ? make() : cache.read(key, make))
  if (!isSaving) return read()
  const save = async () => savingPage(await read())
  return key === undefined ? save() : cache.read(savingKey(key, isSaving), save)
}

function keyOf(address: URL, language: Language): string {
  return `${language} ${address.pathname}${address.search}`
}

function languageOfKey(key: string): Language {
  return key.startsWith('am ') ? 'am' : 'en'
}

function languageOf(address: URL, header: (name: string) => string | undefined): Language {
  return chooseRequestLanguage(address, { cookie: header('cookie'), accepted: header('accept-language') })
}

/**
 * Keeps a language, or whether data is saved, that was asked for with `keep`, and goes on to the same page without those parameters:
 * as it was shown, where the browser says so, because links for saving data stand in markup that all views of a page share.
 */
function switchForGood(address: URL, { config }: Services, referer = ''): Record<string, string> | undefined {
  const choice = address.searchParams.has(keepParameter) && choiceIn(address.searchParams)
  if (!choice) return undefined
  const from = choice.parameter === saverKey ? URL.parse(referer) : null
  const isOfPage = from?.origin === new URL(config.publicUrl).origin && from.pathname === address.pathname
  const rest = new URLSearchParams(address.search)
  for (const [name, value] of isOfPage ? from.searchParams : []) if (!rest.has(name)) rest.append(name, value)
  for (const name of [choice.parameter, keepParameter]) rest.delete(name)
  const secure = config.isHttps ? '; Secure' : ''
  return {
    Location: `${address.pathname}${rest.size > 0 ? `?${rest}` : ''}`,
    'Set-Cookie': `${choice.cookie}; SameSite=Lax${secure}`,
    'Cache-Control': 'no-store',
  }
}

/** What a browser without scripts has chosen, and the cookie of it. An address that names a language goes on to name it. */
function choiceIn(parameters: URLSearchParams): { parameter: string; cookie: string } | undefined {
  const [language, saver] = [parameters.get('lang'), parameters.get(saverKey)]
  if (saver === 'on' || saver === 'off')
    return { parameter: saverKey, cookie: `${saverKey}=${saver}; Path=/; Max-Age=31536000` }
  if (!isLanguage(language)) return undefined
  return { parameter: 'lang', cookie: `${languageKey}=${language}; Path=/; Max-Age=31536000` }
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
  const { publicUrl, siteName } = services.config
  const filters = watchFilters(wanted.address)
  let shown: ShownAnswer[] | undefined = []
  let isWhole = true
  const made = await maker.make({
    url: `${publicUrl}${wanted.address.pathname}${wanted.address.search}`,
    language: wanted.language,
    siteName,
    posted: wanted.posted,
    fetch: async (path, init) => {
      const { answer, digest } = await wanted.ask(path, init)
      await filters.note(path, answer)
      // The next reader may be answered.
      if (answer.status === 429 || answer.status >= 500) isWhole = false
      if ((init?.method ?? 'GET') === 'GET') shown?.push({ path, digest: digest() })
      else shown = undefined
      return answer
    },
  })
  const { html, ...answer } = made
  const plain = Buffer.from(html)
  const isKept = isWhole && filters.isSatisfied()
  const mayShare =
    isKept && made.status === 200 && isKeepable(wanted.address) && !isSecretAddress(wanted.address.pathname)
  return {
    ...answer,
    forms: createPageForms(plain, isKept),
    isKept,
    shown,
    sharedFor: mayShare ? services.config.sharedCacheSeconds : 0,
    etag: `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
  }
}
