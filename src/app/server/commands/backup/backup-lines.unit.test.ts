import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LineFile, readLines } from './files.ts'

function newFile(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-lines-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'rows.jsonl')
}

async function valuesIn(file: string, mostBytes?: number): Promise<unknown[]> {
  return (await Array.fromAsync(readLines(file, mostBytes))).flat()
}

/** Every sign that some program takes for the end of a line, and lines longer than what is read at once. */
const values = [
  ['\u2028', '\u2029', 'a\u2028b\u2029c', '\u0085\v\f\r\n', 'ሰላም፣ ነጋዴ'],
  ['ቡና'.repeat(60_000), null, 1.5],
  [],
  ['\u{1F4C8}'.repeat(40_000)],
]

test('values come back as they were written, each from a line that is one to every program', async () => {
  const file = newFile()
  const list = await LineFile.create(file)
  await list.add(values.slice(0, 1))
  await list.add(values.slice(1))
  await list.end()
  expect(readFileSync(file, 'utf8')).not.toMatch(/[\u2028\u2029\r]/)
  expect(await valuesIn(file)).toEqual(values)
  expect(await Array.fromAsync(readLines(file, 1))).toEqual(values.map((value) => [value]))
})

test('a line ends at \\n alone, and the last one also with the file', async () => {
  const file = newFile()
  writeFileSync(file, values.map((value) => JSON.stringify(value)).join('\n'))
  expect(await valuesIn(file)).toEqual(values)
  writeFileSync(file, '')
  expect(await valuesIn(file)).toEqual([])
})

test('what is no JSON value is named by its line', async () => {
  const file = newFile()
  writeFileSync(file, '[1]\n[2\n[3]\n')
  await expect(valuesIn(file)).rejects.toThrow(`${file} cannot be read: line 2 is no JSON value`)
})
