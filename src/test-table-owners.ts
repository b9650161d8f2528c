import type { Tables } from './platform/database/tables/tables.ts'
import { tablesGivenIn } from './laws/test-tables-given.ts'
import { roomOf } from './test-house.ts'
import { withoutComments, type Source } from './test-sources.ts'

/** Whose a table is: the room or feature whose stores alone name it. Everybody else asks a verb of theirs. */
export const tableOwners = {
  audit_log: 'platform',
  audit_retention: 'platform',
  idempotency_keys: 'platform',
  kysely_migration: 'platform',
  mail_outbox: 'platform',
  rate_limits: 'platform',
  settings: 'platform',
  webhook_deliveries: 'platform',

  collection_slugs: 'content',
  collections: 'content',
  editions: 'content',
  item_slugs: 'content',
  item_tags: 'content',
  items: 'content',
  media: 'content',
  media_former: 'content',
  media_uses: 'content',
  publications: 'content',
  read_marks: 'content',
  revisions: 'content',
  search_documents: 'content',
  search_names: 'content',
  search_weights: 'content',
  search_word_keys: 'content',
  search_words: 'content',
  tag_slugs: 'content',
  tagged_texts: 'content',
  tags: 'content',
  term_marks: 'content',
  title_words: 'content',

  item_change_steps: 'desk',
  item_changes: 'desk',
  item_editors: 'desk',
  preview_links: 'desk',

  accounts: 'features/identity',
  api_tokens: 'features/identity',
  authenticator_apps: 'features/identity',
  known_devices: 'features/identity',
  passkeys: 'features/identity',
  recovery_codes: 'features/identity',
  second_steps: 'features/identity',
  sessions: 'features/identity',
  setup_tokens: 'features/identity',
  sign_in_attempts: 'features/identity',
  users: 'features/identity',
  verifications: 'features/identity',

  certificate_names: 'features/certificates',
  certificates: 'features/certificates',
  contact_messages: 'features/contact',
  contact_replies: 'features/contact',
  course_invitations: 'features/courses',
  course_counts: 'features/courses',
  course_seats: 'features/courses',
  dashboard_cards: 'features/dashboard',
  data_set_versions: 'features/datasets',
  downloads: 'features/resources',
  enrolments: 'features/courses',
  faq_votes: 'features/faq',
  import_origins: 'features/transfer',
  learning_days: 'features/reviews',
  learning_wishes: 'features/reviews',
  legal_acceptances: 'features/legal',
  legal_versions: 'features/legal',
  lesson_openings: 'features/courses',
  lesson_progress: 'features/courses',
  journal_pictures: 'features/journal',
  journal_trades: 'features/journal',
  notes: 'features/notes',
  page_answers: 'features/contact',
  pending_imports: 'features/transfer',
  practice_runs: 'features/practice',
  question_meetings: 'features/questions',
  quiz_attempt_questions: 'features/quizzes',
  quiz_attempts: 'features/quizzes',
  quiz_extra_time: 'features/quizzes',
  reading_places: 'features/notes',
  replay_runs: 'features/replays',
  review_cards: 'features/reviews',
  saved_items: 'features/saved',
  search_misses: 'features/search',
  signing_keys: 'features/certificates',
  webhooks: 'features/webhooks',
} as const satisfies Record<keyof Tables, string>

export type Table = keyof typeof tableOwners

const tables = Object.keys(tableOwners).join('|')

/** A query of the builder, SQL that is written out, and a column under the name of its table. */
const namings = [
  String.raw`\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|using|(?:inner|left|right|full|cross)(?:Lateral)?Join)\(\s*\[?\s*['"\x60](${tables})\b`,
  String.raw`\b(?:from|join|into|update|table)\s+(?:only\s+)?(?:"?public"?\.)?"?(${tables})\b`,
  String.raw`['"\x60](${tables})\.\w+(?: as \w+)?['"\x60]`,
  String.raw`\b(${tables})"?\."\w+"`,
]

/** Lists of tables that one query reads: of the builder, and in SQL that is written out. */
const lists = [
  String.raw`\.(?:selectFrom|using)\(\s*\[([^\]]*)\]`,
  String.raw`\bfrom\s+("?\w+"?(?:\s+(?:as\s+)?"?\w+"?)?(?:\s*,\s*"?\w+"?(?:\s+(?:as\s+)?"?\w+"?)?)+)`,
]

/** Stores write queries, the ground that they stand on, and the one rule of what is public. */
export function mayWriteQueries(file: string): boolean {
  return isStore(file) || file.startsWith('platform/database/') || file === 'content/server/visible.ts'
}

export function isStore(file: string): boolean {
  return /(^|[/-])store\.ts$/.test(file)
}

/** The tables that queries name. */
export function tablesNamedIn(text: string): Table[] {
  const queries = withoutComments(text)
  const named = namings.flatMap((naming) =>
    [...queries.matchAll(new RegExp(naming, 'gi'))].map(([, table = '']) => table.toLowerCase()),
  )
  const listed = lists.flatMap((list) =>
    [...queries.matchAll(new RegExp(list, 'gi'))].flatMap(([, tables = '']) => firstWordsOf(tables)),
  )
  return [...new Set([...named, ...listed])].filter(isTable)
}

/** `'items as i', 'users as u'` are items and users. */
function firstWordsOf(list: string): string[] {
  return list.split(',').map((one) => /\w+/.exec(one)?.[0].toLowerCase() ?? '')
}

function isTable(name: string): name is Table {
  return name in tableOwners
}

/** Names what a query is made with. Elsewhere `media.tooLarge` and its like are codes. */
const knowsDatabase = /\bfrom ['"](kysely|[^'"]*platform\/database\/connect\.ts)['"]/

/** Tables that a file names in a query though another room or feature has them. */
export function tablesOfOthersIn(source: Pick<Source, 'file' | 'text'>): { table: Table; owner: string }[] {
  if (!asksDatabase(source)) return []
  const given = tablesGivenIn(source.file, source.text).words.filter(isTable)
  return [...new Set([...tablesNamedIn(source.text), ...given])]
    .map((table) => ({ table, owner: tableOwners[table] }))
    .filter(({ owner }) => owner !== roomOf(source.file))
}

/** Where a query takes a table that its file does not name; what works on every table there is stands in platform/database. */
export function tablesUntoldIn(source: Pick<Source, 'file' | 'text'>): { text: string; line: number }[] {
  if (!asksDatabase(source) || source.file.startsWith('platform/database/')) return []
  return tablesGivenIn(source.file, source.text).untold
}

function asksDatabase({ file, text }: Pick<Source, 'file' | 'text'>): boolean {
  return mayWriteQueries(file) || knowsDatabase.test(text)
}

/** The tables that migrations make, in their order, without those that a later one drops. */
export function tablesMadeBy(migrations: readonly string[]): string[] {
  const changing = /\b(drop|create)(?:Table\('| virtual table | table )(\w+)/g
  const tables = new Set<string>()
  for (const [, what, table = ''] of migrations.flatMap((text) => [...text.matchAll(changing)])) {
    if (what === 'create') tables.add(table)
    else tables.delete(table)
  }
  return [...tables]
}
