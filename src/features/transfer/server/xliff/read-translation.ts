import { readFile } from 'node:fs/promises'
import { invalid } from '#platform/errors.ts'
import { readXliff, type ReadUnit, type ReadXliff } from './read-xliff.ts'

/** Of the whole file first, then of each item with its units after it. */
type TranslationLine = Pick<ReadXliff, 'from' | 'to'> | { original: string } | { unit: ReadUnit }

/**
 * A translator's file on this machine.
 * @throws 422 `file`: as `readXliff`
 */
export async function readTranslation({ file }: { file: string }): Promise<TranslationLine[]> {
  const { from, to, files } = readXliff(await readText(file))
  return [
    { from, to },
    ...files.flatMap(({ original, units }) => [{ original }, ...units.map((unit) => ({ unit }))]),
  ]
}

/** UTF-8, or UTF-16 with its mark, as some tools write. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file)
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw invalid({ file: 'xml.broken' })
  }
}
