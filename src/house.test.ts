import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentKinds, factsOf } from './content/kinds.ts'
import { fieldCodes } from './platform/problems/field-codes.ts'
import { nouns } from './platform/problems/nouns.ts'
import { problemCodes } from './platform/problems/problem-codes.ts'
import { errorsPage } from './test-errors-page.ts'
import {
  filesByFolder,
  folderCircles,
  linesIn,
  longFunctions,
  registrationsOfKinds,
  sizesOfRooms,
} from './test-house.ts'
import { exportsWithoutImport } from './laws/test-exports.ts'
import { asksWhenShown } from './laws/test-when-shown.ts'
import { listsOfKinds } from './test-kind-lists.ts'
import { files, readSource, readSources, sourceFolder, withoutComments } from './test-sources.ts'
import { tableOwners, tablesMadeBy, tablesOfOthersIn, tablesUntoldIn } from './test-table-owners.ts'

const code = readSources().filter(({ isTest, file }) => !isTest && !file.includes('/migrations/'))

function expectNone(breaches: readonly string[]): void {
  expect(breaches.join('\n')).toBe('')
}

describe('rooms', () => {
  test('none holds more than 30 per cent of the code, and the engine for readers stays small', () => {
    const sizes = sizesOfRooms()
    expect(sizes.length).toBeGreaterThan(10)
    expectNone(
      sizes
        .filter(({ room, lines, share }) => share > 30 || (room === 'content' && lines > 12_000))
        .map(({ room, lines }) => `src/${room} has ${lines} lines: move what it does not need out of it`),
    )
  })

  test('no folder has more than 25 files lying flat', () => {
    expectNone(
      filesByFolder()
        .filter(([, count]) => count > 25)
        .map(([folder, count]) => `src/${folder} holds ${count} files: sort them by what they are about`),
    )
  })

  test('contracts stand in the folder of what they describe', () => {
    expectNone(
      code
        .filter(({ file }) => /-contract\.tsx?$/.test(file))
        .map(({ file }) => `src/${file}: move it to ${file.replace(/-contract/, '/contract')}`),
    )
  })

  test('folders beside each other form no circle', () => {
    expectNone(
      folderCircles(code).map(
        ({ inside, from, to, file, target }) =>
          `src/${file} imports ${target}, and ${inside}/${to} leads back to ${from}: move what both need below them`,
      ),
    )
  })
})

describe('tables', () => {
  test('are named in queries by their owners alone', () => {
    expectNone(
      code.flatMap((source) =>
        tablesOfOthersIn(source).map(
          ({ table, owner }) =>
            `src/${source.file} names ${table}, which belongs to ${owner}: ask a verb of its owner, or take a query to join from there`,
        ),
      ),
    )
  })

  test('are told by the file that asks for them', () => {
    expectNone(
      code.flatMap((source) =>
        tablesUntoldIn(source).map(
          ({ text, line }) =>
            `src/${source.file}:${line} asks for ${text}: write the name of the table there, or all that it can be beside it`,
        ),
      ),
    )
  })

  test('have an owner, every one that a migration makes', () => {
    const made = tablesMadeBy(files.filter((file) => file.includes('/migrations/')).map(readSource))
    expect(made.length).toBeGreaterThan(30)
    expectNone(
      made
        .filter((table) => !(table in tableOwners))
        .map((table) => `${table} has no owner: write it into src/test-table-owners.ts`),
    )
  })
})

