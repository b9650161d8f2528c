import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLanguage } from '#platform/languages.ts'
import type { Metrics } from '#platform/server/metrics.ts'
import { isPlainHost } from '../../http/plain-host.ts'
import { chooseHeaderLanguage } from '../../http/request-language.ts'
import { readRequestHead, type RequestHead } from '../../http/request-head.ts'
import { headOf, isKnown } from './page-answer.ts'
import type { FinishedPage, PageCache } from './page-cache.ts'
import { chooseEncoding, type Encoding } from './page-forms.ts'
import { prepareAnswer, sendPrepared, type PreparedAnswer } from './prepared-answer.ts'
import { isSavingData, savingKey } from './saving-page.ts'

/** A page in the forms that were asked for. */
type ReadyAnswers = Partial<Record<Encoding | 'known', PreparedAnswer>>

/**
 * Sends pages that lie in memory, at once and without anything being made for the reader. Only an address that is spelled exactly
 * as that of a page in memory is answered, so nothing else that may be wrong with it has to be looked at.
 * @param headers those of every answer
 * @param mayBeWriter whether somebody with this cookie may have written what is new, and wants to see it
 */
export function createKeptAnswers(
  cache: PageCache,
  {
    headers,
    metrics,
    mayBeWriter,
  }: {
    headers: Record<string, string>
    metrics: Pick<Metrics, 'countKept'>
    mayBeWriter: (cookie: string) => boolean
  },
) {
  const ready = new WeakMap<FinishedPage, ReadyAnswers>()
  let plainHost = ''

  /** Nearly everybody asks for the same host as whoever came before. */
  const isPlain = (host: string) => {
    if (host === plainHost) return true
    if (!isPlainHost(host)) return false
    plainHost = host
    return true
  }

  const readyAnswer = (page: FinishedPage, form: Encoding | 'known'): PreparedAnswer | undefined => {
    let answers = ready.get(page)
    if (!answers) ready.set(page, (answers = {}))
    return (answers[form] ??= prepare(page, form, headers))
  }

  const find = (url: string, head: RequestHead) => {
    const key = keyOf(url, head)
    return cache.peek(key) ?? (mayBeWriter(head.cookie ?? '') ? undefined : cache.peekBefore(key))
  }

  return {
    /** Whether the page that is asked for lies there, current or not. */
    has({ url = '', rawHeaders }: IncomingMessage): boolean {
      const head = readRequestHead(rawHeaders)
      return head !== undefined && cache.has(keyOf(url, head))
    },
    /** False when the page is not there as it is now (or, while it is made, as it was just before), or not in the encoding that this reader asks for. */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const head = readRequestHead(request.rawHeaders)
      const page = head && isPlain(head.host) && find(url, head)
      if (!page) return false
      const isUnchanged = isKnown(page, head.ifNoneMatch)
      const answer = readyAnswer(page, isUnchanged ? 'known' : chooseEncoding(head.encoding))
      if (!answer) return false
      metrics.countKept(method, isUnchanged ? 304 : 200)
      sendPrepared(response, answer)
      return true
    },
  }
}

function prepare(
  page: FinishedPage,
  form: Encoding | 'known',
  headers: Record<string, string>,
): PreparedAnswer | undefined {
  if (form === 'known') return prepareAnswer(304, linesOf({ ...headers, ...headOf(page) }))
  const body = page.forms.ready(form)
  return body && prepareAnswer(200, linesOf({ ...headers, ...headOf(page, { encoding: form, body }) }), body)
}

function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat()
}

/** The key of the page in the cache, if the address is spelled like one that is kept. The language is chosen as for every page. */
function keyOf(url: string, { cookie, language: accepted, saveData }: RequestHead): string {
  const asked = url.includes('?') ? /[?&]lang=(\w+)/.exec(url)?.[1] : undefined
  const key = `${isLanguage(asked) ? asked : chooseHeaderLanguage({ cookie, accepted })} ${url}`
  return savingKey(key, isSavingData({ saveData, cookie }))
}
