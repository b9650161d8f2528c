import type {
  DataRouter,
  Location,
  RouterNavigateOptions,
  RouterState,
  RouterSubscriber,
  To,
} from 'react-router'
import { asAddress } from './address.ts'
import { isAt } from './noted-search.ts'
import type { RouterPort } from './router.ts'

/** A page as the server rendered it: what its router would say of it. */
export function firstState(
  page: Pick<RouterState, 'matches' | 'loaderData' | 'errors'>,
  location: Location,
): RouterState {
  return {
    ...page,
    location,
    historyAction: 'POP' as RouterState['historyAction'],
    initialized: true,
    renderFallback: false,
    navigation: idle,
    // The browser has scrolled it.
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    actionData: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

const idle: RouterState['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}

/** The address that the browser shows, as a router would name it. */
export function browserLocation(): Location {
  const { pathname, search, hash } = location
  const { key = 'default', usr = null } = asEntry(history.state)
  return { pathname, search, hash, state: usr, key, mask: undefined }
}

/** Only routers write there. */
function asEntry(value: unknown): { key?: string; usr?: unknown } {
  return (value ?? {}) as { key?: string; usr?: unknown }
}

/**
 * Stands for the router on the page that a visit begins with. Whoever goes somewhere has the library fetched, which goes on from
 * here; where that cannot be brought, the browser goes there by itself.
 */
export function createFirstRouter(first: RouterState, load: () => Promise<DataRouter>): RouterPort {
  let state = first
  let router: DataRouter | undefined
  let scrolling: Parameters<RouterPort['enableScrollRestoration']> | undefined
  const listeners = new Map<RouterSubscriber, (() => void) | undefined>()

  const open = async () => {
    const opened = await load()
    unfollow()
    if (scrolling) {
      // The page stands where its reader left it, wherever this address was left before.
      delete scrolling[0][opened.state.location.key]
      opened.enableScrollRestoration(...scrolling)
    }
    for (const listener of listeners.keys()) listeners.set(listener, opened.subscribe(listener))
    router = opened
    return opened
  }
  const arrive = once(open)
  const unfollow = followHistory(first.location, arrive)

  const say = (navigation: RouterState['navigation']) => {
    state = { ...state, navigation }
    const options = { deletedFetchers: [], newErrors: null, flushSync: false, viewTransitionOpts: undefined }
    for (const listener of listeners.keys()) listener(state, options)
  }
  async function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') return router ? router.navigate(to) : history.go(to)
    if (router) return router.navigate(to, options)
    const address = asAddress(to ?? '', state.location)
    say(loading(address))
    const opened = await arrive().catch(() => undefined)
    if (opened) return opened.navigate(to, options)
    return location.assign(address)
  }
  return {
    get state() {
      return router?.state ?? state
    },
    subscribe(listener) {
      listeners.set(listener, router?.subscribe(listener))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
    navigate,
    revalidate: async () => (await arrive()).revalidate(),
    enableScrollRestoration(...given) {
      scrolling = given
      return router?.enableScrollRestoration(...given) ?? (() => (scrolling = undefined))
    },
    getBlocker(key, isBlocked) {
      void arrive().then((opened) => opened.getBlocker(key, isBlocked))
      return { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined }
    },
    deleteBlocker: (key) => router?.deleteBlocker(key),
  }
}

/** Another try only after a failure. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}

/** Who goes back or to a place of the page needs the router; gives how to end that. */
function followHistory(first: Location, arrive: () => Promise<unknown>): () => void {
  const follow = () => {
    // The last document went on from another page, and was loaded anew here.
    if (isAt(first)) void arrive().catch(() => undefined)
    else location.reload()
  }
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
}

function loading(address: string): RouterState['navigation'] {
  const { pathname, search, hash } = new URL(address, location.href)
  return {
    ...idle,
    state: 'loading',
    location: { pathname, search, hash, state: null, key: '', mask: undefined },
    matches: [],
    historyAction: 'PUSH' as RouterState['historyAction'],
  }
}