describe('facts once', () => {
  test('what readers see now is said by content/server/visible.ts alone', () => {
    const allowed = ['content/server/visible.ts', ...tellsOtherTimes]
    expectNone(
      code
        .filter(({ file, text }) => !allowed.includes(file) && asksWhenShown(withoutComments(text)))
        .map(({ file }) => `src/${file}: ask whereVisible(), whereNotOver() or whereScheduled()`),
    )
    const compared = /visible(From|Until)['")]*\s*[<>]=?\s|(?<!=)[<>]=?\s*[\w.]*visible(From|Until)\b/
    expectNone(
      code
        .filter(({ file, text }) => compared.test(withoutComments(text)) && !allowed.includes(file))
        .map(({ file }) => `src/${file}: ask isVisible(), isNotOver() or isScheduled()`),
    )
    // The column goes by other names in a query, so whoever knows it leaves the present to those functions.
    const comparedNow = /[<>]=?['"]?\s*,?\s*(\$\{)?[\w.]*\bnow\b|\bnow\b\s*[<>]=?/
    expectNone(
      code
        .map(({ file, text }) => ({ file, text: withoutComments(text) }))
        .filter(
          ({ file, text }) => /\bshownFrom/.test(text) && comparedNow.test(text) && !allowed.includes(file),
        )
        .map(({ file }) => `src/${file}: ask whereShown(), whereNotShown() or isShown()`),
    )
  })

  /** The latest moment at which anything was shown; what was shown until a moment that has passed; the end of a publication. */
  const tellsOtherTimes = [
    'content/server/site-version-store.ts',
    'content/records/server/editions-store.ts',
    'content/records/server/based-on-store.ts',
  ]

  test('queries ask for a detail by its column', () => {
    const asked = /\bdetails\W{1,5}(i?like\b|->|::json)|json_(extract|value)\(\s*\S*details/i
    expectNone(
      code
        .filter(({ file, text }) => file.endsWith('store.ts') && asked.test(text))
        .map(({ file }) => `src/${file}: make the detail a column, and name it as filtered in its kind.ts`),
    )
  })

  test('text is made safe for HTML and XML by platform/escape-html.ts alone', () => {
    const written = /(['"`])&(amp|lt|gt|quot|apos|#39);\1/
    // Names what it gives otherwise, or takes it back.
    const names = new Set(['platform/escape-html.ts', 'app/server/pages/markup-memory.ts'])
    expectNone(
      code
        .filter(({ file, text }) => !names.has(file) && written.test(withoutComments(text)))
        .map(({ file }) => `src/${file} writes entities: take escapeHtml from #platform/escape-html.ts`),
    )
  })

  test('lists of kinds come from content/kinds.ts', () => {
    // Where each is registered, with its facts and with its rules.
    const registers = ['content/kinds.ts', 'app/server/kinds.ts']
    const all = contentKinds.map((kind) => ({ kind, parent: factsOf(kind).parent }))
    const lists = listsOfKinds(code, all)
    expect(lists.map(({ file }) => file)).toEqual(expect.arrayContaining(registers))
    expectNone(
      lists
        .filter(({ file }) => !registers.includes(file))
        .map(
          ({ file, line, kinds }) =>
            `src/${file}:${line} lists ${kinds.join(', ')}: take kindsWith(…) from content/kinds.ts, or make it a fact in their kind.ts`,
        ),
    )
  })

  test('a kind is registered in five files at most', () => {
    const kinds = contentKinds.map((kind) => ({ kind, feature: factsOf(kind).feature }))
    const places = registrationsOfKinds(code, kinds)
    expect(places).toEqual(expect.arrayContaining(['content/kinds.ts', 'app/server/kinds.ts']))
    expect(places.length, `derive one from content/kinds.ts: ${places.join(', ')}`).toBeLessThanOrEqual(5)
  })
})

describe('exports', () => {
  /** What a file is asked for by another way than an import: routes, migrations, the build of the server, a law. */
  const named = [
    /-(page|layout|preview)\.tsx (Component|loader|ErrorBoundary|HydrateFallback)$/,
    /-icon\.ts KindIcon$/,
    /^src\/platform\/database\/migrations\/\S+ up$/,
    /^src\/app\/server\/render\.tsx renderPage$/,
    /^src\/desk\/findings\/server\/checks\/punctuation\.ts wrongSignsIn$/,
  ]

  test('are there for another file', () => {
    const root = path.join(sourceFolder, '..')
    const outside = globSync(['e2e/**/*.ts', 'bench/**/*.ts', '*.ts'], { cwd: root }).map((file) => ({
      file: file.replaceAll('\\', '/'),
      text: readFileSync(path.join(root, file), 'utf8'),
      isTest: file.startsWith('e2e'),
    }))
    const inside = readSources().map(({ file, text, isTest }) => ({ file: `src/${file}`, text, isTest }))
    expectNone(
      exportsWithoutImport([...inside, ...outside])
        .filter(({ file }) => file.startsWith('src/'))
        .filter(({ file, name }) => !named.some((one) => one.test(`${file} ${name}`)))
        .map(({ file, name, line }) => `${file}:${line} exports ${name}, which no other file imports`),
    )
  })
})

describe('the look for lists of kinds', () => {
  const some = [
    { kind: 'blog', parent: undefined },
    { kind: 'learn', parent: undefined },
    { kind: 'page', parent: undefined },
    { kind: 'course', parent: undefined },
    { kind: 'lesson', parent: 'course' },
  ]

  function listed(text: string): string[] {
    return listsOfKinds([{ file: 'some.ts', text }], some).map(({ kinds }) => kinds.join(' '))
  }

  test.each([
    ['a pair', `const a = ['blog', 'learn']`],
    ['a set', `const a = new Set<string>(['blog', 'hand', 'learn'])`],
    ['a union', `type A = 'blog' | 'learn' | 'track'`],
    ['a tuple', `type A = ['blog', 'learn']`],
    ['a map', `const a = { blog: '/api/blogs', learn: '/api/learn' }`],
    ['a map by types', `interface A { blog: string; 'learn': string }`],
    ['a table', `const a = [{ kind: 'blog', path: '/' }, { kind: 'learn', path: '/' }]`],
    ['pairs', `new Map([['blog', 1], ['learn', 2]])`],
    ['comparisons', `const a = kind === 'blog' || one.kind === 'learn'`],
    ['comparisons in brackets', `const a = kind === 'blog' || (b && kind === 'learn')`],
    ['comparisons one after the other', `if (kind === 'blog') a()\nb()\nif (kind === 'learn') c()`],
    [
      'comparisons in a function',
      `function a() { if (kind === 'blog') return 1; if (!(kind === 'learn')) b() }`,
    ],
    ['comparisons that follow each other', `if (kind === 'blog') a(); else if (kind === 'learn') b()`],
    ['a chain of choices', `const a = kind === 'blog' ? 1 : kind === 'learn' ? 2 : 3`],
    ['a list that is asked', `const a = ['blog', 'learn'].includes(kind)`],
    ['what a function is called with', `const a = isOneOf(kind, 'blog', 'learn')`],
    ['a union of a schema', `z.union([z.literal('blog'), z.literal('learn')])`],
    ['a pattern', `const a = /^(blog|learn)$/.test(kind)`],
    ['a pattern that is written out', `const a = new RegExp('^(blog|learn)$')`],
    ['a pattern in a template', 'const a = String.raw`^(${b}|blog|learn)$`'],
    ['cases', `switch (kind) { case 'blog': break; case 'learn': break }`],
  ])('%s of kinds is found', (_, text) => {
    expect(listed(text)).toEqual(['blog learn'])
  })

  test('many kinds are found beside other keys', () => {
    expect(listed(`const a = { track: 1, blog: 1, learn: 1, course: 1 }`)).toEqual(['blog learn course'])
  })

  test.each([
    ['one kind', `const a = ['blog', 'track']`],
    ['one kind twice', `const a = kind === 'blog' || other === 'blog'`],
    ['an item and its place', `const a = { course: 'x', lesson: 'y' }`],
    ['other things of such names', `interface A { page: number; course: string; question: string }`],
    ['a pattern of other words', `const a = /^(blog|track)$/`],
    ['one value of several', `const a = [{ kind: 'blog', name: 'learn' }]`],
  ])('%s is none', (_, text) => {
    expect(listed(text)).toEqual([])
  })
})

describe('the documents', () => {
  const pages = [
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'README.md',
    'docs/specification.md',
    'docs/glossary.md',
    'docs/operations.md',
  ]

  test('name files and folders that exist', () => {
    const inRepository = /^(src|e2e|bench|starter|docs)\//
    const inSources = /^(app|features|desk|content|ui|platform)\//
    const missing = pages.flatMap((page) => {
      const text = readFileSync(path.join(sourceFolder, '..', page), 'utf8')
      return [...text.matchAll(/`([\w./{},-]+)`/g)]
        .flatMap(([, written = '']) => alternatives(written))
        .filter((place) => inRepository.test(place) || inSources.test(place))
        .filter((place) => !existsSync(path.join(sourceFolder, inRepository.test(place) ? '..' : '', place)))
        .map((place) => `${page} names ${place}, which does not exist`)
    })
    expectNone(missing)
  })

  test('the glossary explains every kind once, and no word twice', () => {
    const page = readFileSync(path.join(sourceFolder, '../docs/glossary.md'), 'utf8')
    const rows = page.split('\n').filter((line) => line.startsWith('| **'))
    const names = rows.flatMap((row) => [
      ...(row.split(' | ')[0] ?? '').matchAll(/\*\*(.+?)\*\*(?: \(`(\w+)`\))?/g),
    ])
    const explained = names.flatMap(([, , kind]) => (kind === undefined ? [] : [kind]))
    expect(explained.toSorted()).toEqual(contentKinds.toSorted())
    const words = names.map(([, word = '']) => word)
    expectNone(words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${word} has two rows`))
  })

  /** `a/{b,c}.ts` stands for `a/b.ts` and `a/c.ts`. */
  function alternatives(written: string): string[] {
    const [, before = '', inner, after = ''] = /^(.*)\{([^}]*)\}(.*)$/.exec(written) ?? []
    return inner === undefined ? [written] : inner.split(',').map((one) => `${before}${one}${after}`)
  }
})

describe('codes', () => {
  test('docs/errors.md is made from the lists', () => {
    const page = readFileSync(path.join(sourceFolder, '../docs/errors.md'), 'utf8')
    expect(page, 'run npm run errors').toBe(errorsPage())
  })

  test('each is given somewhere', () => {
    const server = code.filter(({ side, file }) => side === 'server' || file === 'platform/errors.ts')
    const idle = Object.keys(problemCodes).filter(
      (one) => !server.some(({ text }) => text.includes(`'${one}'`)),
    )
    expectNone(idle.map((one) => `no refusal says ${one}: take it out of platform/problems/problem-codes.ts`))
  })

  test('so is each code of a field, and each noun', () => {
    const given = code.filter(
      ({ side, file }) => side !== 'web' && !/^platform\/problems\/(field-codes|nouns)\.ts$/.test(file),
    )
    const isGiven = (name: string) => given.some(({ text }) => text.includes(`'${name}'`))
    // The names of formats are zod's own.
    const formats = ['invalid_regex', 'invalid_date', 'invalid_datetime']
    const idle = Object.keys(fieldCodes).filter((one) => !formats.includes(one) && !isGiven(one))
    const unnamed = Object.keys(nouns).filter((one) => !isGiven(one))
    expectNone([
      ...idle.map((one) => `no refusal says ${one}: take it out of platform/problems/field-codes.ts`),
      ...unnamed.map((one) => `nothing is called ${one}: take it out of platform/problems/nouns.ts`),
    ])
  })

  test('schemas name them with says()', () => {
    const bare = code.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:message|error): '([a-z_]+(?:\.[a-z_]+)*)'/g)]
        .filter(() => /from '(@hono\/)?zod/.test(text))
        .map(([, name]) => `${file}: say says('${name}'), which refuses codes that are not listed`),
    )
    expectNone(bare)
  })
})

describe('sizes', () => {
  test('few functions have more than 60 lines, and none more than 100', () => {
    const long = longFunctions(code, 60)
    const listed = long.map(({ file, line, name, lines }) => `src/${file}:${line} ${name} has ${lines} lines`)
    const advice = 'split them by what their parts are about: a component, a hook, a pure function'
    expect(listed.length, `${listed.join('\n')}\n${advice}`).toBeLessThanOrEqual(15)
    expectNone(listed.filter((_, index) => (long[index]?.lines ?? 0) > 100))
  })

  test('no style sheet has more than 250 lines', () => {
    expectNone(
      files
        .filter((file) => file.endsWith('.css') && linesIn(readSource(file)) > 250)
        .map((file) => `src/${file}: split it by what its parts are about`),
    )
  })
})
