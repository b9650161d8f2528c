import { globSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { bringLateParts } from './vite.late.ts'
import { minifyForReaders } from './vite.minify.ts'
import { gatherParts, type Audience } from './vite.parts.ts'
import { takeWordsOfFeatures } from './vite.names.ts'
import { takeStylesApart } from './vite.styles.ts'

/**
 * Few files for a first visit over a slow link: the framework in one, what every page begins with in one more, and what all pages with cards,
 * texts and lists share in one each.
 */
const viewOf = (feature: string) => `features/${feature}/web/[a-z]+-view`
const withCards = partsOf(
  'content/web/(cards/|list-query)',
  'features/(blogs|learn|resources)/web/(queries|text|types)',
)
const chunkGroups = [
  {
    name: 'framework',
    // And a few lines that forms and texts share: alone they would weigh more.
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|[\\/]platform[\\/]web[\\/](idempotency-key|answers[\\/]answer-to)/,
    priority: 4,
  },
  { name: 'site', tags: ['$initial' as const], priority: 3 },
  {
    name: 'body',
    test: partsOf(
      'content/web/(article/(article-body|article-page-head|language-notice)|or-not-found|use-foreign)',
      'ui/(page/structured-data|controls/chip)',
    ),
    // What it needs itself goes with it, before the others take that.
    priority: 2.5,
  },
  {
    name: 'cards',
    test: withCards,
    // What it needs itself goes with it, before the others take that.
    priority: 2,
  },
  {
    name: 'texts',
    test: partsOf('content/web/(article/|reading.ts|text-query|read-marks/read-toggle)', 'app/web/texts/'),
    priority: 1,
  },
  {
    name: 'form',
    test: partsOf('platform/web/(forms/use-(form|sending)|typed/typed-form)', 'ui/controls/form-field.tsx'),
    priority: 1,
  },
  {
    name: 'questions',
    test: partsOf('features/questions/(question-choices|web/(choice-mark|question-view|result|text)[.])'),
    // What it shares with texts stays theirs.
    priority: 0.5,
  },
  // What stands on the page of something that is played; the rest comes when somebody reaches for it.
  {
    name: 'begin',
    test: partsOf('platform/web/late/(still-part|with-parts)', 'ui/controls/begin'),
    priority: 0.6,
  },
  {
    name: 'order-book',
    test: partsOf('features/order-books/web/(exercise|order-book-view|queries|run-name|still|text)[.]'),
    priority: 0.6,
  },
  {
    name: 'replay',
    test: partsOf(
      'features/replays/web/(exercise|queries|replay-view|still|text)[.]',
      'features/replays/web/player/(kept-run|player|sign-in-to-play)[.]',
    ),
    priority: 0.6,
  },
  { name: 'blog-text', test: partsOf(viewOf('blogs')), priority: 1 },
  { name: 'learn-text', test: partsOf(viewOf('learn')), priority: 1 },
  { name: 'resource-text', test: partsOf(viewOf('resources')), priority: 1 },
  {
    name: 'list',
    test: partsOf('content/web/(list-|list/text|filtered-list)', 'features/faq/web/words-search'),
    priority: 1,
  },
]
/** Travel as they are. */
const firstParts = chunkGroups.map(({ name }) => name)
/** Of pages that are nearly as heavy as a page may be. */
const ownParts = ['reader-am', 'reader-en', 'self-checks-here', 'pocket', 'question-page', 'replay-page']

const ofAdministrators =
  /[\\/]src[\\/](desk|.*[\\/]admin)[\\/]|[\\/](admin-(layout|preview-page|am|en)|resource-item-page)\./
/** Some of it comes late on pages of guests as well, the rest on those of members alone. */
const ofMembers = partsOf(
  'app/web/(journal|layouts|member|notes|offline|outbox|pocket|quiz-attempt|reviews|routing|saved|preview-page|catalogues/member)',
  'content/web/read-marks',
  'features/(analytics|courses|dashboard|notes|presence|quizzes)/',
  'features/[a-z-]+/web/(member|my-|dashboard-)',
  'features/(charts/web/live|identity/web/sign-in/renew)',
)

/** Who opens a page, or what is loaded later on some. */
function audienceOf(file: string): Audience {
  if (ofAdministrators.test(file)) return 'administrators'
  return ofMembers.test(file) ? 'members' : 'everybody'
}

function partsOf(...beginnings: string[]): RegExp {
  return new RegExp(`/src/(${beginnings.join('|')})`.replaceAll('/', '[\\\\/]'))
}

/** What the server is built of, in one folder: the site, its pages, and what runs beside it. */
const serverParts = {
  start: 'src/app/server/start.ts',
  render: 'src/app/server/render.tsx',
  'card-worker': 'src/features/share-cards/server/card-worker.ts',
  'pdf-worker': 'src/features/certificates/server/pdf/pdf-worker.ts',
  'log-worker': 'src/platform/server/database-log/log-worker.ts',
  'import-worker': 'src/features/transfer/server/import-worker.ts',
}

/**
 * What every start loads, in one file instead of dozens, each of which costs a millisecond; what the programs beside it share with it
 * in another one, so that they do not load the site.
 */
function serverGroups(): Rolldown.CodeSplittingNameFunction {
  let site: Set<string> | undefined
  let beside = new Set<string>()
  return (id, context) => {
    if (!site) {
      const reachedFrom = (entries: readonly string[]) => {
        const reached = new Set(entries.map((file) => path.resolve(file)))
        for (const one of reached)
          for (const next of context.getModuleInfo(one)?.importedIds ?? []) reached.add(next)
        return reached
      }
      const { start, render, ...others } = serverParts
      site = reachedFrom([start, render])
      beside = reachedFrom(Object.values(others))
    }
    if (!site.has(id)) return null
    return beside.has(id) ? 'beside' : 'site'
  }
}

/** Packages that read files of their own, or are made for the machine: the server's bundle asks for them by name. */
const onDisk = ['dictionary-en', 'fontkit', 'nodemailer', 'pdfkit', 'pg', 'sharp']

export default defineConfig(({ command, isSsrBuild }) => {
  // A build is the same whoever asks for it: a test runner's environment must not make it a development build.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    // Chosen when it is built, so that the server's bundle holds one React and not two.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    plugins: [
      react(),
      takeWordsOfFeatures(),
      ...(isSsrBuild
        ? [carryViewer(), forgetFormerParts()]
        : [
            bringLateParts(),
            gatherParts({
              plugins: [react(), takeWordsOfFeatures(), bringLateParts()],
              fixed: firstParts,
              audienceOf,
            }),
            minifyForReaders([...firstParts, ...ownParts]),
            buildWorker(),
            nameBuild(),
            compressAssets(),
            takeStylesApart(),
          ]),
    ],
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: true,
          copyPublicDir: false,
          emptyOutDir: false,
          target: 'node26',
          rolldownOptions: {
            input: serverParts,
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: '[name]-[hash].js',
              // One letter of another script and V8 keeps the whole text of a program in two bytes a letter.
              charset: 'ascii',
              codeSplitting: { groups: [{ name: serverGroups(), debugName: 'server' }] },
              // The text of a program stays in memory as long as it runs. Names stay too: they are what a log says of a failure.
              minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          assetsInlineLimit: 1024,
          modulePreload: { polyfill: false, resolveDependencies: namedAhead },
          rolldownOptions: {
            // An address stands where it is used, so that no reader carries those of pages that they never open.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              // Readers carry the names of many parts, and no letter of a digest can be packed but by there being fewer kinds of them.
              hashCharacters: 'base36',
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              codeSplitting: { groups: chunkGroups },
            },
          },
        },
    optimizeDeps: { entries: ['index.html', 'src/**/web/**/*.tsx'] },
    ssr: command === 'build' ? { noExternal: true, external: onDisk } : {},
  }
})

