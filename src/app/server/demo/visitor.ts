import type { App } from '../create-app.ts'

/** Somebody at the API of a site in this process, as a browser of its own: keeps cookies and sends the site's origin. */
export interface Visitor {
  get<T>(path: string): Promise<T>
  /** @throws for every answer that is a refusal */
  send<T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown): Promise<T>
}

export function createVisitor(app: Pick<App, 'fetch'>, publicUrl: string): Visitor {
  const cookies = new Map<string, string>()
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = new Headers({ origin: new URL(publicUrl).origin, 'sec-fetch-site': 'same-origin' })
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    if (body !== undefined) headers.set('content-type', 'application/json')
    const answer = await app.fetch(
      new Request(new URL(path, publicUrl), {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(.+?)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return asAnswer<T>(text === '' ? undefined : JSON.parse(text))
  }
  return { get: (path) => ask('GET', path), send: ask }
}

/** Who asks names the type of the operation that answers. */
function asAnswer<T>(value: unknown): T {
  return value as T
}
