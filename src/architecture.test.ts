import { describe, expect, test } from 'vitest'
import { assertedContractTypes, looseApiPaths } from './test-api-paths.ts'
import {
  files,
  readSource,
  readSources,
  rooms,
  withoutComments,
  type Import,
  type Source,
} from './test-sources.ts'
import { promisesUnmarked } from './test-promises.ts'
import { knowsHttp, readsEnvironment, writesQuery } from './laws/test-queries.ts'
import { waysToBrowser } from './laws/test-ways-to-browser.ts'
import { isStore, mayWriteQueries } from './test-table-owners.ts'
import { visibleTexts } from './laws/test-visible-texts.ts'

const sources = readSources()
const code = sources.filter((source) => !source.isTest)

/** Fails with one line for each breach, which says what to do instead. */
function expectNone(breaches: readonly string[]): void {
  expect(breaches.join('\n')).toBe('')
}

/** The facts about the kinds of a feature, the one thing in it that a room below registers. */
function isKindOfFeature(file: string): boolean {
  return /^features\/[\w-]+\/kind\.ts$/.test(file)
}

function breaches(
  of: readonly Source[],
  look: (source: Source, one: Import) => string | undefined | false,
): string[] {
  return of.flatMap((source) =>
    source.imports.flatMap((one) => {
      const advice = look(source, one)
      return advice ? [`src/${source.file} imports ${one.target}: ${advice}`] : []
    }),
  )
}

describe('three laws', () => {
  test('down only: app → features → desk → content → ui → platform', () => {
    expectNone(
      breaches(sources, ({ room, isTest, file }, { place }) => {
        if (!room || !place) return
        if (!place.room)
          return !file.endsWith('architecture.test.ts') && 'only rooms are imported; move it into one'
        if (rooms.indexOf(place.room) <= rooms.indexOf(room)) return
        if (isTest && /^app\/server\/test-[\w-]+\.ts$/.test(place.file)) return
        if (file === 'content/kinds.ts' && isKindOfFeature(place.file)) return
        return `${room} stands below ${place.room}; move what both need down into ${room} or lower, or pass it in from above`
      }),
    )
  })

  test('what is true of a kind stands on platform alone, and is known by the register of kinds alone', () => {
    expect(code.filter(({ file }) => isKindOfFeature(file)).length).toBeGreaterThan(5)
    expectNone(
      breaches(sources, ({ file }, { place, target, isType }) => {
        if (isKindOfFeature(file) && !isType && place?.room !== 'platform')
          return `content/kinds.ts reads it before anything else is there; ${target} may only give it types`
        return (
          place &&
          isKindOfFeature(place.file) &&
          file !== 'content/kinds.ts' &&
          'ask content/kinds.ts instead'
        )
      }),
    )
  })

  test('two sides: server/ and database/ never reach the browser, web/ and ui/ never run in the server', () => {
    expectNone(
      breaches(sources, (source, { place }) => {
        if (!place || place.isTest) return
        if (source.side === 'web' && place.side === 'server')
          return 'the browser asks the server through the API (apiQuery, useApi), whose types need no import; shapes that both know live in contract.ts'
        if (source.side === 'server' && place.side === 'web' && source.file !== 'app/server/render.tsx')
          return 'the server renders pages only in app/server/render.tsx; move what both need beside the two folders'
        if (source.side === 'both' && place.side !== 'both' && !source.isTest)
          return 'what lies beside server/ and web/ serves both sides and imports neither'
      }),
    )
  })

  test('good neighbours: a feature knows another only by its contract', () => {
    expectNone(
      breaches(sources, ({ feature }, { place }) => {
        if (!feature || !place?.feature || feature === place.feature) return
        if (place.file === `features/${place.feature}/contract.ts`) return
        return `use features/${place.feature}/contract.ts; a page or verb that needs two features lives in app/`
      }),
    )
  })

  test('only tests use what is there for tests', () => {
    expectNone(breaches(code, (_, { place }) => place?.isTest && 'files named test-… are for tests'))
  })

  test('migrations import nothing of ours, so that they never change', () => {
    const migrations = code.filter(({ file }) => file.startsWith('platform/database/migrations/'))
    expectNone(
      breaches(migrations, (_, { place }) => place && 'write what it needs into the migration itself'),
    )
  })
})

