import { languages, type Language } from '#platform/languages.ts'
import { csvLine } from '#platform/server/http/csv.ts'
import type { ExportLoss } from '../../../questions/export-losses.ts'
import { writeCell, type Names } from '../cells.ts'
import type { CarriedQuestion, ChoiceParts, QuestionParts } from '../carried-question.ts'
import { columns, yes, type Column } from './columns.ts'

type Row = Partial<Record<Column, string>>

/** The mark that tells spreadsheets that the letters are those of Unicode. */
const byteOrderMark = '\uFEFF'

/** The first line of the table. */
export function csvHead(): string {
  return `${byteOrderMark}${columns.join(',')}\r\n`
}

/** A question in a table, or why its languages have no place in one. */
export function csvOf(
  question: CarriedQuestion,
  names: Names,
): { source: string } | { loss: Extract<ExportLoss, 'differs'> } {
  return isOfOneKey(question) ? { source: csvLines(question, names) } : { loss: 'differs' }
}

/** Whether both texts say the same where a table has one column for both. */
function isOfOneKey({ form, texts }: CarriedQuestion): boolean {
  const [one, other] = [texts.en?.parts, texts.am?.parts]
  if (!one || !other) return true
  return (
    isOne(one.number?.value, other.number?.value) &&
    isOne(one.number?.tolerance, other.number?.tolerance) &&
    (form !== 'order' || isOne(sharedIds(one, other), sharedIds(other, one))) &&
    one.choices.every((choice) => {
      const same = other.choices.find(({ id }) => id === choice.id)
      return isOne(placeOf(choice), placeOf(same)) && isOne(choice.counterpart?.id, same?.counterpart?.id)
    })
  )
}

/** Whether two values have one cell: they are equal, or there is only one. */
function isOne(first: string | undefined, second: string | undefined): boolean {
  return first === undefined || second === undefined || first === second
}

/** Names of the choices that another text has as well, in their order. */
function sharedIds({ choices }: QuestionParts, { choices: others }: QuestionParts): string {
  const ids = choices.map(({ id }) => id)
  return ids.filter((id) => others.some((other) => other.id === id)).join(' ')
}

/** The lines of a question: its own, then one for each choice. */
export function csvLines(question: CarriedQuestion, names: Names): string {
  return rowsOf(question, names)
    .map((row) => csvLine(columns.map((column) => row[column] ?? '')))
    .join('')
}

function rowsOf({ texts, ...question }: CarriedQuestion, names: Names): Row[] {
  const own: Row = {
    kind: 'question',
    id: question.slug,
    form: question.form,
    use: question.use,
    level: question.level ?? '',
    tags: question.tags.join(' '),
    about: question.about.join(' '),
  }
  const write = (blocks: QuestionParts['asked'] = []) => writeCell(blocks, names)
  for (const language of languages) {
    const text = texts[language]
    if (!text) continue
    const { asked, explanation, number } = text.parts
    own[`title_${language}`] = text.title
    own[`text_${language}`] = write(asked)
    own[`explanation_${language}`] = write(explanation)
    own.number ??= number?.value
    own.tolerance ??= number?.tolerance
    own[`unit_${language}`] = number?.unit ?? ''
  }
  return [own, ...idsOf(texts).map((id) => choiceRow(id, texts, write))]
}

/** The choices of both texts, in the order of the first. */
function idsOf(texts: CarriedQuestion['texts']): string[] {
  return [...new Set(languages.flatMap((language) => choicesIn(texts, language).map(({ id }) => id)))]
}

function choicesIn(texts: CarriedQuestion['texts'], language: Language): ChoiceParts[] {
  return texts[language]?.parts.choices ?? []
}

function choiceRow(
  id: string,
  texts: CarriedQuestion['texts'],
  write: (blocks: QuestionParts['asked'] | undefined) => string,
): Row {
  const row: Row = { kind: 'choice', id }
  const found = languages.flatMap((language) => {
    const choice = choicesIn(texts, language).find((one) => one.id === id)
    return choice ? { language, choice } : []
  })
  for (const { language, choice } of found) {
    row[`text_${language}`] = write(choice.words)
    row[`explanation_${language}`] = write(choice.explanation)
    row[`counterpart_${language}`] = write(choice.counterpart?.words)
    row.counterpart_id ??= choice.counterpart?.id
    row.area ??= placeOf(choice)
  }
  row.right = rightOf(found)
  return row
}

function placeOf(choice: ChoiceParts | undefined): string | undefined {
  if (!choice?.area) return undefined
  const { x, y, width, height } = choice.area
  return [x, y, width, height].join(' ')
}

function rightOf(found: readonly { language: Language; choice: ChoiceParts }[]): string {
  const right = found.filter(({ choice }) => choice.isRight)
  if (right.length === 0) return ''
  return right.length === found.length ? yes : (right[0]?.language ?? '')
}
