import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUnfinished } from './unfinished.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-update-'))
const origin = path.join(folder, 'origin')
const here = path.join(folder, 'here')
const dataDir = path.join(folder, 'data')
const project = path.resolve(import.meta.dirname, '../../../..')
const migrations = 'src/platform/database/migrations'

const halves = ['dist/client/.vite/manifest.json', 'dist/server/start.js', 'dist/server/render.js']
const builder = [
  `fs.writeFileSync('built',JSON.parse(fs.readFileSync('package.json')).version)`,
  ...halves.map(
    (file) => `fs.mkdirSync('${path.dirname(file)}',{recursive:true});fs.writeFileSync('${file}','')`,
  ),
].join(';')

const keeper = [
  `fs.mkdirSync(process.argv[1],{recursive:true})`,
  `fs.copyFileSync('package.json',process.argv[1]+'/package.json')`,
  `fs.existsSync('${dataDir}/ran')&&fs.copyFileSync('${dataDir}/ran',process.argv[1]+'/manifest.json')`,
].join(';')

/** A program small enough to be installed and built at once; its backup only says what it was asked for, and which migrations had run. */
const program = (version: string, isBroken: boolean) => ({
  name: 'small',
  version,
  scripts: {
    backup: `node -e "${keeper}"`,
    build: isBroken ? 'exit 1' : `node -e "${builder}"`,
  },
})

beforeAll(() => {
  mkdirSync(path.join(origin, migrations), { recursive: true })
  git(origin, 'init', '--quiet', '--initial-branch=main')
  release('1.0.0', '0001-first')
  install(here)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function git(at: string, ...words: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  return execFileSync('git', [...who, ...words], { cwd: at, encoding: 'utf8' })
}

/** What an operator does once. */
function install(at: string): void {
  git(folder, 'clone', '--quiet', origin, at)
  for (const words of ['ci', 'run build']) execFileSync('npm', words.split(' '), { cwd: at, stdio: 'ignore' })
}

function release(version: string, migration: string, isBroken = false): void {
  const write = (file: string, text: string) => writeFileSync(path.join(origin, file), text)
  write('package.json', JSON.stringify(program(version, isBroken)))
  const lock = { name: 'small', version, lockfileVersion: 3, packages: { '': { name: 'small', version } } }
  write('package-lock.json', JSON.stringify(lock))
  write('.gitignore', 'built\ndist\nnode_modules\n')
  write('CHANGELOG.md', `## ${version}\n- What is new in ${version}\n`)
  write(`${migrations}/${migration}.ts`, '')
  git(origin, 'add', '-A')
  git(origin, 'commit', '--quiet', '-m', version)
}

function update(...words: string[]) {
  return updateAt(here, ...words)
}

function updateAt(cwd: string, ...words: string[]): { code: number | null; said: string } {
  const command = path.join(project, 'src/app/server/commands/update.ts')
  const { PATH, NODE_COMPILE_CACHE, HOME } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, HOME, DATA_DIR: dataDir }
  const ran = spawnSync(process.execPath, [command, ...words], { cwd, env, encoding: 'utf8' })
  return { code: ran.status, said: ran.stdout + ran.stderr }
}

const versionHere = () => JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')).version

test('an update says what it will do, then does it, with a backup by the former program first', () => {
  expect(update()).toEqual({ code: 0, said: 'Version 1.0.0 is the newest: nothing to do.\n' })
  release('1.1.0', '0002-second')
  const plan = update()
  expect(plan.code, plan.said).toBe(0)
  for (const part of [
    'From 1.0.0',
    'to 1.1.0',
    '1 commit.',
    '- What is new in 1.1.0',
    '0002-second',
    '--yes does it',
  ])
    expect(plan.said).toContain(part)
  expect(versionHere()).toBe('1.0.0')
  expect(readFileSync(path.join(here, 'built'), 'utf8')).toBe('1.0.0')

  writeFileSync(path.join(here, 'CHANGELOG.md'), 'my own')
  expect(update('--yes')).toMatchObject({ code: 1, said: expect.stringContaining('were changed here') })
  git(here, 'checkout', '--quiet', '--', '.')

  const backup = path.join(folder, 'before')
  const done = update('--yes', '--backup', backup)
  expect(done.code, done.said).toBe(0)
  expect(done.said).toContain('Restart the site: 1 migration will run')
  expect(done.said).toContain(`npm run restore -- ${backup} --over`)
  expect(done.said).toContain('takes back all that was written since that backup')
  expect(versionHere()).toBe('1.1.0')
  expect(readFileSync(path.join(here, 'built'), 'utf8')).toBe('1.1.0')
  expect(readFileSync(path.join(backup, 'package.json'), 'utf8')).toContain('"1.0.0"')
})

test('nothing is changed when the backup fails, or what is wanted does not follow from what is here', () => {
  release('1.2.0', '0003-third')
  const failing = update('--yes', '--backup', path.join(here, 'package.json', 'nowhere'))
  expect(failing).toMatchObject({ code: 1, said: expect.stringContaining('nothing after it was done') })
  expect(versionHere()).toBe('1.1.0')
  expect(update('v9')).toEqual({ code: 1, said: 'there is no v9 to update to\n' })
  git(here, 'commit', '--quiet', '--allow-empty', '-m', 'my own')
  expect(update()).toMatchObject({ code: 1, said: expect.stringContaining('does not follow') })
  rmSync(path.join(here, '.git'), { recursive: true })
  expect(update()).toMatchObject({ code: 1, said: expect.stringContaining('no git checkout') })
})

test('an update that ends half-way says what is left to do, and how to go back', () => {
  const other = path.join(folder, 'half-way')
  install(other)
  const from = git(other, 'rev-parse', 'HEAD').trim()
  release('1.3.0', '0004-fourth', true)
  const failed = updateAt(other, '--yes', '--backup', path.join(folder, 'before-half-way'))
  expect(failed.code, failed.said).toBe(1)
  expect(failed.said).toContain('npm run build failed')
  expect(failed.said).toContain('The program of 1.3.0 is here. To go on: npm run build')
  expect(failed.said).toContain(`To go back: git checkout ${from} && npm ci --include=dev && npm run build`)

  const asked = updateAt(other)
  expect(asked.code, asked.said).toBe(0)
  for (const part of [
    'Version 1.3.0 is the newest, but not ready to be started: it is not built, or was before it came.',
    '  npm run build\n  restart the site\nNothing was done. --yes does it.',
  ])
    expect(asked.said).toContain(part)
  expect(asked.said).not.toContain('npm ci')
  const again = updateAt(other, '--yes')
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('To go on: npm run build') })
  release('1.3.1', '0005-fifth')
  expect(updateAt(other, '--yes')).toMatchObject({ code: 0 })
  expect(updateAt(other).said).toBe('Version 1.3.1 is the newest: nothing to do.\n')
})

