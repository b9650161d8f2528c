import { z } from 'zod'

/** A setting that is a number. One sentence for whatever does not fit: `z.coerce` would speak of NaN. */
export function number(least: number, most: number, { isWhole = true } = {}) {
  const message = `must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`
  const any = z.coerce.number({ message }).min(least, { message }).max(most, { message })
  return isWhole ? any.int({ message }) : any
}

/** A setting that is on or off, in the words that people use. */
export const onOff = (fallback: boolean) =>
  z
    .enum(['1', '0', 'on', 'off', 'true', 'false'])
    .optional()
    .transform((value) => (value === undefined ? fallback : ['1', 'on', 'true'].includes(value)))
