import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

interface Sent {
  cookie: string
  body?: unknown
}

interface Answer {
  status: number
  text: string
  /** Seconds after which a refused request may come again. */
  retryAfter: number
}

/** Browsers that keep their connections, with as little work for this process as can be: it runs beside what it measures. */
export interface Client {
  ask(method: 'GET' | 'PUT', path: string, sent: Sent): Promise<Answer>
  /** The same for what is never refused. */
  sure<T>(method: 'GET' | 'PUT', path: string, sent: Sent): Promise<T>
  close(): void
}

export function createClient(url: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { port } = new URL(url)
  const ask: Client['ask'] = (method, path, { cookie, body }) =>
    new Promise((resolve, reject) => {
      const content = body === undefined ? '' : JSON.stringify(body)
      const headers = {
        cookie,
        host: new URL(url).host,
        origin: url,
        'sec-fetch-site': 'same-origin',
        ...(content
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }
          : {}),
      }
      const asked = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        const { statusCode: status = 0, headers } = response
        const retryAfter = Number(headers['retry-after'] ?? 1)
        text(response).then((text) => resolve({ status, text, retryAfter }), reject)
      })
      asked.once('error', reject)
      asked.end(content)
    })
  return {
    ask,
    async sure(method, path, sent) {
      const { status, text } = await ask(method, path, sent)
      if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
      return JSON.parse(text)
    },
    close: () => agent.destroy(),
  }
}
