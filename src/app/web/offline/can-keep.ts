/** Whether this browser can keep pages: while developing they would be old ones. */
export function canKeep(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis
}
