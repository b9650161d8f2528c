import { useSyncExternalStore } from 'react'
import { saverKey, showPicture, waitingPicture } from '#platform/page/data-saver.ts'

/** Whether pictures wait for a tap. The inline script of every page sets the attribute before anything is fetched, from this key, else from the browser. */
export const saverChoices = ['browser', 'on', 'off'] as const
type SaverChoice = (typeof saverChoices)[number]

const changes = new EventTarget()

/** What the reader chose. */
export function useSaverChoice(): SaverChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'browser' as const)
}

/** Whether pictures wait on this page now. */
export function isSavingData(): boolean {
  return document.documentElement.dataset.saver !== undefined
}

/** Saves data or not from now on, and keeps the choice. */
export function setSaverChoice(choice: SaverChoice): void {
  try {
    if (choice === 'browser') localStorage.removeItem(saverKey)
    else localStorage.setItem(saverKey, choice)
  } catch {
    // The choice then lasts as long as the page.
  }
  tellServer(choice)
  apply(choice)
  changes.dispatchEvent(new Event('change'))
}

/** Which sends pages without the picture that others get with theirs to whoever saves data. */
function tellServer(choice: SaverChoice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = choice === 'browser' ? 0 : 31_536_000
  document.cookie = `${saverKey}=${choice}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}

function apply(choice: SaverChoice): void {
  if (choice === 'browser' ? isAskedByBrowser() : choice === 'on') saveFromNowOn()
  else delete document.documentElement.dataset.saver
}

/** What has been fetched already stays. */
function saveFromNowOn(): void {
  for (const picture of document.querySelectorAll<HTMLElement>(`.${waitingPicture}`)) {
    if (!picture.querySelector('img')?.naturalWidth) continue
    picture.dataset.shown = ''
    const link = picture.parentElement?.querySelector<HTMLElement>(`.${showPicture}`)
    if (link) link.hidden = true
  }
  document.documentElement.dataset.saver = ''
}

function isAskedByBrowser(): boolean {
  // Not in the types of the language yet.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

function readChoice(): SaverChoice {
  try {
    return saverChoices.find((choice) => choice === localStorage.getItem(saverKey)) ?? 'browser'
  } catch {
    return 'browser'
  }
}

/** Follows other tabs. */
function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== saverKey) return
    apply(readChoice())
    listener()
  }
  changes.addEventListener('change', listener)
  addEventListener('storage', follow)
  return () => {
    changes.removeEventListener('change', listener)
    removeEventListener('storage', follow)
  }
}
