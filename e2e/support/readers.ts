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
}

/** A page costs half as much in a browser that has seen the site; one that has seen much of it holds much. */
const mostUses = 25
/** Of files that are done; one journey has seldom more than three readers. */
const mostIdle = 4
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
  readers.set(context, { context, page, openSession, settings, uses: 0 })
  noteWhatStays(context, page)
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

async function forget({ context, page, openSession }: Reader): Promise<void> {
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  )
  page.removeAllListeners()
  await Promise.all([page, context].map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })))
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

/** A browser has no way to take these back. */
function noteWhatStays(context: BrowserContext, page: Page): void {
  const note = () => spent.add(context)
  for (const [place, names] of [
    [page, ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'setDefaultTimeout']],
    [context, ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'newCDPSession']],
  ] as const)
    for (const name of names) {
      const does: unknown = Reflect.get(place, name)
      if (typeof does !== 'function') throw new TypeError(`no ${name}`)
      Reflect.set(place, name, (...given: unknown[]) => {
        note()
        return Reflect.apply(does, place, given)
      })
    }
}

function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    // Pages that live for seconds do not earn back what optimizing their scripts costs.
    args: ['--host-resolver-rules=MAP localhost 127.0.0.1', '--js-flags=--no-opt --no-maglev'],
  })
  return browser
}
