import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailable } from '#platform/errors.ts'
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
  const body = isPage ? pageFor(request, reason) : problem()
  response
    .writeHead(503, {
      ...headers,
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
    })
    .end(request.method === 'HEAD' ? undefined : body)
}

function problem(): string {
  const { status, code } = unavailable()
  return JSON.stringify({ type: 'about:blank', status, code, requestId: randomUUID() })
}

/** Without a style or a script of its own, which would be more to send. */
function pageFor({ url = '/', headers }: IncomingMessage, reason: 'busy' | 'starting'): string {
  const language = chooseRequestLanguage(new URL(url, 'http://localhost'), {
    cookie: headers.cookie,
    accepted: headers['accept-language'],
  })
  const words = catalogues[language]
  const title = words[`${reason}.title`]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${pageRefresh}"><title>${title}</title></head><body><main><h1>${title}</h1><p>${words['later.text']}</p><p><a href="">${words['later.again']}</a></p></main></body></html>`
}
