import sharp from 'sharp'
import type { Json, TestAnswer, TestBrowser } from '../../test-app.ts'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A browser whose writes must succeed. */
export interface Sure {
  get<T = Json>(path: string): Promise<T>
  send<T = Json>(method: Method, path: string, body?: unknown): Promise<T>
}

/** @throws with what was answered, for anything but a success */
export function sure(browser: TestBrowser): Sure {
  const whole = async <T>(name: string, asked: Promise<TestAnswer<T>>): Promise<T> => {
    const { status, text, json } = await asked
    if (status >= 300) throw new Error(`${name} was answered ${status}: ${text}`)
    return json
  }
  return {
    get: (path) => whole(`GET ${path}`, browser.get(path)),
    send: (method, path, body) => whole(`${method} ${path}`, browser.send(method, path, body)),
  }
}

/** A form with a file, and with texts beside it. */
export function formWith(
  name: string,
  content: string | Buffer,
  texts: Record<string, string> = {},
): FormData {
  const form = new FormData()
  for (const [field, text] of Object.entries(texts)) form.set(field, text)
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  return form
}

/** A picture of one colour. */
export function pictureOf(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
}
