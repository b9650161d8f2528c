import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core'

/** A browser of one reader: what it stores, and the page that they look at. */
interface Reader {
  context: BrowserContext
  page: Page
  openSession: () => Promise<CDPSession>
  /** Those with equal ones can take each other's place. */
  settings: string
  uses: number
  /** Take back what the journey did to it, until the next one. */
  undo: (() => Promise<unknown>)[]
}

/** A page costs half as much in a browser that has seen the site; one that has seen much of it holds much. */
const mostUses = 25
/** One for each language, with a finger and without, on a site of the file's own and on the shared one, and some more. */
const mostIdle = 8
const stored = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems'

/** One for all files of this process, which ends it; each reader has a context of their own in it. */
let browser: Promise<Browser> | undefined
const readers = new WeakMap<BrowserContext, Reader>()
const idle: Reader[] = []
/** What was done to these has no way back. */
const spent = new WeakSet<BrowserContext>()

/**
 * The page of a reader who has never been on the site: a new browser, or one of an earlier journey that has forgotten
 * everything but the scripts and pictures it has fetched.
 */
export async function welcomeReader(
  options: BrowserContextOptions,
  { isNew, prepare }: { isNew: boolean; prepare: (context: BrowserContext) => Promise<void> },
): Promise<Page> {
  const settings = JSON.stringify(options)
  const at = isNew ? -1 : idle.findLastIndex((reader) => reader.settings === settings)
  const [found] = at < 0 ? [] : idle.splice(at, 1)
  if (found) return found.page
  const context = await (await launch()).newContext(options)
  context.setDefaultTimeout(30_000)
  await prepare(context)
  const page = await context.newPage()
  if (isNew) return page
  const openSession = context.newCDPSession.bind(context, page)
  const reader: Reader = { context, page, openSession, settings, uses: 0, undo: [] }
  readers.set(context, reader)
  noteWhatStays(reader)
  return page
}

/** Keeps the browser of a journey that went well for another one, or closes it. */
export async function sendAway(context: BrowserContext, { isWell }: { isWell: boolean }): Promise<void> {
  const reader = readers.get(context)
  if (reader) reader.uses += 1
  if (!reader || !isWell || reader.uses >= mostUses || !canForget(reader)) return context.close()
  try {
    await forget(reader)
  } catch {
    return context.close()
  }
  idle.push(reader)
  if (idle.length > mostIdle) await idle.shift()?.context.close()
}

function canForget({ context, page }: Reader): boolean {
  return !spent.has(context) && !page.isClosed()
}

async function forget({ context, page, openSession, undo }: Reader): Promise<void> {
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  )
  page.removeAllListeners()
  await Promise.all([page, context].map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(undo.splice(0).map((takeBack) => takeBack()))
  await context.setOffline(false)
  // A page of the site without a script: what the tab keeps can be reached from there alone.
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
  const { origin } = new URL(page.url())
  // For this moment only: with a second session, a page that is gone to next loses the media that the first one set.
  const session = await openSession()
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: stored })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await context.clearCookies()
  await context.clearPermissions()
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null, reducedMotion: 'reduce' })
}

/** What a journey adds to its page is taken away after it; what it adds to the browser as a whole has no way back that holds. */
function noteWhatStays({ context, page, undo }: Reader): void {
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding'] as const)
    replace(page, name, async (add) => {
      const added = await add()
      undo.push(() => dispose(added))
      return added
    })
  replace(context, 'newCDPSession', async (open) => {
    const session = await open()
    // Its page may be closed, and it with it.
    undo.push(() => session.detach().catch(() => undefined))
    return session
  })
  const send = page.setExtraHTTPHeaders.bind(page)
  replace(page, 'setExtraHTTPHeaders', (set) => {
    undo.push(() => send({}))
    return set()
  })
  const spend = <T>(does: () => T) => {
    spent.add(context)
    return does()
  }
  replace(page, 'setDefaultTimeout', spend)
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const)
    replace(context, name, spend)
}

type Call<T, K extends keyof T> = T[K] extends (...given: never[]) => infer Answer ? Answer : never

/** Does `instead` whenever the function of that name is called, which it may do with what was given. */
function replace<T extends object, K extends keyof T & string>(
  place: T,
  name: K,
  instead: (does: () => Call<T, K>) => Call<T, K>,
): void {
  const does: unknown = Reflect.get(place, name)
  if (typeof does !== 'function') throw new TypeError(`no ${name}`)
  Reflect.set(place, name, (...given: unknown[]) => instead(() => Reflect.apply(does, place, given)))
}

function dispose(added: AsyncDisposable): Promise<unknown> {
  return Promise.resolve(added[Symbol.asyncDispose]())
}

function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    // Pages that live for seconds do not earn back what optimizing their scripts costs.
    args: ['--host-resolver-rules=MAP localhost 127.0.0.1', '--js-flags=--no-opt --no-maglev'],
  })
  return browser
}
