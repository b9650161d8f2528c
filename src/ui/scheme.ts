/** Light and dark. The inline script of every page sets the attribute before the first paint from this key, else from the device. */
export const schemeKey = 'scheme'
export type Scheme = 'light' | 'dark'

/** Turns to the other scheme and keeps the choice. */
export function toggleScheme(): void {
  const root = document.documentElement
  const scheme: Scheme = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark'
  root.dataset.mantineColorScheme = scheme
  try {
    localStorage.setItem(schemeKey, scheme)
  } catch {
    // The choice then lasts as long as the page.
  }
}
