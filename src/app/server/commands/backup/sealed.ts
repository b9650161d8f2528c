import type { Manifest } from './manifest.ts'

/** What lies in the database sealed with `AUTH_SECRET`, by table, and what to do where that is another one. */
const sealed: Record<string, string> = {
  authenticator_apps:
    'authenticator apps (%): their codes are refused. Recovery codes and passkeys work, and with them an app is set up anew; for whom has neither: npm run admin -- factors-off <email>',
  webhooks:
    'secrets of webhooks (%): nothing is sent until new ones are made under Admin, Webhooks, and given to the receivers',
  signing_keys:
    'keys that sign badges (%): a new one is made with the next badge, and badges from before can still be verified',
}

/** What a restored site cannot open, because its secret is another one than that of the backup, and how it could. */
export function tellSealed({ tables }: Pick<Manifest, 'tables'>, secretFile: string): string[] {
  const closed = Object.entries(sealed).flatMap(([table, words]) => {
    const rows = tables.find(({ name }) => name === table)?.rows ?? 0
    return rows > 0 ? [`  ${words.replace('%', rows.toLocaleString('en'))}`] : []
  })
  return [
    'AUTH_SECRET is another one than in the backup: everybody has to sign in again, and addresses in mails from before that end reminders stop nothing.',
    ...(closed.length > 0 ? ['What the former secret has sealed stays closed:', ...closed] : []),
    `With the former one, which is in ${secretFile}, as AUTH_SECRET everything goes on; change it before the site is started, unless somebody saw it.`,
  ]
}
