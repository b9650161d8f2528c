import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const file = path.resolve(import.meta.dirname, '../../../../../package.json')

/** Of this program, as package.json says it. */
export const programVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(file, 'utf8'))).version
