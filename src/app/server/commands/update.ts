import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '#platform/server/config.ts'
import { placesIn, type Manifest } from './backup/manifest.ts'
import { findUnfinished, withTools } from './unfinished.ts'
import { counted, readWords, runCommand, sayUsage } from './run-command.ts'

const usage = [
  'Usage: npm run update [-- <tag or branch>] [--yes] [--backup <new folder>]',
  '  Says what an update would do; with --yes does it: backup, new program, packages, build.',
  '  One that ended half-way is finished.',
]

/** npm starts a script in the folder of its package. */
const root = process.cwd()
const migrationsFolder = 'src/platform/database/migrations'
const given = readWords({ yes: { type: 'boolean', default: false }, backup: { type: 'string' } })

if (!given || given.positionals.length > 1) sayUsage(usage)
else await runCommand(update)

interface Plan {
  /** Commits. */
  from: string
  to: string
  versions: { from: string; to: string }
  commits: number
  migrations: string[]
  changes: string[]
}

function update(): Promise<string[]> {
  const plan = makePlan(given?.positionals[0] ?? '@{upstream}')
  if (plan.commits === 0) return Promise.resolve(finish(plan))
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const backup = path.resolve(
    given?.values.backup ?? path.join(readConfig().dataDir, 'backups', `before-${plan.versions.to}-${stamp}`),
  )
  if (!given?.values.yes)
    return Promise.resolve([...planLines(plan, backup), 'Nothing was done. --yes does it.'])
  process.stdout.write(`${planLines(plan, backup).join('\n')}\n`)
  const steps = stepsOf(plan, backup)
  for (const [at, step] of steps.entries()) run(step, () => wayOn(plan, steps.slice(at)))
  return Promise.resolve([
    `Version ${plan.versions.to} is here. Restart the site: ${counted(plan.migrations.length, 'migration')} will run at its start.`,
    ...backLines(plan, backup),
  ])
}

/** The former program takes the database as it is, unless it is newer than that program. */
function backLines({ from, migrations }: Plan, backup: string): string[] {
  const former = `git checkout ${from} && ${withTools.join(' ')} && npm run build`
  if (isNewerThan(from, backup))
    return [
      'Another node was updated before this one: the database was newer than the former program already, and this backup of it is no way back.',
      'To go back: stop every node, restore the backup of the one that was updated first, and before any is started, here too',
      `  ${former}`,
    ]
  if (migrations.length === 0) return ['To go back: stop the site, then', `  ${former}`]
  return [
    'To go back before the site was started: as below without the restore. Afterwards: stop every node, then',
    `  ${former} && npm run restore -- ${backup} --over`,
    'which takes back all that was written since that backup. Of several nodes, this is the one to restore on; each other one that was updated gets the former program in the same way, without a restore, before any is started.',
  ]
}

/** Whether a backup is of a database on which migrations had run that a commit does not have. */
function isNewerThan(commit: string, backup: string): boolean {
  const file = placesIn(backup).manifest
  if (!existsSync(file)) return false
  const { migrations: ran }: Pick<Manifest, 'migrations'> = JSON.parse(readFileSync(file, 'utf8'))
  const known = git('ls-tree', '--name-only', commit, '--', `${migrationsFolder}/`).split('\n')
  const names = new Set(known.map((each) => path.parse(each).name))
  return ran.some((name) => !names.has(name))
}

/** After an update that ended half-way, what is left of it. Its backup was made before the new program came. */
function finish(plan: Plan): string[] {
  const version = `Version ${plan.versions.from}`
  const left = findUnfinished(root)
  if (!left) return [`${version} is the newest: nothing to do.`]
  const lines = [
    `${version} is the newest, but not ready to be started: ${left.reasons.join(', and ')}.`,
    'In this order:',
    ...left.steps.map((step) => `  ${step.join(' ')}`),
    '  restart the site',
  ]
  if (!given?.values.yes) return [...lines, 'Nothing was done. --yes does it.']
  process.stdout.write(`${lines.join('\n')}\n`)
  for (const [at, step] of left.steps.entries()) run(step, () => toGoOn(left.steps.slice(at)))
  return [`${version} is here. Restart the site: migrations that wait will run at its start.`]
}

