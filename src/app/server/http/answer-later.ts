import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailable } from '#platform/errors.ts'
import { problemText, problemType } from '#platform/server/http/document/problem-answer.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { chooseRequestLanguage } from './request-language.ts'

const catalogues = { en, am }
/** Seconds. A page looks again a little later than a program, which can wait for its turn more exactly. */
const retryAfter = 1
const pageRefresh = 3

/** Says that now is not the time: a problem for programs, a page that tries again by itself for people. */
export function answerLater(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, reason }: { headers: Record<string, string>; reason: 'busy' | 'starting' },
): void {
  const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '')
  const body = isPage ? pageFor(request, reason) : problemText(unavailable())
  response
    .writeHead(503, {
      ...headers,
      'Content-Type': isPage ? 'text/html; charset=utf-8' : problemType,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
    })
    .end(request.method === 'HEAD' ? undefined : body)
}

/** The colours of the site; its own style sheets would be more to send. */
const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf7ef;color:#1d2a24;font:1.0625rem/1.7 system-ui,"Noto Sans Ethiopic",sans-serif}main{max-width:32rem;padding:1.5rem}h1{font-size:1.5rem;line-height:1.35;margin:0 0 .75rem}p{margin:0 0 1.25rem}a{display:inline-block;padding:.625rem 1.25rem;border-radius:.5rem;background:#14532d;color:#fdfaf3}@media(prefers-color-scheme:dark){body{background:#101915;color:#f2ecdf}a{background:#8fd3a8;color:#0c1a12}}'

function pageFor({ url = '/', headers }: IncomingMessage, reason: 'busy' | 'starting'): string {
  // Nothing has looked at the target yet, and what anybody may send need not be an address.
  const at = url.indexOf('?')
  const searchParams = new URLSearchParams(at < 0 ? '' : url.slice(at))
  const asked = { cookie: headers.cookie, accepted: headers['accept-language'] }
  const language = chooseRequestLanguage({ searchParams }, asked)
  const words = catalogues[language]
  const title = words[`${reason}.title`]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${pageRefresh}"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${words['later.text']}</p><p><a href="">${words['later.again']}</a></p></main></body></html>`
}
