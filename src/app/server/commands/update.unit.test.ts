import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-update-'))
const origin = path.join(folder, 'origin')
const here = path.join(folder, 'here')
const dataDir = path.join(folder, 'data')
const project = path.resolve(import.meta.dirname, '../../../..')
const migrations = 'src/platform/database/migrations'

/** A program small enough to be installed and built at once; its backup only says what it was asked for. */
const program = (version: string, isBroken: boolean) => ({
  name: 'small',
  version,
  scripts: {
    backup: `node -e "fs.mkdirSync(process.argv[1],{recursive:true});fs.copyFileSync('package.json',process.argv[1]+'/package.json')"`,
    build: isBroken
      ? 'exit 1'
      : `node -e "fs.writeFileSync('built',JSON.parse(fs.readFileSync('package.json')).version)"`,
  },
})

beforeAll(() => {
  mkdirSync(path.join(origin, migrations), { recursive: true })
  git(origin, 'init', '--quiet', '--initial-branch=main')
  release('1.0.0', '0001-first')
  git(folder, 'clone', '--quiet', origin, here)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function git(at: string, ...words: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  return execFileSync('git', [...who, ...words], { cwd: at, encoding: 'utf8' })
}

function release(version: string, migration: string, isBroken = false): void {
  const write = (file: string, text: string) => writeFileSync(path.join(origin, file), text)
  write('package.json', JSON.stringify(program(version, isBroken)))
  const lock = { name: 'small', version, lockfileVersion: 3, packages: { '': { name: 'small', version } } }
  write('package-lock.json', JSON.stringify(lock))
  write('.gitignore', 'built\nnode_modules\n')
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
  expect(existsSync(path.join(here, 'built'))).toBe(false)

  writeFileSync(path.join(here, 'CHANGELOG.md'), 'my own')
  expect(update('--yes')).toMatchObject({ code: 1, said: expect.stringContaining('were changed here') })
  git(here, 'checkout', '--quiet', '--', '.')

  const backup = path.join(folder, 'before')
  const done = update('--yes', '--backup', backup)
  expect(done.code, done.said).toBe(0)
  expect(done.said).toContain('Restart the site: 1 migration will run')
  expect(done.said).toContain(`npm run restore -- ${backup} --over`)
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
  git(folder, 'clone', '--quiet', origin, other)
  const from = git(other, 'rev-parse', 'HEAD').trim()
  release('1.3.0', '0004-fourth', true)
  const failed = updateAt(other, '--yes', '--backup', path.join(folder, 'before-half-way'))
  expect(failed.code, failed.said).toBe(1)
  expect(failed.said).toContain('npm run build failed')
  expect(failed.said).toContain('The program of 1.3.0 is here. To go on: npm run build')
  expect(failed.said).toContain(`To go back: git checkout ${from} && npm ci && npm run build`)
})

test('other words are answered with how it is called', () => {
  expect(update('a', 'b')).toMatchObject({ code: 2, said: expect.stringContaining('Usage: npm run update') })
})
