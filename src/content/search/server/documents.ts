import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { plainText, type BlockDocument } from '../../blocks/document.ts'
import type { Members } from '../../kind-members.ts'
import { toJson } from '../../server/stored-json.ts'
import { areAllIndexed, forgetDocuments, insertDocuments, selectUnindexed } from './documents-store.ts'
import { insertNames } from './names-store.ts'
import { weighWords, type TextFields } from './weights.ts'
import { insertWeights } from './weights-store.ts'
import { keysOf, startKeysOf } from '#platform/word-forms/word-keys.ts'
import { foldedWords } from '#platform/word-forms/words.ts'
import { insertKeys, readWordIds } from './words-store.ts'
import { asKind, hasTrait, kindsWith } from '../../kinds.ts'

/** Raise it with every change of the rules below or of folding, forms, sounds and weights: all documents are then made again at the next start. */
const rulesVersion = 7
const documentsAtOnce = 50
/** Characters of a text that searches look into. */
const longestBody = 200_000

const searchedKinds = kindsWith('searched')

export interface Publication {
  id: string
  kind: string
  language: Language
  title: string
  excerpt: string
  extras: Members
  text: string
}

/** Makes publications findable, some dozens at once; call in the transaction that adds them. Each is forgotten together with its publication. */
export async function indexPublications(db: Database, publications: readonly Publication[]): Promise<void> {
  const fields = new Map(
    publications
      .filter(({ kind }) => searchedKinds.some((searched) => searched === kind))
      .map((one) => [one.id, { ...one, fields: fieldsOf(one) }]),
  )
  if (fields.size === 0) return
  const added = await insertDocuments(
    db,
    [...fields.values()].map(({ id, kind, language, fields }) => ({
      publicationId: id,
      kind,
      language,
      version: rulesVersion,
      title: fields.title,
      body: [fields.excerpt, fields.body].filter(Boolean).join('\n'),
    })),
  )
  const documents = added.flatMap(({ id, publicationId }) => {
    const of = fields.get(publicationId)?.fields
    return of ? [{ id, fields: of, weights: weighWords(of) }] : []
  })
  const ids = await indexWords(db, documents)
  await insertWeights(
    db,
    documents.flatMap(({ id, weights }) =>
      [...weights].flatMap(([word, weight]) => {
        const wordId = ids.get(word)
        return wordId === undefined ? [] : [{ documentId: id, wordId, weight }]
      }),
    ),
  )
  await insertNames(
    db,
    documents.flatMap(({ id, fields }) =>
      namesOf(fields).map((name, place) => ({ name, documentId: id, place })),
    ),
  )
}

/** Indexes what was published before there was an index, or under older rules. Runs in steps, so that it may be interrupted. */
export async function indexMissing(ctx: Context): Promise<number> {
  if (await areAllIndexed(ctx.db, { version: rulesVersion, kinds: searchedKinds })) return 0
  for (let count = 0; ;) {
    const done = await inTransaction(ctx, async (ctx) => {
      const wanted = { version: rulesVersion, kinds: searchedKinds, limit: documentsAtOnce }
      const rows = await selectUnindexed(ctx.db, wanted)
      if (rows.length === 0) return 0
      await forgetDocuments(
        ctx.db,
        rows.map((row) => row.id),
      )
      await indexPublications(
        ctx.db,
        rows.map(({ body, searchText, extras, ...row }) => ({
          ...row,
          extras: toJson(extras),
          text: body === null ? searchText : plainText(toJson<BlockDocument>(body)),
        })),
      )
      return rows.length
    })
    if (done === 0) return count
    count += done
  }
}

/** What is searched of a publication. */
function fieldsOf({ kind, title, excerpt, extras, text }: Publication): TextFields {
  const { aliases, avoid, ...others } = extras
  const body = [text, ...Object.values(others).flatMap(sentencesOf)].filter(Boolean).join('\n')
  const names = sentencesOf(aliases).filter(Boolean)
  return {
    title: title.normalize('NFC'),
    names: names.map(clean),
    rejected: clean(sentencesOf(avoid).join('\n')),
    excerpt: clean(excerpt),
    body: hasTrait(asKind(kind), 'withheld') ? '' : clean([...names, body].join('\n')),
  }
}

/** The name of a place that is filled in when a page is read: readers never see it. */
const place = /\{\{[\w.]*\}\}/g

function clean(text: string): string {
  return text.replaceAll(place, ' ').normalize('NFC').slice(0, longestBody).toWellFormed()
}

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** The ids of all words of some texts; those that no text had before are added, with what they are looked up by. */
async function indexWords(
  db: Database,
  documents: readonly { fields: TextFields; weights: ReadonlyMap<string, number> }[],
): Promise<Map<string, number>> {
  const words = new Set(documents.flatMap(({ weights }) => [...weights.keys()]))
  const { ids, added } = await readWordIds(db, [...words])
  const starts = documents.flatMap(({ fields: { title, names } }) => [
    ...startsOf(foldedWords(title), ids, 1),
    ...startsOf(names.flatMap(foldedWords), ids, 2),
  ])
  const keysOfNew = added.flatMap(({ id, word }) => keysOf(word).map((key) => ({ key, wordId: id })))
  await insertKeys(db, [...keysOfNew, ...starts])
  return ids
}

/** A single letter is the beginning of too many other names. */
function startsOf(
  words: readonly string[],
  ids: ReadonlyMap<string, number>,
  shortest: number,
): { key: string; wordId: number }[] {
  return [...new Set(words)].flatMap((word) => {
    const wordId = ids.get(word)
    return wordId === undefined ? [] : startKeysOf(word, shortest).map((key) => ({ key, wordId }))
  })
}

/** What is called by other names can be asked for by all of them. */
function namesOf({ title, names }: TextFields): string[] {
  if (names.length === 0) return []
  return [...new Set([title, ...names].map((name) => foldedWords(name).join(' ')))].filter(Boolean)
}
