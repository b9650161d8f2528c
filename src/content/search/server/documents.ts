import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { plainText, type BlockDocument } from '../../blocks/document.ts'
import type { Members } from '../../kind-members.ts'
import { toJson } from '../../server/stored-json.ts'
import { forgetDocuments, selectUnindexed } from './documents-store.ts'
import { formsOf } from './forms.ts'
import { searchEngineOf, type DocumentWords } from './search-engine.ts'
import { exactForm, foldedForm, splitWords } from './words.ts'
import { kindsWith } from '../../kinds.ts'

/** Raise it with every change of the rules below or of folding, stems and words: all documents are then made again at the next start. */
const rulesVersion = 1
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
  const title = publication.title.normalize('NFC')
  const body = bodyOf(publication).normalize('NFC').slice(0, longestBody).toWellFormed()
  await searchEngineOf(db).addDocument(db, {
    publicationId: publication.id,
    kind: publication.kind,
    language: publication.language,
    version: rulesVersion,
    title,
    body,
    words: wordsOf(title, body),
  })
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

/** A course is found by what its card says; its text is for those who take it. */
function bodyOf({ kind, excerpt, extras, text }: Publication): string {
  if (kind === 'course') return excerpt
  return [excerpt, text, ...Object.values(extras).flatMap(sentencesOf)].filter(Boolean).join('\n')
}

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function wordsOf(title: string, body: string): DocumentWords {
  const [titleWords, bodyWords] = [title, body].map((text) => splitWords(text).map((word) => word.text))
  const each = (form: (word: string) => string) => ({
    title: (titleWords ?? []).map(form).filter(Boolean).join(' '),
    body: (bodyWords ?? []).map(form).filter(Boolean).join(' '),
  })
  const folded = each(foldedForm)
  return {
    exact: each(exactForm),
    folded,
    forms: { title: formsOfAll(folded.title), body: formsOfAll(folded.body) },
  }
}

function formsOfAll(words: string): string {
  const forms = new Set<string>()
  for (const word of new Set(words.split(' '))) for (const form of formsOf(word)) forms.add(form)
  forms.delete('')
  return [...forms].join(' ')
}