/** @throws one sentence when this folder cannot be updated by git, or has changes of its own */
function makePlan(wanted: string): Plan {
  if (spawnSync('git', ['rev-parse', '--git-dir'], { cwd: root }).status !== 0)
    throw new Error(
      'this folder is no git checkout: make a backup, lay the new release over it, then npm ci --include=dev && npm run build',
    )
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    throw new Error('files of the program were changed here (git status): commit or undo that first')
  git('fetch', '--quiet', '--tags')
  const from = git('rev-parse', 'HEAD')
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${wanted}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  })
  const to = found.stdout.trim()
  if (found.status !== 0)
    throw new Error(
      wanted === '@{upstream}'
        ? 'what is here follows no branch: name a tag or branch to update to, or go back to one with git checkout <branch>'
        : `there is no ${wanted} to update to`,
    )
  if (![from, to].includes(git('merge-base', from, to)))
    throw new Error(`${wanted} does not follow from what is here: check it out by hand, after a backup`)
  const range = `${from}..${to}`
  const added = git('diff', '--name-only', '--diff-filter=A', range, '--', migrationsFolder)
  return {
    from,
    to,
    versions: { from: versionAt(from), to: versionAt(to) },
    commits: Number(git('rev-list', '--count', range)),
    migrations: added
      .split('\n')
      .filter(Boolean)
      .map((file) => path.parse(file).name),
    changes: git('diff', '--unified=0', range, '--', 'CHANGELOG.md')
      .split('\n')
      .filter((line) => /^\+(?!\+\+)./.test(line))
      .map((line) => line.slice(1)),
  }
}

function planLines({ from, to, versions, commits, migrations, changes }: Plan, backup: string): string[] {
  return [
    `From ${versions.from} (${from.slice(0, 12)}) to ${versions.to} (${to.slice(0, 12)}), ${counted(commits, 'commit')}.`,
    ...changes.map((line) => `  ${line}`),
    migrations.length > 0
      ? `Migrations, at the next start, or by npm run migrate where the site may not change its tables: ${migrations.join(', ')}. CHANGELOG.md says whether nodes can be updated one by one.`
      : 'No migration: nodes can be updated one by one.',
    'In this order:',
    ...stepsOf({ to }, backup).map((step) => `  ${step.join(' ')}`),
    '  restart the site',
  ]
}

function stepsOf({ to }: Pick<Plan, 'to'>, backup: string): string[][] {
  return [
    // What is missing in the storage is so before and after.
    ['npm', 'run', 'backup', '--', backup, '--allow-missing'],
    ['git', 'merge', '--quiet', '--ff-only', to],
    withTools,
    ['npm', 'run', 'build'],
  ]
}

/** @throws when it fails; what comes after is not begun */
function run(step: readonly string[], wayOn: () => string): void {
  const [program = '', ...words] = step
  const { status } = spawnSync(program, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${step.join(' ')} failed: nothing after it was done.${wayOn()}`)
}

/** Without its packages this command may not even start, so what it would do is said. */
function wayOn({ from, versions }: Plan, left: string[][]): string {
  if (git('rev-parse', 'HEAD') === from) return ''
  return ` The program of ${versions.to} is here.${toGoOn(left)}. To go back: git checkout ${from} && ${withTools.join(' ')} && npm run build`
}

function toGoOn(left: string[][]): string {
  return ` To go on: ${left.map((step) => step.join(' ')).join(' && ')}`
}

function versionAt(commit: string): string {
  const { version }: { version: string } = JSON.parse(git('show', `${commit}:package.json`))
  return version
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
