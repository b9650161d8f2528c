import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '#platform/database/testing/test-database.ts'
import { readConfig } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { createLog } from '#platform/server/log.ts'
import { heldLog } from '#platform/server/test-held-log.ts'
import { holdToContract } from './contract/test-held-contract.ts'
import { createApp, type App } from './create-app.ts'
import { createServices } from './create-services.ts'
import { createPages } from './pages/pages.ts'

export interface TestApp {
  app: App
  services: Services
  /** Moves the server's clock, milliseconds. */
  advance(milliseconds: number): void
  /** A browser of its own: keeps cookies, sends the site's Origin. */
  browser(options?: { address?: string; language?: 'en' | 'am' }): TestBrowser
  close(): Promise<void>
  /** Closes it and keeps its data for others to start from. */
  closeAndKeep(kept: KeptData): Promise<void>
}

/** Data that sites start from: a folder, and on PostgreSQL the database of that name. */
export interface KeptData {
  folder: string
  name: string
}

export interface TestBrowser {
  get<T = Json>(path: string, headers?: Record<string, string>): Promise<TestAnswer<T>>
  send<T = Json>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<T>>
  cookies: Map<string, string>
}

export interface TestAnswer<T = Json> {
  status: number
  headers: Headers
  text: string
  /** Parsed JSON as it came over the wire; name its type where a test looks deeper than members. Undefined for other answers. */
  json: T
}

/** JSON whose members are looked at one by one. */
export interface Json {
  [member: string]: Json
}

const origin = 'http://localhost:3000'

/** The real app on a fresh database of the engine under test (`TEST_ENGINE`), or on a copy of kept data, without a network. */
export async function createTestApp(
  environment: Record<string, string> = {},
  kept?: KeptData,
): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-test-'))
  if (kept) cpSync(kept.folder, dataDir, { recursive: true })
  const database = await createTestDatabase(dataDir, kept?.name)
  let offset = 0
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    STARTER_CONTENT: 'off',
    ...environment,
  })
  const services = await createServices(config, () => Date.now() + offset, createLog('error', heldLog))
  const app = createApp(services)
  return {
    app,
    services,
    advance(milliseconds) {
      offset += milliseconds
    },
    browser: (options) => createBrowser(app, options),
    async close() {
      await services.connection.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    async closeAndKeep(kept) {
      await services.connection.close()
      await database.keepAs(kept.name)
      renameSync(dataDir, kept.folder)
    },
  }
}

/** Another node of the same site: its database and storage, with a disk of its own. */
export function createOtherNode(site: TestApp, dataDir: string): TestApp {
  const app = createApp({ ...site.services, config: { ...site.services.config, dataDir } })
  return { ...site, app, browser: (options) => createBrowser(app, options) }
}

/** The same site, whose members share what public pages have read, as behind a server. */
export function sharingReads(site: TestApp): TestApp {
  const maker = { isCached: true, make: () => Promise.reject(new Error('no page is asked for')) }
  const pages = createPages(site.services, maker, () => app.fetch)
  const app: App = createApp(site.services, { readShared: pages.readShared })
  return { ...site, app, browser: (options) => createBrowser(app, options) }
}

function createBrowser(
  app: App,
  { language = 'en', address }: { address?: string; language?: 'en' | 'am' } = {},
): TestBrowser {
  const cookies = new Map<string, string>()
  const ask = async <T>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> },
  ) => {
    const request = new Request(new URL(path, origin), {
      method,
      headers: {
        'accept-language': language,
        origin,
        'sec-fetch-site': 'same-origin',
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(body === undefined || isSentAsItIs(body) ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body:
        body === undefined || isSentAsItIs(body) || typeof body === 'string' ? body : JSON.stringify(body),
    })
    const incoming = address ? connectionFrom(address, headers) : undefined
    const answer = await readAnswer<T>(await app.fetch(request, { incoming }), cookies)
    await holdToContract(app, { method, address: new URL(request.url).pathname }, answer)
    return answer
  }
  return {
    cookies,
    get: <T>(path: string, headers?: Record<string, string>) => ask<T>('GET', path, { headers }),
    send: <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      ask<T>(method, path, { body, headers }),
  }
}

/** A form or bytes name their own type. */
function isSentAsItIs(body: unknown): body is FormData | Blob {
  return body instanceof FormData || body instanceof Blob
}

/** The two members of a connection that the app looks at. */
function connectionFrom(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  return { socket: { remoteAddress }, headers } as IncomingMessage
}

async function readAnswer<T>(response: Response, cookies: Map<string, string>): Promise<TestAnswer<T>> {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name)
    else cookies.set(name, value)
  }
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: asAnswer<T>(isJson ? JSON.parse(text) : undefined),
  }
}

/** Tests name the type they expect and then check what came. */
function asAnswer<T>(value: unknown): T {
  return value as T
}