describe('one road: page → api → verb → store', () => {
  const isApi = (file: string) => /(^|[/-])api\.ts$/.test(file)

  test('only stores and platform/database write queries', () => {
    const writers = code.filter(({ file, text }) => {
      return !mayWriteQueries(file) && writesQuery(withoutComments(text))
    })
    expectNone(
      writers.map(
        ({ file }) =>
          `src/${file} writes a query: put it into the store beside it (store.ts or <noun>-store.ts) as a function that takes the database first`,
      ),
    )
  })

  test('stores know SQL and nothing else', () => {
    expectNone(
      breaches(
        code.filter(({ file }) => isStore(file)),
        (_, { target, place, isType }) => {
          if (isType) return
          if (
            place?.file.startsWith('platform/server/') ||
            place?.file === 'platform/errors.ts' ||
            (place && isApi(place.file)) ||
            target.startsWith('hono') ||
            target.startsWith('@hono/')
          )
            return 'a store takes the database and gives rows; rules, refusals and HTTP belong to the verb and the api'
        },
      ),
    )
  })

  test('api files know HTTP and no SQL: they call verbs', () => {
    expectNone(
      breaches(
        code.filter(({ file }) => isApi(file) && !file.startsWith('app/')),
        (_, { place, isType }) =>
          place && isStore(place.file) && !isType ? 'call a verb; the verb asks the store' : undefined,
      ),
    )
  })

  test('stores fail by the promise that they give, so that what is asked at once fails as one', () => {
    expectNone(
      code
        .filter(({ file }) => isStore(file))
        .flatMap(({ file, text }) =>
          promisesUnmarked(file, text).map(
            ({ name, line }) => `src/${file}:${line} make ${name} async: it gives a promise`,
          ),
        ),
    )
  })

  const mayKnowHttp = ({ file, side }: Source) =>
    side !== 'server' || isApi(file) || /^(app|platform)\/server\/|\/server\/http\//.test(file)

  test('verbs know no HTTP', () => {
    expectNone(
      breaches(
        code.filter((source) => !mayKnowHttp(source)),
        (_, { target, place, isType }) => {
          if (/^(hono$|hono\/|@hono\/node)/.test(target))
            return 'HTTP belongs into api.ts; pass what the verb needs'
          if (isType || !place) return
          if (isApi(place.file)) return 'an api calls verbs, never the other way round'
        },
      ),
    )
  })

  test('nor what a request or an answer holds', () => {
    // What the front desk takes of identity: who is asking, by the request.
    const asksRequests = 'features/identity/server/identity.ts'
    expectNone(
      code
        .filter((source) => !mayKnowHttp(source) && source.file !== asksRequests)
        .filter(({ text }) => knowsHttp(withoutComments(text)))
        .map(
          ({ file }) =>
            `src/${file} knows requests, answers or headers: move that to its api.ts or to server/http/, and pass what it needs`,
        ),
    )
  })

  test('only config.ts reads the environment', () => {
    const readers = code.filter(
      ({ file, text }) =>
        !['platform/server/config.ts', 'app/server/main.js'].includes(file) &&
        readsEnvironment(withoutComments(text)),
    )
    expectNone(
      readers.map(
        ({ file }) =>
          `src/${file} reads process.env: add a setting to platform/server/config.ts and take it from ctx.config`,
      ),
    )
  })
})

