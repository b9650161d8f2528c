import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#platform/languages.ts'
import { lateScriptsId, type LateScripts } from '#platform/page/late-scripts.ts'
import { folderOfWords } from '#platform/page/words-of-folders.ts'
import { inlineScript } from '#platform/server/http/inline/script.ts'
import type { PageRequest, RenderedPage } from '../render.tsx'
import { readBuild, type Build } from './document/build-files.ts'
import { createStyleChoice } from './document/used-styles.ts'

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
  const lateParts = createLateParts(build)
  return {
    isCached: true,
    async make(request) {
      const rendered = await renderPage(request)
      const font = request.language === 'am' ? build.fileOf(amharicFont) : undefined
      if (rendered.scripts === 'at-once')
        return { ...fill(template, rendered, { request, links: linksTo(rendered, build), font }) }
      const { before, links } = lateParts(rendered)
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
  const manifest = `<link rel="manifest" href="/site.webmanifest?lang=${language}">`
  const head = `${font}${page.before ?? ''}<script>${inlineScript}</script>${rendered.head}${manifest}${page.links}`
  const [open, lang, top, middle, end] = piecesOf(template)
  const html = open + language + lang + head + top + rendered.page + middle + rendered.state + end
  return { status: rendered.status, redirect: rendered.redirect, html, language }
}

/** What stands between the places of the document that pages fill: its language, its head, the page and its state. */
const places = ['<html lang="en">', '<!--head-->', '<!--page-->', '<!--state-->']
const pieces = new Map<string, readonly string[]>()

function piecesOf(template: string): readonly string[] {
  let known = pieces.get(template)
  if (!known) pieces.set(template, (known = takeApart(template)))
  return known
}

function takeApart(template: string): string[] {
  let rest = template
  const parts = places.map((place) => {
    const [before = '', ...after] = rest.split(place)
    rest = after.join(place)
    return before
  })
  const [open = '', top = '', ...others] = [...parts, rest]
  return [`${open}<html lang="`, `">${top}`, ...others]
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

/** The script that the build makes of what stands under texts and answers within them, and by what a page shows that it has some of it, or will have for a member. */
const partsOfTexts = 'texts'
const marksOfTexts = /id="page-questions"|class="self-check"|data-live-open|id="members-only"/

/** A page that is whole without a script holds the rules that it uses, and the names of what comes when it is wanted. */
function createLateParts({ own, rules, filesOf, fileOf }: Build) {
  const known = new Map<string, { before: string; stylesFor(markup: string): string }>()
  const find = ({ sources, screens, scripts }: RenderedPage, hasTexts: boolean) => {
    const { styles, scripts: parts } = filesOf(hasTexts ? [...sources, partsOfTexts] : sources)
    const sheets = [...own.styles, ...styles]
    const late: LateScripts = {
      styles: sheets,
      parts,
      entries: own.scripts,
      screens: screens.map(([id, source]) => [id, fileOf(source) ?? '']),
      words: Object.fromEntries(
        sources.flatMap((source) => {
          const folder = folderOfWords(source)
          return folder ? [[folder, fileOf(source) ?? '']] : []
        }),
      ),
      hasTexts,
      start: scripts === 'at-once' ? 'on-intent' : scripts,
    }
    return {
      before: `<script type="application/json" id="${lateScriptsId}">${JSON.stringify(late)}</script>`,
      stylesFor: createStyleChoice(sheets.flatMap((sheet) => rules[sheet] ?? [])),
    }
  }
  return (rendered: RenderedPage) => {
    const hasTexts = marksOfTexts.test(rendered.page)
    // Of a route and a language: there are at most two for each.
    const name = `${hasTexts} ${rendered.sources.join()}`
    let parts = known.get(name)
    if (!parts) known.set(name, (parts = find(rendered, hasTexts)))
    return { before: parts.before, links: `<style>${parts.stylesFor(rendered.page)}</style>` }
  }
}