test('an update that was killed before it had its packages is finished when it is asked again', () => {
  const other = path.join(folder, 'killed')
  install(other)
  const installed = path.join(other, 'node_modules/.package-lock.json')
  mkdirSync(path.dirname(installed), { recursive: true })
  const former = { 'node_modules/former': { version: '1.0.0' } }
  writeFileSync(installed, JSON.stringify({ lockfileVersion: 3, packages: former }))
  const asked = updateAt(other)
  expect(asked.said).toContain('the packages that are installed are not its own.')
  expect(asked.said).toContain('  npm ci --include=dev\n  npm run build\n  restart the site\n')
  const done = updateAt(other, '--yes')
  expect(done.code, done.said).toBe(0)
  expect(done.said).toContain('Version 1.3.1 is here. Restart the site')
  expect(updateAt(other).said).toContain('nothing to do')
})

test('tools and packages of other machines may be missing, others may not, nor be of another version', () => {
  const at = path.join(folder, 'packages')
  const write = (file: string, packages: Record<string, object>) => {
    mkdirSync(path.dirname(path.join(at, file)), { recursive: true })
    writeFileSync(path.join(at, file), JSON.stringify({ packages }))
  }
  const [one, two] = [{ version: '1.0.0' }, { version: '2.0.0' }]
  const tools = { 'node_modules/tool': { ...one, dev: true }, 'node_modules/mac': { ...one, optional: true } }
  write('package-lock.json', { '': one, 'node_modules/a': one, ...tools })
  utimesSync(path.join(at, 'package-lock.json'), 1, 1)
  for (const file of halves) write(file, {})
  const present = (packages: Record<string, object>) => {
    write('node_modules/.package-lock.json', packages)
    return findUnfinished(at)?.steps
  }
  expect(present({ 'node_modules/a': one })).toBeUndefined()
  expect(present({ 'node_modules/a': one, 'node_modules/tool': one })).toBeUndefined()
  const all = [
    ['npm', 'ci', '--include=dev'],
    ['npm', 'run', 'build'],
  ]
  expect(present({ 'node_modules/a': two })).toEqual(all)
  expect(present({ 'node_modules/a': one, 'node_modules/tool': two })).toEqual(all)
  expect(present({ 'node_modules/a': one, 'node_modules/b': one })).toEqual(all)
  // What builds, as NODE_ENV=production lets npm leave it out.
  rmSync(path.join(at, halves[0] ?? ''))
  expect(present({ 'node_modules/a': one })).toEqual(all)
  expect(present({ 'node_modules/a': one, 'node_modules/tool': one })).toEqual(all.slice(1))
  rmSync(path.join(at, 'node_modules/.package-lock.json'))
  expect(findUnfinished(at)?.steps).toEqual(all)
})

