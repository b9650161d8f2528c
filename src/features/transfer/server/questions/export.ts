import type { ContentKind } from '#content/kinds.ts'
import { selectItemKeys } from '#content/records/server/carried-store.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { QuestionExport } from '../../questions/contract.ts'
import { bodyOf, type QuestionBank } from './carried-question.ts'
import { breathe } from './breathe.ts'
import { csvHead, csvLines } from './csv/write-csv.ts'
import { giftOf } from './gift/write-gift.ts'
import { findNamesOf } from './names.ts'
import { listStoredQuestions, type StoredQuestion } from './stored-questions.ts'

/**
 * Questions as one file, right answers included: the texts that editors work on, whether public or not, by their addresses. The
 * bin is left out, and in GIFT what that form cannot say, which the file names.
 */
export async function exportQuestions(
  ctx: Context,
  wish: QuestionExport,
  bank: QuestionBank,
): Promise<string> {
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
  const write = wish.format === 'csv' ? csvLines : (one: StoredQuestion) => giftOf(one, wish.lang, names)
  const parts: string[] = []
  const leftOut: string[] = []
  for (const one of chosen) {
    const part = write(one, names)
    if (part === undefined) leftOut.push(one.slug)
    else parts.push(part)
    await breathe(parts.length + leftOut.length)
  }
  const { format, lang, use, tag } = wish
  await audit(ctx, 'questions.exported', {
    kind: 'content',
    id: 'questions',
    details: { format, lang, use, tag, questions: parts.length, leftOut: leftOut.length },
  })
  return format === 'csv' ? `${csvHead()}${parts.join('')}` : giftFile(parts, leftOut)
}

function giftFile(parts: readonly string[], leftOut: readonly string[]): string {
  const note = leftOut.map((slug) => `// not in GIFT: ${slug}\n`).join('')
  return `${note}${note && '\n'}${parts.join('\n\n')}\n`
}
