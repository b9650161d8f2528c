import type { Kysely } from 'kysely'

/** Second factors, passkeys, the browsers that an account is known from, and sign-ins that wait for their second step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('secondFactor', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('authenticator_apps')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealedSecret', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('confirmedAt', 'bigint')
    .addColumn('lastStep', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_primary', ['userId', 'codeHash'])
    .execute()
  await db.schema
    .createTable('second_steps')
    .addColumn('stepHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('keepSignedIn', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('second_steps_user_idx').on('second_steps').column('userId').execute()
  await db.schema.createIndex('second_steps_expires_idx').on('second_steps').column('expiresAt').execute()
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credentialId', 'text', (column) => column.notNull().unique())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('lastUsedAt', 'bigint')
    .execute()
  await db.schema.createIndex('passkeys_user_idx').on('passkeys').column('userId').execute()
  await db.schema
    .createTable('known_devices')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('secretHash', 'text', (column) => column.notNull())
    .addColumn('lastSeenAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_primary', ['userId', 'secretHash'])
    .execute()
  await db.schema.createIndex('known_devices_seen_idx').on('known_devices').column('lastSeenAt').execute()
  await db.schema.createIndex('audit_log_subject_idx').on('audit_log').columns(['subjectId', 'at']).execute()
}
