import type { LoaderFunction } from 'react-router'

/** A loader that brings scripts along in the browser, so that the page is shown in one piece; without them it is shown all the same. */
export function withParts(load: LoaderFunction, fetchParts: () => Promise<unknown>): LoaderFunction {
  return async (args, context) => {
    const parts = typeof document === 'undefined' ? null : fetchParts().catch(() => null)
    const [data] = await Promise.all([load(args, context), parts])
    return data
  }
}
