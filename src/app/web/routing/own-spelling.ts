import type { RouteObject } from 'react-router'

/**
 * The path of a page as its route spells it. The router takes capitals, percent signs and a stroke at the end for the same page, and
 * whatever looks at addresses does not. What names something in the path stays as it came.
 */
export function ownSpelling(matched: readonly RouteObject[], pathname: string): string {
  const route = matched.at(-1)
  const path = route?.index ? '/' : route?.path
  if (path === undefined || path === '*') return pathname
  const given = pathname.split('/')
  return path
    .split('/')
    .map((part, at) => (part.startsWith(':') ? given[at] : part))
    .join('/')
}
