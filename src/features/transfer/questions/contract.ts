import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'
import { questionUses } from '#features/questions/contract.ts'
import { questionActions } from './actions.ts'
import { exportLosses } from './export-losses.ts'

/** A table for spreadsheets that holds everything, or the text form of Moodle, which holds one language. */
const questionFormats = ['csv', 'gift'] as const
export type QuestionFormat = (typeof questionFormats)[number]

/** Most questions of one file. */
export const mostQuestions = 1000

export const questionImportSettings = z.strictObject({
  /** Of a file in GIFT; `auto`: by its letters. */
  language: z.enum(['auto', 'en', 'am']).default('auto'),
})

/** Which questions go out. */
export const questionExport = z.strictObject({
  format: z.enum(questionFormats).default('csv'),
  /** Of the texts in GIFT. */
  lang: language.default('en'),
  use: z.enum(questionUses).optional(),
  tag: z.string().max(80).optional(),
})
export type QuestionExport = z.infer<typeof questionExport>

/** What a file would not hold of the questions that were chosen. */
export const questionLosses = z
  .object({
    /** How many it would hold. */
    questions: z.number().int(),
    leftOut: z.array(
      z.object({
        /** Its place among those that were chosen, from 1. */
        row: z.number().int(),
        id: z.string(),
        title: z.string(),
        titleLanguage: language.nullable(),
        code: z.enum(exportLosses),
      }),
    ),
  })
  .openapi('QuestionExportLosses')
export type QuestionLosses = z.infer<typeof questionLosses>

/** What is amiss, and where: the row of the table or the line of the text, counted from 1, and the name of the column. */
const questionFault = z
  .object({
    /** Stable, such as `right.unknown`; the page chooses the words. */
    code: z.string(),
    /** A question with an error is left out; a warning only wants to be read. */
    severity: z.enum(['error', 'warning']),
    /** 0 where no row is meant. */
    row: z.number().int(),
    /** As the file calls it; empty where the whole row is meant. */
    column: z.string(),
    /** The column as a spreadsheet calls it, such as `M`. */
    letter: z.string(),
    detail: z.string(),
  })
  .openapi('QuestionFault')
export type QuestionFault = z.infer<typeof questionFault>

const reported = z.object({
  row: z.number().int(),
  title: z.string(),
  titleLanguage: language.nullable(),
  slug: z.string(),
  action: z.enum(questionActions),
  /** The question that is there already. */
  itemId: z.string().nullable(),
  /** Which state of it would be written over; the import refuses to once that is another one. Null where none would be. */
  seen: z.string().nullable(),
  /** Of the texts in the file. */
  languages: z.array(language),
  faults: z.array(questionFault),
})
export type ReportedQuestion = z.infer<typeof reported>

export const questionsReport = z
  .object({
    format: z.enum(questionFormats),
    /** Of a file that holds one. */
    language: language.nullable(),
    questions: z.array(reported),
    /** What concerns the file as a whole. */
    faults: z.array(questionFault),
  })
  .openapi('QuestionImportReport')
export type QuestionsReport = z.infer<typeof questionsReport>

export const questionsResult = z
  .object({
    questions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        titleLanguage: language.nullable(),
        languages: z.array(language),
        action: z.enum(['create', 'update']),
      }),
    ),
    unchanged: z.number().int(),
    refused: z.number().int(),
  })
  .openapi('QuestionImportResult')
export type QuestionsResult = z.infer<typeof questionsResult>
