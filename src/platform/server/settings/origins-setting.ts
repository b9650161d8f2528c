import { z } from 'zod'

/** A setting that is a list of origins with commas between them; none when it is not set. */
export function origins() {
  return z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((one) => one.trim() || []))
    .refine((listed) => listed.every(isOrigin), {
      message: 'must be origins such as https://tools.example, with commas between them',
    })
}

/** As browsers send it; plain http only on this machine. */
function isOrigin(value: string): boolean {
  const { origin, protocol, hostname } = URL.parse(value) ?? {}
  return origin === value && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'))
}