describe('what reaches the browser', () => {
  const web = code.filter(({ side }) => side === 'web')

  test('takes only types from contracts, so that zod stays on the server', () => {
    expectNone(
      breaches(web, (_, { place, isType }) =>
        !isType && place?.file.endsWith('contract.ts') ? 'write import type' : undefined,
      ),
    )
  })

  test('takes the library that keeps answers from one file, so that a page can begin without it', () => {
    // Of what React is told to look for there is nothing yet.
    const first = ['platform/web/answers/queries.ts', 'app/web/app-providers.tsx']
    expectNone(
      breaches(
        web.filter(({ file }) => !first.includes(file) && !file.endsWith('.test.ts')),
        (_, { target, isType }) =>
          !isType && target.startsWith('@tanstack/')
            ? 'import it from #platform/web/answers/queries.ts, or use useAnswer and useLoaded'
            : undefined,
      ),
    )
  })

  test('needs nothing that only a server has', () => {
    const serverOnly =
      /^(node:|kysely|pg$|pino|hono|@hono\/|zod|openid-client|jose|sharp|nodemailer|prom-client|s3mini)/
    expectNone(
      waysToBrowser(code, serverOnly).map(
        (way) => `src/${way.join(' imports ')}: this package belongs to the server; move what a page needs`,
      ),
    )
  })

  test('names operations only where their types are checked', () => {
    const found = web.flatMap(({ file }) => looseApiPaths(file).map((one) => ({ file, ...one })))
    expectNone(
      found.map(
        ({ file, line, text }) =>
          `src/${file}:${line} says ${text} outside the typed client: give it to apiQuery, api.get and the like, apiRequest or apiAddress, or make it a ReadAddress`,
      ),
    )
  })

  test('takes the answers of operations as they are declared', () => {
    const asserted =
      /\b(apiQuery\w*|requestQuery|apiRequest|use(Suspense|Infinite)?Quer(y|ies)|queryOptions|(set|get)Quer(y|ies)Data|changeAnswers|fetchQuery|ensureQueryData)<|\bapi\s*\.\s*\w+</
    const makers = ['query-client.ts', 'api-client.ts', 'answers/queries.ts'].map(
      (file) => `platform/web/${file}`,
    )
    // What it keeps in the cache of answers is no answer: what was typed into a form.
    const others = ['features/identity/web/session/use-draft.ts']
    const found = web.filter(
      ({ file, text }) => ![...makers, ...others].includes(file) && asserted.test(withoutComments(text)),
    )
    // What came by another way than the client, before it is given to `answerTo` or `answerAt`.
    const taken = /\banswer as (?!string\b|unknown\b)/
    const heard = ['answers/answer-to.ts', 'outbox/use-delivery.ts', 'outbox/use-handing-in.ts'].map(
      (file) => `platform/web/${file}`,
    )
    found.push(...web.filter(({ file, text }) => !heard.includes(file) && taken.test(withoutComments(text))))
    expectNone(
      found.map(({ file }) => `src/${file} names the type of an answer: leave it out, the operation says it`),
    )
  })

  test('asserts no type of a contract', () => {
    const found = web.flatMap(({ file }) => assertedContractTypes(file).map((one) => ({ file, ...one })))
    expectNone(
      found.map(
        ({ file, line, text }) =>
          `src/${file}:${line} says ${text}: take it through answerTo, answerAt or bodyAt, or narrow it by what it holds`,
      ),
    )
  })

  test('comes from files that exist: every lazy page of routes.tsx', () => {
    const named = screensOfRoutes()
    expect(named.length).toBeGreaterThan(1)
    expectNone(
      named
        .filter((file) => !files.includes(`${file}.tsx`))
        .map((file) => `src/app/web/routes.tsx names ${file}, and there is no src/${file}.tsx`),
    )
  })
})

