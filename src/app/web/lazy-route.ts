import type { LoaderFunction, RouteObject } from 'react-router'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { isLanguage } from '#platform/languages.ts'
import type { LateStart } from '#platform/page/late-scripts.ts'
import { loadCatalogues, type CatalogueSet } from './catalogues.ts'

interface Screen {
  Component: React.ComponentType
  loader?: LoaderFunction
  ErrorBoundary?: React.ComponentType
  HydrateFallback?: React.ComponentType
}

const screens = import.meta.glob<Screen>([
  '/src/app/web/*-page.tsx',
  '!/src/app/web/error-page.tsx',
  '/src/app/web/offline/*-page.tsx',
  '/src/app/web/reviews/*-page.tsx',
  '/src/app/web/quiz-attempt/*-page.tsx',
  '/src/app/web/journal/*-page.tsx',
  '/src/app/web/saved/*-page.tsx',
  '/src/app/web/member/*-page.tsx',
  '/src/app/web/layouts/*-layout.tsx',
  '/src/features/*/web/**/*-page.tsx',
  '/src/desk/*/web/*-page.tsx',
])

/** `server`: rendered on the server for everybody. `browser`: rendered in the browser only, for members and administrators. */
type RenderedBy = 'server' | 'browser'

/** `at-once`: with the page, which is nothing without them. */
export type ScriptStart = 'at-once' | LateStart

export interface RouteHandle {
  renderedBy: RenderedBy
  catalogues: CatalogueSet[]
  scripts: ScriptStart
  /** What stands in the page and no script says at first. */
  still?: CatalogueSet[]
}

/** What a page has of its own, besides what its frame has. */
export type PageHandle = Partial<Pick<RouteHandle, 'scripts' | 'catalogues' | 'still'>>

/** Source files by route. Routes are known to the reader's browser by their addresses, not by files of ours. */
const sources = new Map<string, string>()

/** A page at an address; its script loads when it is first opened. */
export function page(path: string, file: string, handle: PageHandle = {}): RouteObject {
  const id = `page ${path}`
  sources.set(id, sourceOf(file))
  return {
    id,
    path: path === '/' ? undefined : path,
    index: path === '/' ? true : undefined,
    lazy: lazyScreen(file, handle.catalogues ?? []),
    handle,
  } as RouteObject
}

/** A frame around pages, with who renders them and what they say besides the words of readers. */
export function layout(
  file: string,
  { catalogues, ...others }: RouteHandle,
  children: RouteObject[],
): RouteObject {
  const handle: RouteHandle = { ...others, catalogues: ['reader', ...catalogues] }
  const id = `frame of ${children[0]?.id}`
  sources.set(id, sourceOf(file))
  return { id, lazy: lazyScreen(file, handle.catalogues), handle, children }
}

/** What every page brings along needs no script of its own. */
const publicFrame = sourceOf('app/web/layouts/public-layout')

/** The source file behind a route, as the build manifest names it. */
export function sourceOfRoute(id: string): string | undefined {
  return sources.get(id)
}

/** The routes that have a screen, and the source of each; the frame of public pages comes with every page. */
export function screensOf(matched: readonly RouteObject[]): [id: string, source: string][] {
  return matched.flatMap(({ id = '' }): [string, string][] => {
    const source = sourceOfRoute(id)
    return source ? [[id, source === publicFrame ? '' : source]] : []
  })
}

function sourceOf(file: string): string {
  return `src/${file}.tsx`
}

function lazyScreen(file: string, catalogues: readonly CatalogueSet[]) {
  const load = screens[`/${sourceOf(file)}`]
  return async () => {
    if (!load) throw new Error(`no screen at ${sourceOf(file)}`)
    const [{ Component, loader, ErrorBoundary, HydrateFallback }] = await loadChunk(() =>
      Promise.all([load(), loadTexts(catalogues)]),
    )
    return { Component, loader, ErrorBoundary, HydrateFallback }
  }
}

/** In the browser a screen brings its texts along; the server has loaded them before it renders. */
async function loadTexts(catalogues: readonly CatalogueSet[]): Promise<void> {
  if (typeof document === 'undefined') return
  const { lang } = document.documentElement
  await loadCatalogues(isLanguage(lang) ? lang : 'en', catalogues)
}
