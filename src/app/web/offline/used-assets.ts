/** The scripts, styles and letters that this page has fetched so far, as addresses. */
export function usedAssets(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return names
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