describe('two languages', () => {
  const catalogues = files.filter(
    (file) => file.endsWith('/locales/en.json') || file.endsWith('/locales/am.json'),
  )
  const rooms = [...new Set(catalogues.map((file) => file.replace(/\/(en|am)\.json$/, '')))]
  const read = (file: string): Record<string, unknown> =>
    files.includes(file) ? JSON.parse(readSource(file)) : {}

  test('every catalogue has the same keys, forms and places in both', () => {
    const faults = rooms.flatMap((room) => {
      const [en, am] = [read(`${room}/en.json`), read(`${room}/am.json`)]
      const keys = [...new Set([...Object.keys(en), ...Object.keys(am)])]
      return keys.flatMap((key) => {
        const at = `src/${room}: "${key}"`
        if (!(key in en)) return [`${at} is missing in en.json`]
        if (!(key in am)) return [`${at} is missing in am.json`]
        if (shapeOf(en[key]) === 'wrong' || shapeOf(am[key]) === 'wrong')
          return [`${at} must be words, or { "one": …, "other": … }`]
        if (shapeOf(en[key]) !== shapeOf(am[key]))
          return [`${at} counts in one language only: give both "one" and "other", or neither`]
        const [inEnglish, inAmharic] = [placesOf(en[key]), placesOf(am[key])]
        return inEnglish === inAmharic
          ? []
          : [`${at} has the places ${inEnglish || 'none'} in en.json and ${inAmharic || 'none'} in am.json`]
      })
    })
    expectNone(faults)
  })

  /** What is written the same in both languages: names, keys of a keyboard, forms of files. */
  const inLatin = new Set([
    'app/locales: site.name',
    'content/locales: captions.en',
    'desk/locales: language.en.own',
    'desk/locales: save.keys',
    'features/certificates/web/member/locales: pdf',
    // Behind the title of a text that is English.
    'features/courses/web/admin/locales: copyOf.en',
    'features/transfer/web/admin/locales: questions.format.is.gift',
    'features/transfer/web/admin/locales: transfer.tab.archive',
  ])

  test('Amharic catalogues are written in Amharic', () => {
    const untranslated = rooms.flatMap((room) =>
      Object.entries(read(`${room}/am.json`)).flatMap(([key, message]) =>
        formsOf(message)
          .map((words) => words.replace(/\{\w+\}/g, ''))
          .filter((words) => /[A-Za-z]{3}/.test(words) && !/\p{Script=Ethiopic}/u.test(words))
          .map((words) => ({ key: `${room}: ${key}`, words })),
      ),
    )
    expectNone(
      untranslated
        .filter(({ key }) => !inLatin.has(key))
        .map(({ key, words }) => `src/${key} is still English in am.json (${words})`),
    )
    const left = new Set(untranslated.map(({ key }) => key))
    expectNone([...inLatin].filter((key) => !left.has(key)).map((key) => `inLatin names ${key} in vain`))
  })

  test('links of readers keep the language that an address names', () => {
    const plain = /import \{[^}]*\b(Nav)?Link\b[^}]*\} from '#platform\/web\/router\/links.tsx'/
    const isOfEditors = (file: string) => /^desk\/|(^|\/)(admin|preview)[/-]/.test(file)
    const found = code.filter(
      ({ file, text }) => plain.test(text) && !isOfEditors(file) && file !== 'platform/web/link.tsx',
    )
    expectNone(
      found.map(({ file }) => `src/${file} takes plain links: take them from #platform/web/link.tsx`),
    )
  })

  test('what pages ask of the router brings the library along only when somebody goes somewhere', () => {
    const mayName = new Set(['app/web/routing/whole-router.ts', 'app/server/render.tsx'])
    const found = code.filter(
      ({ file, text }) => /import (?!type\b)[^'"]* from 'react-router/.test(text) && !mayName.has(file),
    )
    expectNone(
      found.map(({ file }) => `src/${file} imports react-router: take it from #platform/web/router/`),
    )
  })

  test('nothing visible stands outside locales/', () => {
    const found = code
      .filter(({ file, side }) => file.endsWith('.tsx') || side === 'web')
      .flatMap(({ file, text }) => visibleTexts(file, text).map((one) => ({ file, ...one })))
    expectNone(
      found.map(
        ({ file, line, text }) =>
          `src/${file}:${line} shows "${text}": put it into the room's locales/en.json and am.json and show it with useText()`,
      ),
    )
  })

  /** Names and letters that are rules, not texts. */
  const lettersByRule = [
    'platform/dates/calendar.ts',
    'platform/languages.ts',
    'platform/punctuation.ts',
    'content/items/server/slugs.ts',
    'platform/word-forms/folding.ts',
    'platform/word-forms/ethiopic-forms.ts',
    'platform/word-forms/stop-words.ts',
    'platform/word-forms/choice-letters.ts',
    'features/search/server/synonyms/everyday-names.ts',
    'features/search/server/synonyms/finance-names.ts',
    'features/search/server/synonyms/market-names.ts',
    'features/search/server/synonyms/money-names.ts',
    'features/search/server/synonyms/site-names.ts',
    'platform/word-forms/roots/verb-affixes.ts',
    'platform/word-forms/roots/verb-roots.ts',
    'app/server/search/test-search-pairs.ts',
    'app/server/search/test-search-pairs-amharic.ts',
    'content/blocks/nodes/table-cell.ts',
    'desk/findings/server/checks/built-in-promises.ts',
    'desk/findings/server/checks/mentions.ts',
    'desk/findings/server/checks/number-values.ts',
    'desk/findings/server/checks/percent-promises.ts',
    'desk/findings/server/checks/punctuation.ts',
    'desk/findings/server/checks/term-names.ts',
    'features/tools/calculators/read-decimal.ts',
    'platform/word-forms/typed-units.ts',
  ]

  test('no Amharic stands outside locales/', () => {
    const found = code.filter(
      ({ file, text }) => !lettersByRule.includes(file) && /\p{Script=Ethiopic}/u.test(withoutComments(text)),
    )
    expectNone(found.map(({ file }) => `src/${file} holds Amharic: put it into the room's locales/am.json`))
  })
})

