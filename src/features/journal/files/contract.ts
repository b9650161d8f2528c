import { z } from '@hono/zod-openapi'
import { calendars } from '#platform/dates/calendar.ts'
import { takenOver } from '../contract.ts'
import { mostFile } from '../limits.ts'

/** A table of trades as text, and the calendar of its days. */
export const givenFile = z
  .strictObject({
    text: z.string().max(mostFile),
    calendar: z.enum(calendars),
    /** Only looked at. */
    isTrial: z.boolean(),
  })
  .openapi('GivenTradeFile')
export type GivenFile = z.infer<typeof givenFile>

const fileProblem = z
  .object({
    /** As spreadsheets count; the names of the columns stand in 1. */
    row: z.number().int(),
    /** Empty where it is about the whole row. */
    column: z.string(),
    code: z.enum([
      'broken',
      'missing',
      'unknown',
      'too_many',
      'required',
      'side',
      'figure',
      'units',
      'day',
      'calendar',
      'exits',
      'exits_over',
      'cells_over',
      'too_long',
    ]),
  })
  .openapi('TradeFileProblem')
export type FileProblem = z.infer<typeof fileProblem>

export const fileReport = takenOver
  .extend({
    /** Rows of the file. */
    trades: z.number().int(),
    /** 200 at most. */
    problems: z.array(fileProblem),
  })
  .openapi('TradeFileReport')
export type FileReport = z.infer<typeof fileReport>