test('other words are answered with how it is called', () => {
  expect(update('a', 'b')).toMatchObject({ code: 2, said: expect.stringContaining('Usage: npm run update') })
})

test('the way back needs no backup where no migration came; whoever went it is told what to name', () => {
  release('1.4.0', '0004-fourth')
  const other = path.join(folder, 'back')
  install(other)
  const from = git(other, 'rev-parse', 'HEAD').trim()
  release('1.4.1', '0004-fourth')
  const done = updateAt(other, '--yes', '--backup', path.join(folder, 'before-back'))
  expect(done.code, done.said).toBe(0)
  expect(done.said).toContain(`git checkout ${from} && npm ci --include=dev && npm run build\n`)
  expect(done.said).not.toContain('restore')
  git(other, 'checkout', '--quiet', from)
  const asked = updateAt(other)
  expect(asked).toMatchObject({ code: 1, said: expect.stringContaining('follows no branch') })
})

test('a node that is updated after another one has no backup of its own to go back to, and is told so', () => {
  const nodes = ['node-one', 'node-two'].map((name) => path.join(folder, name))
  for (const node of nodes) install(node)
  const former = git(nodes[0] ?? '', 'rev-parse', 'HEAD').trim()
  const before = readdirSync(path.join(origin, migrations)).map((file) => path.parse(file).name)
  release('3.0.0', '0009-ninth')
  mkdirSync(dataDir, { recursive: true })
  const ran = (names: string[]) =>
    writeFileSync(path.join(dataDir, 'ran'), JSON.stringify({ migrations: names }))
  const go = (at: number) =>
    updateAt(nodes[at] ?? '', '--yes', '--backup', path.join(folder, `before-node-${at}`)).said

  ran(before)
  const first = go(0)
  expect(first).toContain(`npm run restore -- ${path.join(folder, 'before-node-0')} --over`)
  expect(first).toContain('each other one that was updated gets the former program')
  // The first was started, and its migrations ran.
  ran([...before, '0009-ninth'])
  const second = go(1)
  expect(second).toContain('Another node was updated before this one')
  expect(second).toContain(`git checkout ${former} && npm ci --include=dev && npm run build`)
  expect(second).not.toContain('npm run restore')
})

test('the steps beside the unit of deploy/ bring the program that is there to be had', () => {
  const book = readFileSync(path.join(project, 'docs/operations.md'), 'utf8')
  const [, steps = ''] =
    /An update is done step by step there: ([^]*?), then `systemctl restart/.exec(book) ?? []
  const words = [...steps.matchAll(/`git ([^`]+)`/g)].map(([, rest = '']) => rest.split(' '))
  expect(words.length).toBeGreaterThan(0)
  const other = path.join(folder, 'unit')
  install(other)
  release('3.1.0', '0010-tenth')
  for (const step of words) git(other, ...step)
  expect(git(other, 'rev-parse', 'HEAD')).toBe(git(origin, 'rev-parse', 'HEAD'))
})
