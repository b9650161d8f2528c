import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StylePart } from './used-styles.ts'

/** What was built: the document that every page is put into, and the files that pages are made of. */
export interface Build {
  /** As it was built, naming its own scripts and style sheets. */
  template: string
  /** The same without them. */
  bareTemplate: string
  /** What the template names. */
  own: PageFiles
  /** The rules of each style sheet. */
  rules: Record<string, StylePart[]>
  /** The file that a source file became, with a slash before it. */
  fileOf(source: string): string | undefined
  /** What pages made of these source files, or scripts that the build names itself, need beyond the template's own, that nothing waits for another file to name it. */
  filesOf(sources: readonly string[]): PageFiles
}

/** Addresses of built files. */
interface PageFiles {
  styles: string[]
  scripts: string[]
}

interface ManifestChunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

const ownScript = /\s*<script type="module" crossorigin src="([^"]*)"><\/script>/g
/** What its scripts import is named with what the page needs. */
const ownPart = /\s*<link rel="modulepreload" crossorigin href="[^"]*">/g
const ownStyle = /\s*<link rel="stylesheet" crossorigin href="([^"]*)">/g

/** Reads the build in `dist/`. */
export async function readBuild(dist: string): Promise<Build> {
  const client = path.join(dist, 'client')
  const built = await readFile(path.join(client, 'index.html'), 'utf8')
  const template = built.replaceAll(ownPart, '')
  const manifest: Record<string, ManifestChunk> = await readJson(path.join(client, '.vite/manifest.json'))
  const sheets: Record<string, StylePart[]> = await readJson(path.join(client, '.vite/styles.json'))
  const gathered = new Map(
    Object.entries(manifest).flatMap(([key, { name }]) => (name && key.startsWith('_') ? [[name, key]] : [])),
  )
  const own = { scripts: named(template, ownScript), styles: named(template, ownStyle) }
  return {
    template,
    bareTemplate: template.replaceAll(ownScript, '').replaceAll(ownStyle, ''),
    own,
    rules: Object.fromEntries(Object.entries(sheets).map(([file, rules]) => [`/${file}`, rules])),
    fileOf: (source) => manifest[source] && `/${manifest[source].file}`,
    filesOf(sources) {
      const wanted = new Set<string>()
      for (const source of sources) collect(gathered.get(source) ?? source, manifest, wanted)
      const chunks = [...wanted].flatMap((source) => manifest[source] ?? [])
      return {
        styles: besides(
          own.styles,
          chunks.flatMap(({ css = [] }) => css),
        ),
        scripts: besides(
          own.scripts,
          chunks.map(({ file }) => file),
        ),
      }
    },
  }
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The addresses of files, each once, but for those that are there already. */
function besides(own: readonly string[], files: readonly string[]): string[] {
  return [...new Set(files.map((file) => `/${file}`))].filter((file) => !own.includes(file))
}

function named(template: string, pattern: RegExp): string[] {
  return [...template.matchAll(pattern)].map(([, file = '']) => file)
}

function collect(source: string, manifest: Record<string, ManifestChunk>, into: Set<string>): void {
  if (into.has(source)) return
  const chunk = manifest[source]
  if (!chunk) return
  into.add(source)
  for (const imported of chunk.imports ?? []) collect(imported, manifest, into)
}
