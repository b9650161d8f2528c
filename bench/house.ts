import { contentKinds, factsOf } from '../src/content/kinds.ts'
import {
  filesByFolder,
  folderCircles,
  longFunctions,
  registrationsOfKinds,
  sizesOfRooms,
} from '../src/test-house.ts'
import { measureInstalled } from '../src/test-installed.ts'
import { listsOfKinds } from '../src/test-kind-lists.ts'
import { readSources } from '../src/test-sources.ts'
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
const long = longFunctions(code, 60)
printTable(`Functions of more than 60 lines: ${long.length}`, [
  ['file', 'function', 'lines'],
  ...long.map(({ file, line, name, lines }) => [`${file}:${line}`, name, lines]),
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
  ['answers that came by another way', count(/\banswer as [A-Z]/g, isPage)],
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
