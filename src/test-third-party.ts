import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSources, type Side } from './test-sources.ts'

const project = path.resolve(import.meta.dirname, '..')

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface Shipped {
  name: string
  version: string
  /** By SPDX; undefined when nobody has said it. */
  license: string | undefined
  /** In scripts and styles that browsers are sent, too. */
  isSent: boolean
  /** Folder in the project, whether or not it is installed on this machine. */
  folder: string
}

/** Packages whose `package.json` names no licence; what their own files say. */
const saidElsewhere: Record<string, string> = { format: 'MIT', 'png-js': 'MIT' }

/** Tools and types that a package for browsers names as its own; nothing of them is in a bundle. */
const onlyForBuilding = /^(@types\/|typescript$|type-fest$|tagged-tag$|csstype$|browserslist$|loose-envify$)/
const onlyWhileDeveloping = /\/testing\/|^app\/server\/dev\.ts$|\/make-fonts\.ts$/
/** Not imported by code: the letters of `src/ui/fonts` are cut from one, the build carries two files of the other. */
const sentOtherwise = ['@fontsource/noto-sans-ethiopic', 'swagger-ui-dist']

/** Licences under which what browsers are sent may be given on, without terms for our own code. */
export const freeLicences = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Unlicense',
  'CC0-1.0',
]

/** Licences of the server's packages beside those: they ask for something of changes to those packages alone. */
export const serverLicences = [
  ...freeLicences,
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '(MIT AND BSD)',
]

/** Every package that a server is installed with, that its build holds, or whose code browsers are sent, by name. */
export function listShipped(): Shipped[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(path.join(project, 'package-lock.json'), 'utf8'),
  )
  const sent = foldersFrom(packages, [...importedOn((side) => side !== 'server'), ...sentOtherwise])
  const built = foldersFrom(
    packages,
    importedOn((side) => side === 'server'),
  )
  const all = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && (!dev || sent.has(folder) || built.has(folder)))
    .map(([folder, { version = '', license }]) => {
      const name = nameOf(folder)
      return {
        name,
        version,
        license: license ?? saidElsewhere[name],
        isSent: sent.has(folder),
        folder,
      }
    })
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}

function keyOf({ name, version }: Pick<Shipped, 'name' | 'version'>): string {
  return `${name}@${version}`
}

/** The packages that code of these sides imports. Styles and letters of `src/ui` count; tests, and what only development loads, do not. */
function importedOn(isMeant: (side: Side) => boolean): string[] {
  return readSources()
    .filter(({ side, isTest, file }) => isMeant(side) && !isTest && !onlyWhileDeveloping.test(file))
    .flatMap(({ imports }) => imports.filter(({ isType }) => !isType))
    .flatMap(({ target, place }) => (place || /^[.#]|^node:/.test(target) ? [] : [packageOf(target)]))
}

/** Packages with all that they stand on. */
function foldersFrom(packages: Record<string, Locked>, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const folder = folderOf(packages, name, from)
    if (folder === undefined || found.has(folder) || onlyForBuilding.test(name)) return
    found.add(folder)
    const { dependencies, peerDependencies } = packages[folder] ?? {}
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) add(next, folder)
  }
  for (const name of names) add(name, '')
  return found
}

/** Where Node would find a package: beside the one that asks, or above it. */
function folderOf(packages: Record<string, Locked>, name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[folder]) return folder
    if (at === '') return undefined
  }
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function packageOf(target: string): string {
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/')
}

/** `THIRD-PARTY.md`. `npm run sbom` writes it. */
export function thirdPartyPage(): string {
  const shipped = listShipped()
  const rows = shipped.map(
    ({ name, version, license, isSent }) =>
      `| ${name} | ${version} | ${license ?? '?'} | ${isSent ? 'yes' : ''} |`,
  )
  return `${head}\n\n${['| package | version | licence | sent to browsers |', '|---|---|---|---|', ...rows].join('\n')}\n\n## Notices of what browsers are sent\n\n${noticesOf(shipped)}`
}

const head = `# What others wrote

The packages that a server is installed with or that its build holds, and those whose code browsers are sent. \`npm run sbom\` makes this page and \`dist/sbom.cdx.json\` (CycloneDX) from \`package-lock.json\`; the licence of each lies in its folder in \`node_modules\` too.`

const copyrightLine = /^.*\bcopyright\b.*(?:\(c\)|©|\d{4}).*$/gim

/** Licence texts of the packages that browsers are sent: the same words once, with all who wrote under them. */
function noticesOf(shipped: readonly Shipped[]): string {
  const texts = new Map<string, string[]>()
  for (const one of shipped.filter(({ isSent }) => isSent)) {
    const text = licenceTextOf(one)
    if (text === undefined) continue
    const copyright = text.match(copyrightLine) ?? []
    const words = text.replace(copyrightLine, '').replace(/\s+/g, ' ').trim()
    const owner = `- ${one.name}: ${copyright.map((line) => line.trim()).join('; ') || 'its authors'}`
    texts.set(words, [...(texts.get(words) ?? []), owner])
  }
  return [...texts]
    .map(([words, owners]) => `${owners.join('\n')}\n\n\`\`\`text\n${wrapped(words)}\n\`\`\`\n`)
    .join('\n')
}

function licenceTextOf({ folder }: Shipped): string | undefined {
  const place = path.join(project, folder)
  if (!existsSync(place)) return undefined
  const file = readdirSync(place)
    .toSorted()
    .find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name))
  return file === undefined ? undefined : readFileSync(path.join(place, file), 'utf8')
}

/** Lines of at most 110 letters. */
function wrapped(words: string): string {
  return words.replace(/(.{1,110})( |$)/g, '$1\n').trimEnd()
}
