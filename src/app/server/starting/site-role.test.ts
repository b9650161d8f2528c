import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { readConfig, type Config } from '#platform/server/config.ts'
import { runAt } from '../commands/backup/test-commands.ts'
import { createServices } from '../create-services.ts'
import { createTestSite, type TestSite } from '../test-site.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const end = newId().replaceAll(/\W/g, '').toLowerCase()
const [site, owner] = [`hub_${end}`, `hub_${end}_owner`]

/** What the page for operators says, for roles and a database of other names. */
function commandsOfPage(): string[] {
  const page = readFileSync(path.join(projectFolder, 'docs/operations.md'), 'utf8')
  const [, block = ''] = /## Two roles\n[^]*?```sql\n([^]*?)```/.exec(page) ?? []
  return block
    .replaceAll(/\bhub(_owner)?\b/g, (_, isOwner) => (isOwner ? owner : site))
    .split('\n')
    .filter(Boolean)
}

/** The file is read on SQLite as well, where there is no server. */
function addressOf(role: string, password: string): string {
  if (!server) return ''
  const url = new URL(server)
  Object.assign(url, { username: role, password, pathname: `/${site}` })
  return url.href
}

const addresses = {
  DATABASE_URL: addressOf(site, 'the password of the site'),
  MIGRATION_DATABASE_URL: addressOf(owner, 'the password of the owner'),
}

async function ask(url: string, ...commands: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const command of commands) await client.query(command)
  } finally {
    await client.end()
  }
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a site that does not own its tables', () => {
  let hub: TestSite
  beforeAll(async () => {
    const commands = commandsOfPage()
    expect(commands.length).toBeGreaterThan(3)
    await ask(server, ...commands)
    await ask(addresses.MIGRATION_DATABASE_URL, 'create schema private', 'create table private.notes (a int)')
    hub = await createTestSite(addresses)
  })
  afterAll(async () => {
    await hub.close()
    await ask(server, `drop database ${site} with (force)`, `drop role ${site}`, `drop role ${owner}`)
  })

  /** The settings of a node that has never heard of the owner. */
  const alone = (): Config => ({ ...hub.services.config, migrationDatabaseUrl: undefined })
  const starting = async (config: Config) => {
    const services = await createServices(config)
    onTestFinished(() => services.connection.close())
    return services
  }

  test('starts without the owner, and what editors and readers do works', async () => {
    await starting(alone())
    const item = await hub.publish({ kind: 'blog', title: 'Written without a right on tables' })
    const reader = hub.browser()
    const found = await reader.get(`/api/blogs/${item.id}`)
    expect([found.status, found.text]).toEqual([200, expect.stringContaining('without a right on tables')])
    const address = `/api/admin/items/${item.id}/editions/en/publication`
    expect((await hub.admin.browser.send('DELETE', address)).status).toBeLessThan(300)
    expect((await reader.get(`/api/blogs/${item.id}`)).status).toBe(404)
    expect((await reader.get('/readyz')).text).toBe('ready')
  })

  test.each([
    'create table own (a int)',
    'alter table users add column own int',
    'drop table users',
    'truncate users',
    'create schema own',
    'drop trigger audit_log_kept on audit_log',
    'alter table audit_log disable trigger user',
    `create or replace function audit_log_guard() returns trigger language plpgsql as 'begin return old; end'`,
    `delete from kysely_migration`,
    `set role ${owner}`,
    `select * from private.notes`,
    `create temporary table own (a int)`,
    `copy users to program 'true'`,
    `select pg_read_file('/etc/passwd')`,
  ])('is refused: %s', async (command) => {
    await expect(sql.raw(command).execute(hub.services.connection.db)).rejects.toThrow(
      /permission denied|must be owner|must be able to SET ROLE/,
    )
  })

  test('is told in one line when migrations wait for the owner, and changes nothing', async () => {
    const last = await lastMigration()
    await ask(addresses.MIGRATION_DATABASE_URL, `delete from kysely_migration where name = '${last}'`)
    const failed = await starting(alone()).catch((error: unknown) => error)
    await ask(
      addresses.MIGRATION_DATABASE_URL,
      `insert into kysely_migration (name, timestamp) values ('${last}', '2026-01-01')`,
    )
    expect(String(failed)).toMatch(
      new RegExp(
        `^Error: MIGRATION_DATABASE_URL: the tables must be changed \\(1 migration, the last is ${last}\\), which .*npm run migrate.*$`,
      ),
    )
  })

  test('whose role has no rights yet gets them from npm run migrate', async () => {
    await ask(
      addresses.MIGRATION_DATABASE_URL,
      `revoke all on all tables in schema public from ${site}`,
      `revoke all on all sequences in schema public from ${site}`,
    )
    await expect(starting(alone())).rejects.toThrow(/^DATABASE_URL: .*permission denied/)
    const ran = await runAt(hub.services.config, 'migrate')
    expect([ran.code, ran.said]).toEqual([
      0,
      'No migration waited. The role of DATABASE_URL has its rights.\n',
    ])
    await starting(alone())
  })

  test('is backed up by its own role, and restored by the owner’s', async () => {
    const item = await hub.publish({ kind: 'blog', title: 'Carried over' })
    const { dataDir } = hub.services.config
    const backup = path.join(dataDir, 'backups', 'one')
    const wrote = await runAt(alone(), 'backup', backup)
    expect(wrote.code, wrote.said).toBe(0)
    await hub.services.connection.close()
    const databaseUrl = addressOf(`${site}_mistyped`, 'the password of the site')
    const refused = await runAt({ ...hub.services.config, databaseUrl }, 'restore', backup, '--over')
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/^DATABASE_URL: .*_mistyped/) })
    const running = await starting(alone())
    const { db } = running.connection
    const held = Promise.withResolvers<void>()
    // As the one on which a node that runs is told of the others' writes.
    const line = db.connection().execute(async (one) => {
      await one.selectFrom('items').select('id').execute()
      await held.promise
    })
    const busy = await runAt(hub.services.config, 'restore', backup, '--over')
    expect(busy).toMatchObject({ code: 1, said: expect.stringContaining('stop the site first') })
    held.resolve()
    await line
    await running.connection.close()
    const restored = await runAt(hub.services.config, 'restore', backup, '--over')
    expect(restored.code, restored.said).toBe(0)
    const { connection } = await starting(
      readConfig({ DATA_DIR: dataDir, DATABASE_URL: addresses.DATABASE_URL, LOG_LEVEL: 'fatal' }),
    )
    const rows = connection.db.selectFrom('items').select('id').where('id', '=', item.id)
    expect(await rows.execute()).toHaveLength(1)
  })

  async function lastMigration(): Promise<string> {
    const rows = hub.services.connection.db
      .selectFrom('kysely_migration')
      .select('name')
      .orderBy('name', 'desc')
      .limit(1)
    return (await rows.executeTakeFirstOrThrow()).name
  }
})
