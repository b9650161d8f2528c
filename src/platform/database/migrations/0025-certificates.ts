import type { Kysely } from 'kysely'

/** Certificates of courses, the names that members want on them, and the keys that sign them for others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificate_names')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('latin', 'text', (column) => column.notNull())
    .addColumn('ethiopic', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('certificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('set null'))
    // The account with which the certificate goes; none when its holder wants it to stay.
    .addColumn('leavesWith', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('titleEn', 'text')
    .addColumn('titleAm', 'text')
    .addColumn('score', 'integer')
    .addColumn('validMonths', 'integer')
    .addColumn('completedAt', 'bigint', (column) => column.notNull())
    .addColumn('holderLatin', 'text')
    .addColumn('holderEthiopic', 'text')
    .addColumn('issuedAt', 'bigint')
    .addColumn('expiresAt', 'bigint')
    .addColumn('revokedAt', 'bigint')
    .addColumn('reasonEn', 'text')
    .addColumn('reasonAm', 'text')
    .addColumn('statusPlace', 'integer', (column) => column.notNull().unique())
    .addUniqueConstraint('certificates_once', ['userId', 'courseId'])
    .execute()
  await db.schema.createIndex('certificates_leaves_idx').on('certificates').column('leavesWith').execute()
  await db.schema
    .createIndex('certificates_issued_idx')
    .on('certificates')
    .columns(['issuedAt', 'id'])
    .execute()
  await db.schema
    .createTable('signing_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publicJwk', 'text', (column) => column.notNull())
    .addColumn('sealedJwk', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('retiredAt', 'bigint')
    .addColumn('revokedAt', 'bigint')
    .execute()
}
