import type { ContentKind } from '#content/kinds.ts'
import { selectItemKeys } from '#content/records/server/carried-store.ts'
import { otherLanguage } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { QuestionExport, QuestionLosses } from '../../questions/contract.ts'
import type { ExportLoss } from '../../questions/export-losses.ts'
import { bodyOf, type QuestionBank } from './carried-question.ts'
import { createBreath } from '../breathe.ts'
import { csvHead, csvOf } from './csv/write-csv.ts'
import { giftOf } from './gift/write-gift.ts'
import { findNamesOf } from './names.ts'
import { listStoredQuestions, type StoredQuestion } from './stored-questions.ts'

/**
 * Questions as one file, right answers included: the texts that editors work on, whether public or not, by their addresses. The
 * bin is left out, and what the form of the file cannot say, which a file in GIFT names.
 */
export async function exportQuestions(
  ctx: Context,
  wish: QuestionExport,
  bank: QuestionBank,
): Promise<string> {
  const { parts, leftOut } = await writeQuestions(ctx, wish, bank)
  const { format, lang, use, tag } = wish
  await audit(ctx, 'questions.exported', {
    kind: 'content',
    id: 'questions',
    details: { format, lang, use, tag, questions: parts.length, leftOut: leftOut.length },
  })
  return format === 'csv' ? `${csvHead()}${parts.join('')}` : giftFile(parts, leftOut)
}

/** What the file would leave out, one by one, and why; nothing is given out, and nothing noted. */
export async function listLosses(
  ctx: Context,
  wish: QuestionExport,
  bank: QuestionBank,
): Promise<QuestionLosses> {
  const { parts, leftOut } = await writeQuestions(ctx, wish, bank)
  return {
    questions: parts.length,
    leftOut: leftOut.map(({ row, question: { id, texts }, code }) => {
      const titleLanguage = [wish.lang, otherLanguage(wish.lang)].find((one) => texts[one]?.title) ?? null
      return { row, id, title: (titleLanguage && texts[titleLanguage]?.title) ?? '', titleLanguage, code }
    }),
  }
}

interface LeftOut {
  row: number
  question: StoredQuestion
  code: ExportLoss
}

/** The parts of the file, in the order of the addresses. */
async function writeQuestions(
  ctx: Context,
  wish: QuestionExport,
  bank: QuestionBank,
): Promise<{ parts: string[]; leftOut: LeftOut[] }> {
  const kinds: ContentKind[] = ['question']
  const keys = await selectItemKeys(ctx.db, { kinds, withBin: false })
  const ids = keys.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)).map(({ id }) => id)
  const all = await listStoredQuestions(ctx, ids, bank)
  const chosen = all.filter(
    ({ use, tags }) =>
      (wish.use === undefined || use === wish.use) && (wish.tag === undefined || tags.includes(wish.tag)),
  )
  const texts = chosen.flatMap((one) => Object.values(one.texts).map(({ parts }) => bodyOf(parts)))
  const names = await findNamesOf(ctx, texts)
  const parts: string[] = []
  const leftOut: LeftOut[] = []
  const breathe = createBreath()
  for (const [index, question] of chosen.entries()) {
    const written = wish.format === 'csv' ? csvOf(question, names) : giftOf(question, wish.lang, names)
    if ('source' in written) parts.push(written.source)
    else leftOut.push({ row: index + 1, question, code: written.loss })
    await breathe()
  }
  return { parts, leftOut }
}

/** Comments name what is not there, so that a file that is passed on says it as well. */
function giftFile(parts: readonly string[], leftOut: readonly LeftOut[]): string {
  const note = leftOut.map(({ question, code }) => `// not in GIFT: ${question.slug} (${code})\n`).join('')
  return `${note}${note && '\n'}${parts.join('\n\n')}\n`
}
