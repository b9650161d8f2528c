import { lackOf, placesIn } from './backup/manifest.ts'
import { restoreBackup, type Restored } from './backup/restore-backup.ts'
import { tellSealed } from './backup/sealed.ts'
import { counted, openBareSite, readWords, runCommand, sayUsage, startApart } from './run-command.ts'

const usage = [
  'Usage: npm run restore -- <folder of a backup> [--over] [--send-mails]',
  '  --over        replaces the site that is there',
  '  --send-mails  sends the mails that waited when the backup was made; otherwise they are given up',
]

const given = readWords({
  over: { type: 'boolean', default: false },
  'send-mails': { type: 'boolean', default: false },
})
const [folder] = given?.positionals ?? []

if (!given || folder === undefined || given.positionals.length !== 1) sayUsage(usage)
else await runCommand(restore.bind(null, folder))

async function restore(folder: string): Promise<string[]> {
  const site = openBareSite()
  const isOver = given?.values.over === true
  const sendsMails = given?.values['send-mails'] === true
  const restored = await restoreBackup(site, folder, { isOver, sendsMails })
  const { tables, uploads, began } = restored.manifest
  const lack = lackOf(restored.manifest)
  return [
    `The site of ${began} is here again: ${counted(tables.length, 'table')}, each compared row by row, and ${counted(uploads.files, 'file')} of uploads.`,
    ...(lack ? [`${lack}.`] : []),
    ...secretLines(restored, folder),
    ...(site.config.isApart ? [`Look at it with: ${startApart(site.config.dataDir)}`] : []),
  ]
}

function secretLines({ secret, manifest }: Restored, folder: string): string[] {
  if (secret === 'kept') return ['Its secret is in DATA_DIR/auth-secret: whoever was signed in still is.']
  if (secret === 'set') return ['AUTH_SECRET is that of the backup: whoever was signed in still is.']
  return tellSealed(manifest, placesIn(folder).secret)
}
