import { blockDocument } from '#content/blocks/document.ts'
import { slugOf } from '#content/items/server/slugs.ts'
import { mostStored, textLimits } from '#content/text-limits.ts'
import { languages } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { QuestionsReport, ReportedQuestion } from '../../questions/contract.ts'
import { bodyOf, type QuestionBank, type ReadQuestion } from './carried-question.ts'
import { createBreath } from '../breathe.ts'
import { hasError } from './faults.ts'
import { fitQuestion, isSameItem, isSameQuestion, type FittedQuestion } from './fit-question.ts'
import type { OrderedQuestions } from './order-questions.ts'
import { placeOfFault } from './fault-places.ts'
import type { StoredQuestion } from './stored-questions.ts'
import { findThere, type There } from './there.ts'

interface PlannedQuestion {
  report: ReportedQuestion
  /** What to store; nothing for a question that an error stops or that says the same already. */
  store?: { question: FittedQuestion; known: StoredQuestion | undefined }
}

export interface QuestionsPlan {
  report: QuestionsReport
  questions: PlannedQuestion[]
}

/** The dry run: what would become of each question of a file, and what is amiss in it, row by row. Stores nothing. */
export async function planQuestions(
  ctx: Context,
  { format, language, ...read }: OrderedQuestions,
  bank: QuestionBank,
): Promise<QuestionsPlan> {
  const there = await findThere(ctx, read.questions, bank)
  const taken = new Set<string>()
  const questions: PlannedQuestion[] = []
  const breathe = createBreath()
  for (const one of read.questions) {
    questions.push(planQuestion(one, { there, bank, taken }))
    await breathe()
  }
  const report: QuestionsReport = {
    format,
    language,
    questions: questions.map((one) => one.report),
    faults: read.faults.all,
  }
  return { report, questions }
}

interface Planning {
  there: There
  bank: QuestionBank
  /** Addresses of questions that stood before in the file. */
  taken: Set<string>
}

function planQuestion(read: ReadQuestion, { there, bank, taken }: Planning): PlannedQuestion {
  const { faults, place } = read
  const known = there.questions.get(read.slug)
  if (known && known.item.deletedAt !== null) faults.error('item.binned', { ...place, column: 'id' })
  if (read.slug && taken.has(read.slug)) faults.error('question.twice', { ...place, column: 'id' }, read.slug)
  const slug = read.slug || slugOf(read.texts.en?.title ?? read.texts.am?.title ?? '')
  if (!known && slug !== slugOf(slug))
    faults.warn('slug.changed', { ...place, column: 'id' }, `${slug} → ${slugOf(slug)}`)
  if (!read.slug && there.slugs.has(slug)) faults.warn('question.like', place, slug)
  taken.add(slug)
  const question = fitQuestion({ ...read, slug }, { there, known })
  refuseUnstorable(question, read)
  if (known && isAtOnce(question, known)) faults.warn('item.at_once', place)
  if (!hasError(faults)) warnOfFaults(question, { read, bank, known })
  const isSame = known !== undefined && isSameQuestion(question, known)
  const action = hasError(faults) ? 'refuse' : isSame ? 'unchanged' : known ? 'update' : 'create'
  const titled = languages.find((language) => question.texts[language]?.title)
  const report: ReportedQuestion = {
    row: place.row,
    title: (titled && question.texts[titled]?.title) ?? '',
    titleLanguage: titled ?? null,
    slug,
    action,
    itemId: known?.id ?? null,
    seen: known && action === 'update' ? stateOf(known) : null,
    languages: languages.filter((language) => question.texts[language]),
    faults: faults.all,
  }
  return action === 'create' || action === 'update' ? { report, store: { question, known } } : { report }
}

function stateOf({ item, editions }: StoredQuestion): string {
  return [item.version, ...languages.map((language) => editions[language]?.revision ?? 0)].join('.')
}

/** What both languages share is no part of a draft: readers have it at once. */
function isAtOnce(question: FittedQuestion, known: StoredQuestion): boolean {
  const isShown = Object.values(known.editions).some(({ publishedRevision }) => publishedRevision !== null)
  return isShown && !isSameItem(question, known)
}

/** The part of a plan that readers have at once. */
export function atOnceIn({ questions, report }: QuestionsPlan): QuestionsPlan {
  const atOnce = questions.filter(({ store }) => store?.known && isAtOnce(store.question, store.known))
  return { questions: atOnce, report }
}

function refuseUnstorable({ texts }: FittedQuestion, { faults, place }: ReadQuestion): void {
  const said = languages.flatMap((language) => (texts[language] ? { language, ...texts[language] } : []))
  if (said.length === 0) faults.error('question.empty', place)
  for (const { language, title, parts } of said) {
    const column = `title_${language}`
    if (title === '') faults.warn('title.required', { ...place, column })
    if (title.length > mostStored('title')) faults.error('title.too_long', { ...place, column })
    else if ([...title].length > textLimits.title) faults.warn('title.too_long', { ...place, column })
    const checked = blockDocument.safeParse(bodyOf(parts))
    for (const issue of checked.error?.issues ?? [])
      faults.error('text.refused', { ...place, column: `text_${language}` }, issue.message)
  }
}

/** What would keep a question from being published is said now, and keeps nothing from coming in as a draft. */
function warnOfFaults(
  { form, texts }: FittedQuestion,
  {
    read: { faults, place },
    bank,
    known,
  }: { read: ReadQuestion; bank: QuestionBank; known: StoredQuestion | undefined },
): void {
  for (const language of languages) {
    const parts = texts[language]?.parts
    if (!parts) continue
    for (const [field, reason] of Object.entries(bank.questionFaults(form, parts))) {
      const { code, column } = placeOfFault(field, { reason, language })
      faults.warn(code, { ...place, column })
    }
  }
  const [en, am] = languages.map((language) => (texts[language] ?? known?.texts[language])?.parts)
  if (en && am && !bank.isSameKey(form, en, am)) faults.warn('key.differs', place)
}
