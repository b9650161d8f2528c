import { z } from 'zod'
import { marks } from './marks.ts'

/** A line break inside a block. The editor keeps the marks around it; they mean nothing here. */
export const hardBreak = z
  .strictObject({ type: z.literal('hardBreak'), marks: marks.optional() })
  .transform(({ type }) => ({ type }))

export const renderHardBreak = () => '<br>'
