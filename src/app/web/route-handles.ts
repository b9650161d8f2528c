import type { RouteObject } from 'react-router'
import type { CatalogueSet } from './catalogues.ts'
import type { RouteHandle } from './lazy-route.ts'

/** The text sets that the given routes need. */
export function catalogueSetsOf(matched: readonly RouteObject[]): CatalogueSet[] {
  return [...new Set(matched.flatMap((route) => handleOf(route)?.catalogues ?? []))]
}

/** True when every matched route can be rendered on the server. */
export function isServerRendered(matched: readonly RouteObject[]): boolean {
  return matched.every((route) => handleOf(route)?.renderedBy !== 'browser')
}

/** Only `layout()` sets handles. */
function handleOf(route: RouteObject): RouteHandle | undefined {
  return route.handle as RouteHandle | undefined
}
