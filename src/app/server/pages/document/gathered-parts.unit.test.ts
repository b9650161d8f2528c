import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { gatherParts, type Audience } from '../../../../../vite.parts.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What each page imports; one stands for something that some pages share. */
const site = {
  home: ['site'],
  post: ['site', 'text'],
  lesson: ['text', 'mark', 'notes'],
  notes_page: ['notes', 'mark', 'dialog'],
  posts: ['table', 'dialog', 'state', 'large'],
  people: ['table', 'dialog', 'state', 'menu'],
  media: ['table', 'menu', 'state'],
}

/** As many letters as it says; less is worth a request. */
const sizes: Record<string, number> = { large: 60_000, table: 9000 }

const audiences: Record<string, Audience> = { home: 'everybody', post: 'everybody', lesson: 'members' }

interface Built {
  /** The files that a page loads besides its own. */
  files: string[]
  /** What stands in them. */
  shared: string[]
}

/** Builds the site above; of each page, what it loads. */
async function buildSite(audienceOf?: (file: string) => Audience): Promise<Record<string, Built>> {
  mkdirSync(folder, { recursive: true })
  const pages = Object.entries(site)
  for (const name of new Set(Object.values(site).flat())) {
    const text = JSON.stringify(name.repeat(Math.ceil((sizes[name] ?? 300) / name.length)))
    writeFileSync(path.join(folder, `${name}.js`), `globalThis.${name} = ${text}; export const ${name}_ = 1`)
  }
  for (const [page, needs] of pages)
    writeFileSync(
      path.join(folder, `${page}.js`),
      [
        ...needs.map((name) => `import { ${name}_ } from './${name}.js'`),
        `console.log(${needs.map((name) => `${name}_`).join()})`,
      ].join('\n'),
    )
  writeFileSync(
    path.join(folder, 'index.js'),
    `globalThis.pages = [${pages.map(([page]) => `() => import('./${page}.js')`).join()}]`,
  )
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: audienceOf ? [gatherParts({ plugins: [], fixed: [], audienceOf })] : [],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, 'index.js'), output: { codeSplitting: { groups: [] } } },
    },
  })
  const files = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk')
  const found = pages.map(([page]) => [page, whatLoads(page, files)])
  return Object.fromEntries(found)
}

function whatLoads(page: string, files: readonly Rolldown.OutputChunk[]): Built {
  const own = files.find(({ name, isDynamicEntry }) => isDynamicEntry && name === page)
  const loaded = new Set(own?.imports)
  for (const file of loaded)
    for (const next of files.find(({ fileName }) => fileName === file)?.imports ?? []) loaded.add(next)
  const modules = files.filter(({ fileName }) => loaded.has(fileName)).flatMap(({ moduleIds }) => moduleIds)
  const shared = modules
    .map((id) => path.basename(id, '.js'))
    .filter((name) => Object.values(site).flat().includes(name))
  return { files: [...loaded], shared: shared.toSorted() }
}

const audienceOf = (file: string) => audiences[path.basename(file, '.js')] ?? 'administrators'

test('pages load fewer files, each what it needs, and nobody something large for nothing', async () => {
  const before = await buildSite()
  const after = await buildSite(audienceOf)
  for (const page of ['home', 'post'] as const) expect(after[page]?.shared).toEqual(before[page]?.shared)
  for (const [page, { files, shared }] of Object.entries(after)) {
    expect(files.length, page).toBeLessThanOrEqual(before[page]?.files.length ?? 0)
    expect(shared, page).toEqual(expect.arrayContaining(before[page]?.shared ?? []))
    if (page !== 'posts') expect(shared, page).not.toContain('large')
  }
  for (const page of ['people', 'media'])
    expect(after[page]?.files.length, page).toBeLessThan(before[page]?.files.length ?? 0)
})
