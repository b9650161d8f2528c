import path from 'node:path'
import { checkBackup } from './backup/check-backup.ts'
import { lackOf, type Manifest } from './backup/manifest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { counted, openBareSite, readWords, runCommand, sayUsage } from './run-command.ts'

const usage = [
  'Usage: npm run backup -- <new folder> [--allow-missing]      writes a backup, while the site runs',
  '       npm run backup -- --check <folder> [--allow-missing]  reads every row of one and compares every checksum',
  '  --allow-missing  ends with 0 also when the storage does not have uploads that rows name',
]

const given = readWords({
  check: { type: 'boolean', default: false },
  'allow-missing': { type: 'boolean', default: false },
})
const [folder] = given?.positionals ?? []

if (!given || folder === undefined || given.positionals.length !== 1) sayUsage(usage)
else await runCommand(() => (given.values.check ? check(folder) : write(path.resolve(folder))))

async function write(folder: string): Promise<string[]> {
  await writeBackup(openBareSite(), folder)
  const manifest = await checkBackup(folder)
  tellLack(manifest)
  return [
    `The site of ${manifest.began} is in ${folder}: ${contents(manifest)}.`,
    'Every checksum and every row was read again. auth-secret and what members wrote are in there: only you should be able to read this folder.',
  ]
}

async function check(folder: string): Promise<string[]> {
  const manifest = await checkBackup(folder)
  tellLack(manifest)
  const state = lackOf(manifest) ? 'is as it was written' : 'is whole'
  return [
    `${folder} ${state}: the site of ${manifest.began}, version ${manifest.version}, ${contents(manifest)}.`,
  ]
}

/** A site that lost a file, or a command that was given another storage than the site. */
function tellLack(manifest: Manifest): void {
  const lack = lackOf(manifest)
  if (!lack) return
  process.stderr.write(`${lack}. Are the settings of storage (STORAGE_…, DATA_DIR) those of the site?\n`)
  if (!given?.values['allow-missing']) process.exitCode = 1
}

function contents({ tables, uploads }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const size = `${(uploads.bytes / 1e6).toFixed(1)} MB`
  return `${counted(rows, 'row')} of ${counted(tables.length, 'table')}, ${counted(uploads.files, 'file')} of uploads (${size})`
}
