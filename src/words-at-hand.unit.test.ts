import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { byRoom } from './app/web/catalogues/by-room.ts'
import { sourceOfRoute, type RouteHandle } from './app/web/lazy-route.ts'
import { routes } from './app/web/routes.tsx'
import { readSources, type Source } from './test-sources.ts'

const sources = new Map(readSources().map((source) => [source.file, source]))
const ofFolders = import.meta.glob('/src/**/locales/en.json', { eager: true, import: 'default' })
const sets = import.meta.glob<Record<string, unknown>>('./app/web/catalogues/*-en.ts', {
  eager: true,
  import: 'texts',
})
/** What the program begins with, before any page. */
const begin = ['app/web/entry.tsx']

/** A late part, what it fetches where that stands there, and the words that it names. */
const latePartWithWords =
  /\blatePart\(\s*(?:async \(\) => \(await import\('([^']+)'\)\)\.)?\w+,\s*\{\s*words: \[([^\]]*)\]/g

interface Screen {
  id: string
  /** With the frames around it. */
  files: string[]
  sets: string[]
}

const screens = screensOf(routes, { files: begin, sets: [] })

test('every page has the words of all that comes along with it', () => {
  expect(screens.length).toBeGreaterThan(60)
  expect(screens.flatMap(wordsMissing).join('\n')).toBe('')
})

test('what comes late and names its words has all of them', () => {
  const late = [...sources.values()].flatMap(({ file, text, imports, isTest }): Screen[] =>
    isTest
      ? []
      : [...text.matchAll(latePartWithWords)].flatMap(([, target, words = '']) => {
          const fetched = imports.filter((one) => one.isLate && (!target || one.target === target))
          const files = fetched.flatMap(({ place }) => place?.file ?? [])
          return [{ id: file, files, sets: ['reader', ...(words.match(/(?<=')[^',]+(?=')/g) ?? [])] }]
        }),
  )
  expect(late.length).toBeGreaterThan(2)
  expect(late.flatMap(wordsMissing).join('\n')).toBe('')
})

test('a page that says more than its sets is noticed', () => {
  const light = screens.find(({ id }) => id === 'page /')
  expect(light?.sets).toEqual(['reader', 'features/courses', 'app/web/home'])
  expect(light && wordsMissing({ ...light, sets: [] })).toContain(
    'page /: src/app/web/text.ts takes words of "app"',
  )
})

/** Which would weigh on every phone. A preview is shown to them. */
test('only administrators are brought their own words', () => {
  const others = screens.filter(({ id }) => !/admin|preview/.test(id))
  expect(others.length).toBeGreaterThan(40)
  expect(others.filter(({ sets }) => sets.includes('admin')).map(({ id }) => id)).toEqual([])
  const theirs = roomsOf('admin').filter((room) => room !== 'app')
  expect(theirs).toContain('desk')
})

function screensOf(tree: readonly RouteObject[], { files, sets }: Pick<Screen, 'files' | 'sets'>): Screen[] {
  return tree.flatMap(({ id = '', handle, children }) => {
    const source = sourceOfRoute(id)?.replace(/^src\//, '')
    const { catalogues = [] }: Partial<RouteHandle> = handle ?? {}
    const own = { files: source ? [...files, source] : files, sets: [...sets, ...catalogues] }
    return children ? screensOf(children, own) : [{ id, ...own }]
  })
}

function wordsMissing({ id, files, sets }: Screen): string[] {
  const rooms = new Set(sets.flatMap(roomsOf))
  return broughtAlong(files).flatMap(({ file, text }) => {
    const room = /\broomText(?:<[^>]*>)?\('([\w.-]+)'\)/.exec(text)?.[1]
    return room && !rooms.has(room) ? [`${id}: src/${file} takes words of "${room}"`] : []
  })
}

/** The rooms of which a set has more than the names of kinds. */
function roomsOf(set: string): string[] {
  const file = `/src/${set}/locales/en.json`
  const words = sets[`./app/web/catalogues/${set}-en.ts`] ?? { [file]: ofFolders[file] }
  return Object.entries(byRoom(words)).flatMap(([room, words]) =>
    Object.keys(words).every((key) => key.startsWith('kind.')) ? [] : [room],
  )
}

/** The files, what they import at once, and so on. */
function broughtAlong(files: readonly string[]): Source[] {
  const reached = new Set(files)
  for (const file of reached)
    for (const { place, isType, isLate } of sources.get(file)?.imports ?? [])
      if (place && !isType && !isLate) reached.add(place.file)
  return [...reached].flatMap((file) => sources.get(file) ?? [])
}
