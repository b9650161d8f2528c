import path from 'node:path'
import { checkBackup } from './backup/check-backup.ts'
import type { Manifest } from './backup/manifest.ts'
import { writeBackup } from './backup/write-backup.ts'
import { counted, openBareSite, readWords, runCommand, sayUsage } from './run-command.ts'

const usage = [
  'Usage: npm run backup -- <new folder>      writes a backup, while the site runs',
  '       npm run backup -- --check <folder>  reads every row of one and compares every checksum',
]

const given = readWords({ check: { type: 'boolean', default: false } })
const [folder] = given?.positionals ?? []

if (!given || folder === undefined || given.positionals.length !== 1) sayUsage(usage)
else await runCommand(() => (given.values.check ? check(folder) : write(path.resolve(folder))))

async function write(folder: string): Promise<string[]> {
  const site = openBareSite()
  const { missing } = await writeBackup(site, folder)
  const manifest = await checkBackup(folder)
  if (missing.length > 0)
    process.stderr.write(
      `Warning: the storage does not have ${counted(missing.length, 'file')} of uploads, or not whole: ${missing.join(', ')}\n`,
    )
  return [
    `The site of ${manifest.began} is in ${folder}: ${contents(manifest)}.`,
    'Every checksum and every row was read again. auth-secret and what members wrote are in there: only you should be able to read this folder.',
  ]
}

async function check(folder: string): Promise<string[]> {
  const manifest = await checkBackup(folder)
  return [
    `${folder} is whole: the site of ${manifest.began}, version ${manifest.version}, ${contents(manifest)}.`,
  ]
}

function contents({ tables, uploads }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const size = `${(uploads.bytes / 1e6).toFixed(1)} MB`
  return `${counted(rows, 'row')} of ${counted(tables.length, 'table')}, ${counted(uploads.files, 'file')} of uploads (${size})`
}
