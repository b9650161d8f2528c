import type { RouteObject } from 'react-router'
import type { CatalogueSet } from './catalogues.ts'
import type { RouteHandle, ScriptStart } from './lazy-route.ts'

/** The text sets that the given routes need. */
export function catalogueSetsOf(matched: readonly RouteObject[]): CatalogueSet[] {
  return [...new Set(matched.flatMap((route) => handleOf(route)?.catalogues ?? []))]
}

/** Those whose words only stand in the page as it comes. */
export function stillSetsOf(matched: readonly RouteObject[]): CatalogueSet[] {
  return matched.flatMap((route) => handleOf(route)?.still ?? [])
}

/** True when every matched route can be rendered on the server. */
export function isServerRendered(matched: readonly RouteObject[]): boolean {
  return matched.every((route) => handleOf(route)?.renderedBy !== 'browser')
}

/** When the scripts of a page begin: as the page itself says, or else the frame around it. */
export function scriptStartOf(matched: readonly RouteObject[]): ScriptStart {
  return matched.reduce<ScriptStart>((start, route) => handleOf(route)?.scripts ?? start, 'at-once')
}

/** Only `layout()` and `page()` set handles. */
function handleOf(route: RouteObject): Partial<RouteHandle> | undefined {
  return route.handle as Partial<RouteHandle> | undefined
}
