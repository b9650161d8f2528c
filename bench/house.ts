import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentKinds, factsOf } from '../src/content/kinds.ts'
import { assertedContractTypes } from '../src/test-api-paths.ts'
import {
  filesByFolder,
  folderCircles,
  longFunctions,
  registrationsOfKinds,
  sizesOfRooms,
} from '../src/test-house.ts'
import { measureInstalled } from '../src/test-installed.ts'
import { listsOfKinds } from '../src/test-kind-lists.ts'
import { readSources, sourceFolder, type Source } from '../src/test-sources.ts'
import { tableOwners, tablesOfOthersIn } from '../src/test-table-owners.ts'
import { printTable } from './table.ts'

/** Prints how the house stands: rooms, folders, circles, long functions, tables and their owners, lists of kinds, asserted types. */
const code = readSources().filter(({ isTest, file }) => !isTest && !file.includes('/migrations/'))

printTable('Rooms', [
  ['room', 'lines', 'per cent'],
  ...sizesOfRooms().map(({ room, lines, share }) => [room, lines, share.toFixed(1)]),
])
printTable('Folders with most files lying flat', [['folder', 'files'], ...filesByFolder().slice(0, 8)])
printTable('Circles between folders beside each other', [
  ['inside', 'from', 'to', 'by'],
  ...folderCircles(code).map(({ inside, from, to, file }) => [inside, from, to, file]),
])
const mostLines = 60
const long = longFunctions(code, mostLines)
printTable(`Functions of more than ${mostLines} lines in src/: ${long.length}`, [
  ['file', 'function', 'lines'],
  ...long.map(({ file, line, name, lines }) => [`${file}:${line}`, name, lines]),
])
printTable(`Functions of more than ${mostLines} lines that this leaves out`, [
  ['where', 'files', 'functions', 'the longest, in lines'],
  ...leftOut().map(([where, sources]) => {
    const found = longFunctions(sources, mostLines)
    return [where, sources.length, found.length, found[0]?.lines ?? 0]
  }),
])
const intrusions = code.flatMap((source) => tablesOfOthersIn(source).map(({ table }) => ({ table, source })))
printTable('Tables, whose they are, and who else names them', [
  ['table', 'owner', 'others'],
  ...Object.entries(tableOwners).map(([table, owner]) => [table, owner, othersNaming(table)]),
])
const registers = ['content/kinds.ts', 'app/server/kinds.ts']
const lists = listsOfKinds(
  code.filter(({ file }) => !registers.includes(file)),
  contentKinds.map((kind) => ({ kind, parent: factsOf(kind).parent })),
)
printTable(`Lists of kinds outside ${registers.join(' and ')}: ${lists.length}`, [
  ['file', 'kinds'],
  ...lists.map(({ file, line, kinds }) => [`${file}:${line}`, kinds.join(' ')]),
])
const registrations = registrationsOfKinds(
  code,
  contentKinds.map((kind) => ({ kind, feature: factsOf(kind).feature })),
)
printTable(`Files in which a new kind is registered: ${registrations.length}`, [
  ['file'],
  ...registrations.map((file) => [file]),
])
printTable('Types that are asserted instead of inferred', [
  ['what', 'places'],
  ['answers of the API in pages', count(/\b(?:apiQuery|send|get|post)<[A-Z]/g, isPage)],
  [
    'types of a contract in pages',
    code.filter(isPage).flatMap(({ file }) => assertedContractTypes(file)).length,
  ],
  ['`as` anywhere', count(/ as (?!const\b)[A-Z][\w<>[\]' |]*/g)],
  ['`any` anywhere', count(/[:<]\s*any\b(?!\.)/g)],
])

const installed = measureInstalled()
const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10
printTable('What `npm ci --omit=dev` installs here', [
  ['folder', 'MB'],
  ['all', megabytes(installed.reduce((sum, { bytes }) => sum + bytes, 0))],
  ...installed.slice(0, 5).map(({ folder, bytes }) => [folder, megabytes(bytes)]),
])

type LeftOut = [where: string, sources: Pick<Source, 'file' | 'text'>[]]

/** Code whose functions may be of any length: what a law of `src/` does not read, and what it passes over there. */
function leftOut(): LeftOut[] {
  const all = readSources()
  const folders = ['bench/', 'clients/', 'e2e/', 'starter/']
  return [
    ['migrations', all.filter(({ file }) => file.includes('/migrations/'))],
    ['tests in src/', all.filter(({ isTest }) => isTest)],
    ...folders.map((folder) => sourcesAt(folder, `${folder}**/*.{ts,js,mjs}`)),
    sourcesAt('beside package.json', '*.{ts,js,mjs}'),
  ]
}

function sourcesAt(where: string, pattern: string): LeftOut {
  const root = path.join(sourceFolder, '..')
  const found = globSync(pattern, { cwd: root })
  return [where, found.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))]
}

function othersNaming(table: string): string {
  return intrusions
    .filter((one) => one.table === table)
    .map(({ source }) => source.file)
    .join(' ')
}

function isPage({ file }: { file: string }): boolean {
  return file.includes('/web/') && !file.includes('platform/')
}

function count(pattern: RegExp, isMeant: (source: { file: string }) => boolean = () => true): number {
  return code.filter(isMeant).reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)
}
