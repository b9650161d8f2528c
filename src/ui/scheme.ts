import { useSyncExternalStore } from 'react'

/** Light and dark. The inline script of every page sets the attribute before the first paint from this key, else from the device. */
const schemeKey = 'scheme'
export const schemes = ['device', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const changes = new EventTarget()

/** What the reader chose. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, readScheme, () => 'device' as const)
}

/** Shows a scheme and keeps the choice. */
export function setScheme(scheme: Scheme): void {
  try {
    if (scheme === 'device') localStorage.removeItem(schemeKey)
    else localStorage.setItem(schemeKey, scheme)
  } catch {
    // The choice then lasts as long as the page.
  }
  show(scheme === 'device' ? deviceScheme() : scheme)
  changes.dispatchEvent(new Event('change'))
}

function readScheme(): Scheme {
  try {
    return schemes.find((scheme) => scheme === localStorage.getItem(schemeKey)) ?? 'device'
  } catch {
    return 'device'
  }
}

/** Follows other tabs, and the device while it decides. */
function subscribe(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    const scheme = readScheme()
    show(scheme === 'device' ? deviceScheme() : scheme)
    listener()
  }
  changes.addEventListener('change', listener)
  addEventListener('storage', follow)
  dark.addEventListener('change', follow)
  return () => {
    changes.removeEventListener('change', listener)
    removeEventListener('storage', follow)
    dark.removeEventListener('change', follow)
  }
}

function deviceScheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function show(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset.mantineColorScheme = scheme
}