const adminScreens = new Set(
  globSync(['src/**/web/admin/**/*-page.tsx', 'src/desk/**/*-page.tsx', 'src/**/admin-layout.tsx']).map(
    (file) => path.basename(file, '.tsx'),
  ),
)

/**
 * What a late part is made of is named in the script that asks for it. Administrators' screens, and what the scripts ask for that every
 * public page loads, or every one with a text or a question, that can be kept or is played, find their scripts by themselves, so that readers do not carry that list; their styles have to be named.
 */
function namedAhead(file: string, parts: string[], { hostId }: { hostId: string }): string[] {
  const screen = path.basename(file).replace(/-[\w-]{7}\.js$/, '')
  const isUnnamed =
    adminScreens.has(screen) ||
    /^assets[\\/](index|texts|pocket|self-checks-here|order-book|replay)-/.test(hostId)
  return isUnnamed ? parts.filter((part) => part.endsWith('.css')) : parts
}

/**
 * Takes away what the build before the last one left. A server that runs meanwhile still loads parts of its own build, which is the
 * last one.
 */
function forgetFormerParts(): Plugin {
  const folder = path.resolve('dist/server')
  let former = 0
  return {
    name: 'forget-former-parts',
    apply: 'build',
    buildStart() {
      former = statSync(path.join(folder, 'start.js'), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name)
        // All parts of one build are written within a minute.
        if (statSync(file).mtimeMs < former - 60_000) rmSync(file, { recursive: true })
      }
    },
  }
}

/** The two files of the API's viewer, of a package that holds six times as much. */
function carryViewer(): Plugin {
  return {
    name: 'carry-viewer',
    apply: 'build',
    async generateBundle() {
      const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
      for (const fileName of ['swagger-ui-bundle.js', 'swagger-ui.css'])
        this.emitFile({ type: 'asset', fileName, source: await readFile(path.join(folder, fileName)) })
    },
  }
}

/** The worker that keeps pages for readers without a connection: one script of its own, at an address that never changes. */
function buildWorker(): Plugin {
  return {
    name: 'build-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          rolldownOptions: {
            input: 'src/app/web/offline/worker.ts',
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      })
      for (const { output } of [built].flat().filter((one) => 'output' in one)) {
        for (const part of output)
          if (part.type === 'chunk')
            this.emitFile({ type: 'prebuilt-chunk', fileName: part.fileName, code: part.code })
      }
    },
  }
}

/** Writes down with which script the newest build begins: a page that has been open for long compares it with its own. */
function nameBuild(): Plugin {
  return {
    name: 'name-build',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry)
      if (entry) this.emitFile({ type: 'asset', fileName: 'build.txt', source: `/${entry.fileName}` })
    },
  }
}

/** Compresses every text asset once, at build time, so that the server only sends bytes. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async closeBundle() {
      const folder = path.resolve('dist/client')
      for (const file of await readdir(folder, { recursive: true })) {
        if (!/\.(js|css|svg|html)$/.test(file)) continue
        const bytes = await readFile(path.join(folder, file))
        const brotli = await promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
        })
        await writeFile(path.join(folder, `${file}.br`), brotli)
        await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
      }
    },
  }
}
