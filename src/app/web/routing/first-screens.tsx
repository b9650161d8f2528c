import type { RouterState } from 'react-router'
import type { LateScripts } from '#platform/page/late-scripts.ts'
import { ErrorPage } from '../error-page.tsx'
import * as publicFrame from '../layouts/public-frame.tsx'
import { loadChunk } from '#platform/web/late/lazy.ts'
import type { PageState } from '../page-state.ts'
import { Root } from '../root.tsx'

interface Screen {
  Component: React.ComponentType
  ErrorBoundary?: React.ComponentType
}

/** The routes of the page that the server rendered, known by what it named: the table of all pages is not needed for one. */
export async function firstMatches(
  screens: LateScripts['screens'],
  { params }: PageState,
): Promise<RouterState['matches']> {
  const { pathname } = location
  const rest = await Promise.all(
    screens.map(async ([id, file]) => {
      const { Component, ErrorBoundary } = file
        ? asScreen(await loadChunk(() => import(/* @vite-ignore */ file)))
        : publicFrame
      return { id, element: <Component />, errorElement: ErrorBoundary && <ErrorBoundary /> }
    }),
  )
  const root = { id: 'root', element: <Root />, errorElement: <ErrorPage /> }
  return [root, ...rest].map((route) => ({ route, params, pathname, pathnameBase: '/' }))
}

/** The server names what the build made of screens. */
function asScreen(module: unknown): Screen {
  return module as Screen
}