describe('files', () => {
  const mostLines = 250

  test(`have at most ${mostLines} lines`, () => {
    const long = code
      .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > mostLines)
    expectNone(
      long.map(({ file, lines }) => `src/${file} has ${lines} lines: split it by what its parts are about`),
    )
  })

  test('are named for what they hold', () => {
    const vague = code.filter(({ file }) =>
      /(^|\/)(utils?|helpers?|misc|common|manager|index)\.[a-z]+$|-(utils?|helpers?|manager)\.[a-z]+$/.test(
        file,
      ),
    )
    const odd = code.filter(
      ({ file }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.(ts|tsx|js)$/.test(file.split('/').at(-1) ?? ''),
    )
    expectNone([
      ...vague.map(({ file }) => `src/${file}: name the noun it is about`),
      ...odd.map(({ file }) => `src/${file}: file names are kebab-case`),
    ])
  })

  test('and a screen ends in -page, its frame in -layout', () => {
    const odd = screensOfRoutes().filter((file) => !/-(page|layout)$/.test(file))
    expectNone(odd.map((file) => `src/app/web/routes.tsx: ${file} should end in -page or -layout`))
  })
})

function screensOfRoutes(): string[] {
  const text = withoutComments(readSource('app/web/routes.tsx')).replaceAll(
    /^import .*$|\bsays\([^)]*\)/gm,
    '',
  )
  return [...text.matchAll(/['"]((?:app|content|features)\/[\w/-]+)['"]/g)].map((match) => match[1] ?? '')
}

function shapeOf(message: unknown): 'words' | 'plural' | 'wrong' {
  if (typeof message === 'string') return message.trim() === '' ? 'wrong' : 'words'
  const forms = Object.entries(message ?? {})
  const isPlural =
    forms.length === 2 &&
    ['one', 'other'].every((form) =>
      forms.some(([key, words]) => key === form && typeof words === 'string' && words.trim()),
    )
  return isPlural ? 'plural' : 'wrong'
}

function formsOf(message: unknown): string[] {
  return typeof message === 'string' ? [message] : Object.values(message ?? {}).map(String)
}

function placesOf(message: unknown): string {
  return [
    ...new Set(
      formsOf(message)
        .join(' ')
        .match(/\{\w+\}/g),
    ),
  ]
    .sort()
    .join(' ')
}
