import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from './project-folder.ts'

/** Of this program, as `package.json` has it, such as `1.4.0`. */
export const programVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'))).version
