import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#platform/languages.ts'
import { schemeScript } from '#platform/server/http/security-headers.ts'
import type { PageRequest, RenderedPage } from '../render.tsx'

export interface PageMaker {
  /** False while developing, when every page is rendered anew. */
  isCached: boolean
  make(request: PageRequest): Promise<{ status: number; redirect?: string; html: string; language: Language }>
}

type Render = (request: PageRequest) => Promise<RenderedPage>

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** What Amharic is read in. */
const amharicFont = 'src/ui/fonts/amharic-400.woff2'

/** Makes whole HTML documents from the built site in `dist/`. */
export async function createPageMaker(dist: string): Promise<PageMaker> {
  const { renderPage }: { renderPage: Render } = await import(
    pathToFileURL(path.join(dist, 'server/render.js')).href
  )
  const template = afterText(await readFile(path.join(dist, 'client/index.html'), 'utf8'))
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
  )
  return {
    isCached: true,
    async make(request) {
      const rendered = await renderPage(request)
      const links = linksTo(rendered.sources, { manifest, template })
      const font = request.language === 'am' ? manifest[amharicFont]?.file : undefined
      return { ...fill(template, rendered, { request, links, font }) }
    },
  }
}

/** Puts a rendered page into the document template. */
export function fill(
  template: string,
  rendered: RenderedPage,
  page: { request: PageRequest; links: string; font?: string | undefined },
) {
  const { language } = page.request
  const font = page.font
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${page.font}">`
    : ''
  const head = `${font}<script>${schemeScript}</script>${rendered.head}${page.links}`
  const html = template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => rendered.page)
    .replace('<!--state-->', () => rendered.state)
  return { status: rendered.status, redirect: rendered.redirect, html, language }
}

/** Nobody waits for a script in order to read: on a slow line the letters and the looks go first. */
function afterText(template: string): string {
  return template.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
}

/** Style sheets and script preloads of what the page needs beyond the template's own, so that nothing waits for another file to name it. */
function linksTo(
  sources: readonly string[],
  { manifest, template }: { manifest: Record<string, ManifestChunk>; template: string },
): string {
  const wanted = new Set<string>()
  for (const source of sources) collect(source, manifest, wanted)
  const scripts: string[] = []
  const styles = new Set<string>()
  for (const source of wanted) {
    const chunk = manifest[source]
    if (!chunk) continue
    for (const style of chunk.css ?? [])
      if (!template.includes(style)) styles.add(`<link rel="stylesheet" crossorigin href="/${style}">`)
    if (!template.includes(chunk.file))
      scripts.push(`<link rel="modulepreload" crossorigin fetchpriority="low" href="/${chunk.file}">`)
  }
  return [...styles, ...scripts].join('')
}

function collect(source: string, manifest: Record<string, ManifestChunk>, into: Set<string>): void {
  if (into.has(source)) return
  const chunk = manifest[source]
  if (!chunk) return
  into.add(source)
  for (const imported of chunk.imports ?? []) collect(imported, manifest, into)
}
