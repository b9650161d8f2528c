import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLanguage } from '#platform/languages.ts'
import type { Metrics } from '#platform/server/metrics.ts'
import { isPlainHost } from '../../http/plain-host.ts'
import { chooseHeaderLanguage } from '../../http/request-language.ts'
import { readRequestHead, type RequestHead } from '../../http/request-head.ts'
import { headOf, isKnown } from './page-answer.ts'
import type { FinishedPage, PageCache } from './page-cache.ts'
import { chooseEncoding, type Encoding } from './page-forms.ts'
import { isSavingData, savingKey } from './saving-page.ts'

/** Answers that are ready to be sent: headers as names and values in turn. */
interface ReadyAnswer {
  lines: string[]
  body: Buffer
  /** The same bytes as a text of one-byte letters, when they go out in one piece with their headers. */
  text?: string | undefined
}

type ReadyAnswers = Partial<Record<Encoding | 'known', ReadyAnswer>>

/** Bytes. Longer texts are copied once more on their way out, which costs more than sending headers and bytes apart. */
const longestText = 15 * 1024
/** Hosts that were looked at already. Whoever asks chooses them, so they are few and short. */
const mostHosts = 50
const longestHost = 100
const nothing = Buffer.alloc(0)

/**
 * Sends pages that lie in memory, at once and without anything being made for the reader. Only an address that is spelled exactly
 * as that of a page in memory is answered, so nothing else that may be wrong with it has to be looked at.
 * @param headers those of every answer
 */
export function createKeptAnswers(
  cache: PageCache,
  { headers, metrics }: { headers: Record<string, string>; metrics: Pick<Metrics, 'countKept'> },
) {
  const ready = new WeakMap<FinishedPage, ReadyAnswers>()
  const plainHosts = new Set<string>()

  const isPlain = (host: string) => {
    if (plainHosts.has(host)) return true
    if (!isPlainHost(host)) return false
    if (plainHosts.size < mostHosts && host.length < longestHost) plainHosts.add(host)
    return true
  }

  const readyAnswer = (page: FinishedPage, form: Encoding | 'known'): ReadyAnswer | undefined => {
    let answers = ready.get(page)
    if (!answers) ready.set(page, (answers = {}))
    return (answers[form] ??= prepare(page, form, headers))
  }

  return {
    /** Whether the page that is asked for lies there, current or not. */
    has({ url = '', rawHeaders }: IncomingMessage): boolean {
      const head = readRequestHead(rawHeaders)
      return head !== undefined && cache.has(keyOf(url, head))
    },
    /** False when the page is not there as it is now, or not in the encoding that this reader asks for. */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const head = readRequestHead(request.rawHeaders)
      const page = head && isPlain(head.host) && cache.peek(keyOf(url, head))
      if (!page) return false
      const isUnchanged = isKnown(page, head.ifNoneMatch)
      const answer = readyAnswer(page, isUnchanged ? 'known' : chooseEncoding(head.encoding))
      if (!answer) return false
      metrics.countKept(method, isUnchanged ? 304 : 200)
      response.writeHead(isUnchanged ? 304 : 200, answer.lines)
      if (isUnchanged || method === 'HEAD') response.end()
      // A text is copied for each answer that has to wait, bytes are shared by all that wait.
      else if (answer.text !== undefined && response.socket?.writableLength === 0)
        response.end(answer.text, 'latin1')
      else response.end(answer.body)
      return true
    },
  }
}

function prepare(
  page: FinishedPage,
  form: Encoding | 'known',
  headers: Record<string, string>,
): ReadyAnswer | undefined {
  if (form === 'known')
    return { lines: Object.entries({ ...headers, ...headOf(page) }).flat(), body: nothing }
  const body = page.forms.ready(form)
  if (!body) return undefined
  const lines = Object.entries({ ...headers, ...headOf(page, { encoding: form, body }) }).flat()
  const text = body.byteLength <= longestText ? body.toString('latin1') : undefined
  return { lines, body, text }
}

/** The key of the page in the cache, if the address is spelled like one that is kept. The language is chosen as for every page. */
function keyOf(url: string, { cookie, language: accepted, saveData }: RequestHead): string {
  const asked = url.includes('?') ? /[?&]lang=(\w+)/.exec(url)?.[1] : undefined
  const key = `${isLanguage(asked) ? asked : chooseHeaderLanguage({ cookie, accepted })} ${url}`
  return savingKey(key, isSavingData(saveData))
}
