import type { BrowserContext } from 'playwright-core'
import { noteProblem } from './browser-console.ts'

const shared = new WeakSet<BrowserContext>()
const refusal = 'the site is shared with other journeys: publish on one of your own'

/** What one journey publishes, or changes of what is published, would stand in the lists that the others read. */
export function refusePublishing(context: BrowserContext): void {
  shared.add(context)
  context.on('request', (request) => {
    if (publishes(request.method(), new URL(request.url()).pathname)) noteProblem(context, refusal)
  })
}

/**
 * The same for what the journey asks of the API itself, of which the browser tells nothing.
 * @throws before it is asked
 */
export async function expectUnseen(context: BrowserContext, method: string, path: string): Promise<void> {
  if (!shared.has(context)) return
  const [pathname = ''] = path.split('?')
  if (publishes(method, pathname) || (await changesPublic(context, method, pathname)))
    throw new Error(`${method} ${path}: ${refusal}`)
}

function publishes(method: string, path: string): boolean {
  return method !== 'GET' && /\/publication$|^\/api\/admin\/item-changes\b/.test(path)
}

async function changesPublic(context: BrowserContext, method: string, path: string): Promise<boolean> {
  if (!/^(PATCH|DELETE)$/.test(method) || !/^\/api\/admin\/items\/[^/]+$/.test(path)) return false
  const answer = await context.request.get(path)
  return answer.ok() && isPublic(await answer.json())
}

function isPublic(item: { editions: { isPublic: boolean }[] }): boolean {
  return item.editions.some((edition) => edition.isPublic)
}
