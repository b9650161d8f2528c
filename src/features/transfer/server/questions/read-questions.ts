import { readFile } from 'node:fs/promises'
import { invalid } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { mostQuestions, type QuestionFault, type QuestionsReport } from '../../questions/contract.ts'
import type { ImportSettingsOf } from '../../imports/contract.ts'
import { languageOfText } from '../foreign/language.ts'
import type { ReadQuestion } from './carried-question.ts'
import { readCsv, type ReadFile } from './csv/read-csv.ts'
import { readGift } from './gift/read-gift.ts'
import { namesInText, namesOf, type FoundNames, type NamesInText } from './names-in-text.ts'

/** A file of questions on this machine, with what it names of this site. */
interface QuestionsOrder {
  file: string
  fileName: string
  language: ImportSettingsOf<'questions'>['language']
  found: FoundNames
}

/** Of the whole file first, then of each question. */
type QuestionsLine = FileLine | { question: CarriedRead }

interface FileLine extends Pick<QuestionsReport, 'format' | 'language'> {
  columns: readonly string[]
  faults: QuestionFault[]
}

/** A question as it goes from thread to thread; the names of its columns are those of the file. */
type CarriedRead = Omit<ReadQuestion, 'faults'> & { faults: QuestionFault[] }

/** What a file of questions names. @throws 422 `file: foreign.not_utf8` */
export async function readNames({ file }: { file: string }): Promise<NamesInText[]> {
  return [namesInText(await readText(file))]
}

/**
 * The questions of a file.
 * @throws 422 `file` for what cannot be read at all
 */
export async function readQuestions(order: QuestionsOrder): Promise<QuestionsLine[]> {
  const text = await readText(order.file)
  const isTable = !/\.(?:gift|txt)$/i.test(order.fileName)
  const language = languageOf(text, order)
  const names = namesOf(order.found)
  const { questions, faults } = isTable ? readCsv(text, names) : readGift(text, { language, names })
  refuseSize({ questions, faults })
  return [
    {
      format: isTable ? 'csv' : 'gift',
      language: isTable ? null : language,
      columns: faults.columns,
      faults: faults.all,
    },
    ...questions.map((question) => ({ question: { ...question, faults: question.faults.all } })),
  ]
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(file))
  } catch (error) {
    throw error instanceof TypeError ? invalid({ file: 'foreign.not_utf8' }) : error
  }
}

/** Comments are in the language of whoever wrote them. */
function languageOf(text: string, { language }: QuestionsOrder): Language {
  return language === 'auto' ? languageOfText(text.replaceAll(/^\/\/.*$/gm, '')) : language
}

function refuseSize({ questions, faults }: ReadFile): void {
  if (questions.length === 0 && faults.all.length === 0) throw invalid({ file: 'questions.none' })
  if (questions.length > mostQuestions) throw invalid({ file: 'questions.too_many' })
}
