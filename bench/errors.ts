import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorsPage } from '../src/test-errors-page.ts'

/** Writes the page of error codes anew. */
writeFileSync(path.resolve(import.meta.dirname, '../docs/errors.md'), errorsPage())
