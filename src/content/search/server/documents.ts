import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { plainText, type BlockDocument } from '../../blocks/document.ts'
import type { Members } from '../../kind-members.ts'
import { toJson } from '../../server/stored-json.ts'
import { forgetDocuments, insertDocument, selectUnindexed } from './documents-store.ts'
import { insertNames } from './names-store.ts'
import { foldedWords, weighWords, type TextFields } from './weights.ts'
import { insertWeights } from './weights-store.ts'
import { keysOf, startKeysOf } from './word-keys.ts'
import { insertKeys, readWordIds } from './words-store.ts'
import { kindsWith } from '../../kinds.ts'

/** Raise it with every change of the rules below or of folding, forms, sounds and weights: all documents are then made again at the next start. */
const rulesVersion = 2
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

/** Makes a publication findable; call in the transaction that adds it. It is forgotten together with its publication. */
export async function indexPublication(db: Database, publication: Publication): Promise<void> {
  if (!searchedKinds.some((kind) => kind === publication.kind)) return
  const fields = fieldsOf(publication)
  const row = await insertDocument(db, {
    publicationId: publication.id,
    kind: publication.kind,
    language: publication.language,
    version: rulesVersion,
    title: fields.title,
    body: [fields.excerpt, fields.body].filter(Boolean).join('\n'),
  })
  if (!row) return
  await insertWeights(db, row.id, await weightsById(db, fields))
  await insertNames(db, row.id, namesOf(fields))
}

/** Indexes what was published before there was an index, or under older rules. Runs in steps, so that it may be interrupted. */
export async function indexMissing(ctx: Context): Promise<number> {
  for (let count = 0; ;) {
    const done = await inTransaction(ctx, async (ctx) => {
      const wanted = { version: rulesVersion, kinds: searchedKinds, limit: documentsAtOnce }
      const rows = await selectUnindexed(ctx.db, wanted)
      if (rows.length === 0) return 0
      await forgetDocuments(
        ctx.db,
        rows.map((row) => row.id),
      )
      for (const { body, searchText, extras, ...row } of rows) {
        const text = body === null ? searchText : plainText(toJson<BlockDocument>(body))
        await indexPublication(ctx.db, { ...row, extras: toJson(extras), text })
      }
      return rows.length
    })
    if (done === 0) return count
    count += done
  }
}

/** What is searched of a publication. A course is found by what its card says; its text is for those who take it. */
function fieldsOf({ kind, title, excerpt, extras, text }: Publication): TextFields {
  const { aliases, ...others } = extras
  const body = [text, ...Object.values(others).flatMap(sentencesOf)].filter(Boolean).join('\n')
  const names = sentencesOf(aliases).filter(Boolean)
  return {
    title: title.normalize('NFC'),
    names: names.map(clean),
    excerpt: clean(excerpt),
    body: kind === 'course' ? '' : clean([...names, body].join('\n')),
  }
}

function clean(text: string): string {
  return text.normalize('NFC').slice(0, longestBody).toWellFormed()
}

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

async function weightsById(db: Database, fields: TextFields): Promise<Map<number, number>> {
  const weights = weighWords(fields)
  const { ids, added } = await readWordIds(db, [...weights.keys()])
  const inTitle = new Set(foldedWords(fields.title))
  const isNew = new Set(added.map(({ id }) => id))
  const keys = [...ids].flatMap(([word, wordId]) =>
    [...(isNew.has(wordId) ? keysOf(word) : []), ...(inTitle.has(word) ? startKeysOf(word) : [])].map(
      (key) => ({ key, wordId }),
    ),
  )
  await insertKeys(db, keys)
  return new Map(
    [...weights].flatMap(([word, weight]) => {
      const id = ids.get(word)
      return id === undefined ? [] : [[id, weight] as const]
    }),
  )
}

/** What is called by other names can be asked for by all of them. */
function namesOf({ title, names }: TextFields): string[] {
  if (names.length === 0) return []
  return [...new Set([title, ...names].map((name) => foldedWords(name).join(' ')))].filter(Boolean)
}
