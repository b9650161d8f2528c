import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMediaRows, selectUnwornPhotos, sumUploads } from '#content/media/server/store.ts'
import { selectFeedEntries } from '#content/reading/server/feed-store.ts'
import { selectPublished } from '#content/reading/server/published-store.ts'
import { selectItems } from '#content/records/server/item-list-store.ts'
import { selectOver } from '#content/records/server/items-store.ts'
import {
  selectAddressedItems,
  selectFormerlyAddressedItems,
} from '#content/records/server/link-targets-store.ts'
import { selectLearners } from '#features/courses/server/reports/learners-store.ts'
import { countVotes, renameVoter } from '#features/faq/server/store.ts'
import { people } from '#features/identity/server/accounts/people.ts'
import { takePhotoOff } from '#features/identity/server/accounts/user-store.ts'
import { listAuditActors, listAuditRows } from '#features/identity/server/admin/admin-store.ts'
import { deleteWithoutTrade } from '#features/journal/server/pictures/store.ts'
import { keptTexts } from '#features/legal/server/kept-texts.ts'
import { selectLatestMeetings } from '#features/questions/server/store.ts'
import { selectHardest } from '#features/quizzes/server/hardest/store.ts'
import { countDue } from '#features/reviews/server/store.ts'
import type { Database } from '#platform/database/connect.ts'
import { pruneMails } from '#platform/database/outbox.ts'
import { listeningTo, planOf } from '#platform/database/testing/test-query-plans.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const language = 'en'
const page = { limit: 20 }
const feed = { language, now: 2, limit: 30, ofChanges: false } as const
const list = { language, now: 2, limit: 20 } as const
const bin = { inBin: true, sort: 'updated', direction: 'desc', language, now: 2 } as const
/** PostgreSQL puts few rows in order sooner than it walks an index. */
const sorted = /TEMP B-TREE FOR ORDER BY/

async function plan(ask: (db: Database) => Promise<unknown>): Promise<string> {
  const asked = listeningTo(site.services.connection)
  await ask(asked.db)
  return planOf(site.services.connection, asked.last())
}

describe('what grows with a site is looked up, and read in the order in which it is kept', () => {
  test.each<[string, (db: Database) => Promise<unknown>, string]>([
    [
      'a feed of news',
      (db) => selectFeedEntries(db, { ...feed, kinds: ['blog'] }),
      'publications_language_idx',
    ],
    [
      'a feed of changes',
      (db) => selectFeedEntries(db, { ...feed, kinds: ['term'], ofChanges: true }),
      'publications_changed_idx',
    ],
    [
      'the feed of a tag',
      (db) => selectFeedEntries(db, { ...feed, kinds: ['blog'], tagId: 't' }),
      'tagged_texts_list_idx',
    ],
    [
      'a list of one language',
      (db) => selectPublished(db, { ...list, kinds: ['blog'], in: 'am', order: 'newest' }),
      'publications_language_idx',
    ],
    ['the library', (db) => listMediaRows(db, { now: 2, keptTexts }, page), 'media_library_idx'],
    ['the files', (db) => listMediaRows(db, { kind: 'file', now: 2, keptTexts }, page), 'media_kind_idx'],
    ['a bin', (db) => selectItems(db, { ...bin, kind: 'blog' }, page), 'items_bin_idx'],
    [
      'ended enrolments',
      (db) => selectLearners({ db, people }, { state: 'ended', idleBefore: 1 }, page),
      'enrolments_ended_idx',
    ],
    [
      'the latest answers to a question',
      (db) => selectLatestMeetings(db, 'q', 9),
      'question_meetings_question_idx',
    ],
  ])('%s', async (_, ask, index) => {
    const how = await plan(ask)
    expect(how).toContain(index)
    expect(how).not.toMatch(sorted)
  })

  test.each<[string, (db: Database) => Promise<unknown>, string]>([
    ['the votes for answers', (db) => countVotes(db, ['a', 'b']), 'faq_votes_answer_idx'],
    ['the votes of a reader', (db) => renameVoter(db, 'a', 'b'), 'faq_votes_voter_idx'],
    ['cards to review', (db) => countDue(db, { userId: 'u', now: 2, exceptIds: [] }), 'review_cards_due_idx'],
    [
      'questions that are missed',
      (db) => selectHardest(db, { courseId: 'c', latest: 9, least: 5, limit: 9 }),
      'quiz_attempts_ended_idx',
    ],
    ['who administers', (db) => listAuditActors(db), 'audit_log_event_idx'],
    [
      'a group of the log',
      (db) => listAuditRows(db, { events: ['user.deleted', 'legal.declared'] }, page),
      'audit_log_event_idx',
    ],
    ['all uploads', (db) => sumUploads(db), 'media_bytes_idx'],
    ['photos that nobody has', (db) => selectUnwornPhotos(db, { before: 2, people }), 'users_photo_idx'],
    ['who has a photo', (db) => takePhotoOff(db, '/media/a/256.webp'), 'users_photo_idx'],
    ['what stands at an address', (db) => selectAddressedItems(db, ['a']), 'items_slug_idx'],
    ['what stood at an address', (db) => selectFormerlyAddressedItems(db, ['a']), 'item_slugs_slug_idx'],
    [
      'questions of a rare tag, in order',
      (db) =>
        selectPublished(db, {
          ...list,
          kinds: ['question'],
          tagIds: ['t'],
          areTagsRare: true,
          order: 'order',
        }),
      'item_tags_tag_idx',
    ],
    ['what goes from the bin', (db) => selectOver(db, 1, []), 'items_deleted_idx'],
    ['old mails', (db) => pruneMails(db, 1), 'mail_outbox_created_idx'],
    ['old pictures of no trade', (db) => deleteWithoutTrade(db, 1), 'journal_pictures_created_idx'],
  ])('%s', async (_, ask, index) => {
    const how = await plan(ask)
    expect(how).toContain(index)
    expect(how).not.toMatch(/items_(order|current|kind_updated)_idx/)
  })

  test('the feed of a track', async () => {
    const wanted = { ...feed, kinds: ['learn'], collectionId: 'c' } as const
    const how = await plan((db) => selectFeedEntries(db, wanted))
    // Of no items every index is as good to PostgreSQL.
    if (site.services.connection.engine === 'sqlite') expect(how).toContain('items_collection_idx')
    expect(how).not.toContain('publications_changed_idx')
  })

  test('enrolments of those whom a name finds', async () => {
    const found = { uids: ['a', 'b'], idleBefore: 1 }
    const how = await plan((db) => selectLearners({ db, people }, found, page))
    expect(how).toMatch(/enrolments_primary|autoindex_enrolments_1/)
  })
})
