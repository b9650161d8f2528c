import { sql, type Kysely } from 'kysely'

/** What is asked often, or for every reader, and went through all rows of a table that grows; what comes in an order lies in it. */
const indexes = [
  ['faq_votes_answer_idx', 'faq_votes ("itemId", "answer")'],
  ['faq_votes_voter_idx', 'faq_votes ("voter")'],
  ['publications_changed_idx', 'publications ("kind", "language", "visibleFrom", "itemId")'],
  ['publications_language_idx', 'publications ("kind", "language", "publishedAt", "itemId")'],
  [
    'quiz_attempts_ended_idx',
    'quiz_attempts ("courseId", "closedAt", "id", "userId") where "closedAt" is not null',
  ],
  ['audit_log_event_idx', 'audit_log ("event", "at", "id")'],
  ['media_library_idx', `media ("createdAt", "id") where "kind" <> 'photo'`],
  ['media_kind_idx', 'media ("kind", "createdAt", "id")'],
  ['media_bytes_idx', 'media ("bytes")'],
  ['items_slug_idx', 'items ("slug")'],
  ['item_slugs_slug_idx', 'item_slugs ("slug")'],
  ['items_bin_idx', 'items ("kind", "updatedAt", "id") where "deletedAt" is not null'],
  ['items_deleted_idx', 'items ("deletedAt") where "deletedAt" is not null'],
  ['enrolments_ended_idx', 'enrolments ("enrolledAt", "userId", "courseId") where "withdrawnAt" is not null'],
  ['question_meetings_question_idx', 'question_meetings ("questionId", "lastAt")'],
  ['users_photo_idx', 'users ("photoURL") where "photoURL" is not null'],
  ['mail_outbox_created_idx', 'mail_outbox ("createdAt")'],
  ['journal_pictures_created_idx', 'journal_pictures ("createdAt")'],
  ['pending_imports_createdBy_idx', 'pending_imports ("createdBy")'],
] as const

/** The conditions stand in the queries word for word. One index has the name of a shorter one, whose place it takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('question_meetings_question_idx').execute()
  for (const [name, on] of indexes) await sql.raw(`create index "${name}" on ${on}`).execute(db)
}
