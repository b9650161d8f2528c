import type { EditionText } from '#content/contract.ts'
import { keepCurrent } from '#content/editions/server/keep-revisions.ts'
import { saveEdition } from '#content/editions/server/editions.ts'
import { authorOf, insertWithFreeSlug, writeFields } from '#content/items/server/items.ts'
import { insertEdition, keepRevision } from '#content/records/server/editions-store.ts'
import { nextSortOrder, replaceItemTags } from '#content/records/server/items-store.ts'
import { columnsOfText, textOfColumns } from '#content/records/server/stored-text.ts'
import { toJson } from '#content/server/stored-json.ts'
import type { Members } from '#content/kind-members.ts'
import { newId } from '#platform/ids.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { QuestionsResult } from '../../questions/contract.ts'
import { createBreath } from '../breathe.ts'
import { bodyOf } from './carried-question.ts'
import { isSameIn, isSameItem, type FittedQuestion } from './fit-question.ts'
import type { QuestionsPlan } from './plan.ts'
import type { StoredQuestion } from './stored-questions.ts'

/**
 * Makes drafts of what the plan found new or changed, in the transaction of `ctx`. What readers see stays; texts that stood there
 * are kept as revisions. Questions with an error are left out. Call within `keepNeeded` of what is replaced.
 */
export async function applyQuestions(
  ctx: Context,
  { report, questions }: QuestionsPlan,
): Promise<QuestionsResult> {
  const result: QuestionsResult['questions'] = []
  const breathe = createBreath()
  for (const { report: own, store } of questions) {
    if (!store) continue
    await breathe()
    const { question, known } = store
    const id = known ? await updateQuestion(ctx, question, known) : await insertQuestion(ctx, question)
    const { title, titleLanguage, languages: said } = own
    result.push({ id, title, titleLanguage, languages: said, action: known ? 'update' : 'create' })
  }
  const count = (action: string) => report.questions.filter((one) => one.action === action).length
  await audit(ctx, 'questions.imported', {
    kind: 'content',
    id: 'questions',
    details: {
      format: report.format,
      created: count('create'),
      updated: count('update'),
      refused: count('refuse'),
    },
  })
  return { questions: result, unchanged: count('unchanged'), refused: count('refuse') }
}

async function insertQuestion(ctx: Context, question: FittedQuestion): Promise<string> {
  const id = newId()
  const place = { kind: 'question', parentId: null, collectionId: null } as const
  await insertWithFreeSlug(ctx, question.slug, {
    id,
    ...place,
    sortOrder: await nextSortOrder(ctx.db, place),
    level: question.level,
    details: JSON.stringify(detailsOf(question, {})),
    createdAt: ctx.now,
    updatedAt: ctx.now,
    createdBy: authorOf(ctx),
  })
  await replaceItemTags(ctx.db, id, question.tags)
  const said = languages.filter((language) => question.texts[language])
  for (const language of said) {
    const key = { itemId: id, language }
    const text = columnsOfText(textOf(question, language, undefined))
    const isTranslation = language !== said[0]
    const by = { updatedAt: ctx.now, updatedBy: authorOf(ctx) }
    await insertEdition(ctx.db, {
      ...key,
      ...text,
      revision: 1,
      basedOnRevision: isTranslation ? 1 : null,
      ...by,
    })
    const saved = { savedAt: ctx.now, savedBy: authorOf(ctx) }
    await keepRevision(ctx.db, { id: newId(), ...key, ...text, revision: 1, ...saved })
  }
  const title = said[0] && question.texts[said[0]]?.title
  await audit(ctx, 'item.created', { kind: 'question', id, details: { title } })
  return id
}

async function updateQuestion(
  ctx: Context,
  question: FittedQuestion,
  known: StoredQuestion,
): Promise<string> {
  const { id, item } = known
  if (!isSameItem(question, known)) {
    const { level, tags } = question
    const details = detailsOf(question, toJson<Members>(item.details))
    await writeFields(ctx, item, { version: item.version, fields: { level, tags, details } })
  }
  const changed = languages.filter((language) => !isSameIn(language, question, known))
  for (const language of changed) await saveText(ctx, { question, known, language, changed })
  const [first] = changed
  await audit(ctx, 'item.imported', {
    kind: 'question',
    id,
    details: { slug: item.slug, title: first && question.texts[first]?.title },
  })
  return id
}

/** A translation that comes together with its original is one of that original. */
async function saveText(
  ctx: Context,
  {
    question,
    known,
    language,
    changed,
  }: {
    question: FittedQuestion
    known: StoredQuestion
    language: Language
    changed: readonly Language[]
  },
): Promise<void> {
  const stored = known.editions[language]
  const original = known.editions[otherLanguage(language)]
  if (stored) await keepCurrent(ctx, stored)
  const isSecond = language !== changed[0]
  const translatedFrom = isSecond ? (original?.revision ?? 0) + 1 : stored ? undefined : original?.revision
  await saveEdition(
    ctx,
    { itemId: known.id, language },
    {
      text: textOf(question, language, stored && textOfColumns(stored)),
      basedOn: stored?.revision ?? 0,
      keep: true,
      ...(translatedFrom ? { translatedFrom } : {}),
    },
  )
}

/** A file says nothing of summaries and the like; those stay. */
function textOf(question: FittedQuestion, language: Language, stored: EditionText | undefined): EditionText {
  const { title, parts } = question.texts[language] ?? { title: '', parts: emptyParts }
  const kept = stored ?? { excerpt: '', seoTitle: '', seoDescription: '', extras: {} }
  return { ...kept, title, body: bodyOf(parts) }
}

const emptyParts = { asked: [], choices: [], number: null, explanation: [] }

function detailsOf({ form, use, aboutIds }: FittedQuestion, stored: Members): Members {
  const hasAbout = aboutIds.length > 0 || stored.about !== undefined
  return { ...stored, form, use, ...(hasAbout ? { about: aboutIds } : {}) }
}
