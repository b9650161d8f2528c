import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#platform/languages.ts'
import { lateScriptsId, type LateScripts } from '#platform/page/late-scripts.ts'
import { inlineScript } from '#platform/server/http/inline-script.ts'
import type { PageRequest, RenderedPage } from '../render.tsx'
import { readBuild, type Build } from './document/build-files.ts'
import { usedStyles } from './document/used-styles.ts'

export interface PageMaker {
  /** False while developing, when every page is rendered anew. */
  isCached: boolean
  make(request: PageRequest): Promise<{ status: number; redirect?: string; html: string; language: Language }>
}

type Render = (request: PageRequest) => Promise<RenderedPage>

/** What Amharic is read in. */
const amharicFont = 'src/ui/fonts/amharic-400.woff2'

/** Makes whole HTML documents from the built site in `dist/`. */
export async function createPageMaker(dist: string): Promise<PageMaker> {
  const { renderPage }: { renderPage: Render } = await import(
    pathToFileURL(path.join(dist, 'server/render.js')).href
  )
  const build = await readBuild(dist)
  const template = afterText(build.template)
  return {
    isCached: true,
    async make(request) {
      const rendered = await renderPage(request)
      const font = request.language === 'am' ? build.fileOf(amharicFont) : undefined
      if (rendered.scripts === 'at-once')
        return { ...fill(template, rendered, { request, links: linksTo(rendered, build), font }) }
      const { before, links } = lateParts(rendered, build)
      return { ...fill(build.bareTemplate, rendered, { request, before, links, font }) }
    },
  }
}

interface Page {
  request: PageRequest
  /** What stands before the inline script, which reads it. */
  before?: string
  links: string
  font?: string | undefined
}

/** Puts a rendered page into the document template. */
export function fill(template: string, rendered: RenderedPage, page: Page) {
  const { language } = page.request
  const font = page.font
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${page.font}">`
    : ''
  const head = `${font}${page.before ?? ''}<script>${inlineScript}</script>${rendered.head}${page.links}`
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

/** Style sheets and script preloads of a page that is nothing without them. */
function linksTo({ sources }: RenderedPage, build: Build): string {
  const { styles, scripts } = build.filesOf(sources)
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`),
  ].join('')
}

/** A page that is whole without a script holds the rules that it uses, and the names of what comes when it is wanted. */
function lateParts({ sources, page, scripts }: RenderedPage, { own, rules, filesOf }: Build) {
  const { styles, scripts: parts } = filesOf(sources)
  const sheets = [...own.styles, ...styles]
  const late: LateScripts = {
    styles: sheets,
    parts,
    entries: own.scripts,
    isAwaited: scripts === 'when-loaded',
  }
  const css = usedStyles(
    sheets.flatMap((sheet) => rules[sheet] ?? []),
    page,
  )
  return {
    before: `<script type="application/json" id="${lateScriptsId}">${JSON.stringify(late)}</script>`,
    links: `<style>${css}</style>`,
  }
}
