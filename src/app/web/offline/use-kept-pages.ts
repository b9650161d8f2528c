import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from '#platform/web/router/router.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useSession } from '#platform/web/session.ts'
import { isSavingData } from '#ui/data-saver.ts'
import { canKeep } from './can-keep.ts'
import { forgetKeptPages, forgetPocket, forgetWholes } from './kept-list.ts'
import { paths } from '#platform/paths.ts'
import { workerAddress } from '#platform/page/late-scripts.ts'
import type { KeepMessage } from './kept-pages.ts'
import { usedAssets } from './used-assets.ts'

/** Data comes before comfort: the worker starts when the page has all that it needs. Milliseconds. */
const quiet = 2_500

/** What is in memory opens without a connection; what has not opened by then never will. Milliseconds. */
const memory = 1_000

/**
 * Has the worker keep the page that is read. Signing out removes what it keeps: the next one to take the phone need not see
 * what was read.
 */
export function useKeptPages(): void {
  const { pathname, search } = useLocation()
  const { language } = useLanguage()
  const { state, user, ending, gone } = useSession()
  const uid = user?.uid
  const before = useRef(state)

  useEffect(() => {
    if (!canKeep()) return undefined
    const timer = setTimeout(() => {
      // Readers who save data fetch nothing twice: only what the browser itself opens is kept.
      const path = isBroughtByWorker(pathname + search) || isSavingData() ? null : pathname + search
      void tellWorker({ path, language, assets: usedAssets() })
    }, quiet)
    return () => clearTimeout(timer)
  }, [pathname, search, language])

  useEffect(() => {
    if (before.current === 'signed-in' && state === 'signed-out' && canKeep()) {
      void forgetKeptPages()
      void forgetWholes(({ kind }) => kind === 'attempt')
    }
    before.current = state
  }, [state])

  // The page that hears it may have been opened long after the session.
  useEffect(() => {
    if (gone && canKeep()) void forgetKeptPages()
  }, [gone])

  // A course in the pocket outlives a session that ended by itself, and nobody else's.
  useEffect(() => {
    if (!canKeep()) return
    if (ending === 'signed-out' || ending === 'deleted') {
      void forgetKeptPages()
      void forgetPocket()
    } else if (uid) void forgetWholes(({ owner }) => owner !== null && owner !== uid)
  }, [ending, uid])
}

/**
 * Without a connection the worker is asked for the page that a link leads to: it has it, or says that it has not. Who was signed out
 * after inactivity follows no link, and this document still has to end the session when there is a connection.
 */
export function useWorkerWithoutConnection(): void {
  const { location: wanted } = useNavigation()
  const isSent = useSession().ending === 'inactive' && wanted?.pathname === paths.login
  const address = wanted && !isSent && wanted.pathname + wanted.search + wanted.hash
  useEffect(() => {
    if (!address || !canKeep() || !navigator.serviceWorker.controller) return undefined
    const timer = setTimeout(() => {
      if (!navigator.onLine) location.assign(address)
    }, memory)
    return () => clearTimeout(timer)
  }, [address])
}

const first = typeof document === 'undefined' ? '' : location.pathname + location.search
const hadWorker =
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  Boolean(navigator.serviceWorker.controller)

/** The page of an address that was opened by the browser itself has passed through the worker already. */
function isBroughtByWorker(path: string): boolean {
  return hadWorker && path === first
}

let registered: Promise<ServiceWorkerRegistration> | undefined

/** Without a worker, as in a private window of some browsers, everything goes on as it did. */
async function tellWorker(message: KeepMessage): Promise<void> {
  try {
    registered ??= navigator.serviceWorker.register(workerAddress)
    await registered
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(message, [])
  } catch {
    registered = undefined
  }
}
