import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSideThread } from '#platform/server/side-thread.ts'
import { fromLines, toLines } from './lines.ts'

let folder: string
const files = { small: '', heavy: '' }
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'traders-hub-test-'))
  const head = '<xliff version="2.0" srcLang="en" trgLang="am"><file original="x">'
  for (const [name, units] of Object.entries({ small: 1, heavy: 400_000 })) {
    const file = path.join(folder, name)
    await writeFile(file, `${head}${'<unit id="a"/>'.repeat(units)}</file></xliff>`)
    Object.assign(files, { [name]: file })
  }
})
afterAll(() => rm(folder, { recursive: true }))

const orderOf = (file: string) => ({ what: 'translation', order: { file } })

test('a file that takes more memory than a thread may have ends that thread alone, and the next one reads on', async () => {
  const read = createSideThread('import-worker', import.meta.url, { memory: 64 })
  await expect(read(orderOf(files.heavy))).rejects.toMatchObject({ reason: 'memory' })
  expect(Buffer.from(await read(orderOf(files.small))).toString()).toContain('"from":"en"')
})

test('a file that takes longer than it may is given up', async () => {
  const read = createSideThread('import-worker', import.meta.url, { patience: 1 })
  await expect(read(orderOf(files.heavy))).rejects.toMatchObject({ reason: 'time' })
})

test('a refusal comes from the thread as it was thrown there, and leaves it at work', async () => {
  const read = createSideThread('import-worker', import.meta.url)
  const file = path.join(folder, 'broken')
  await writeFile(file, '<xliff')
  const refused = { status: 422, code: 'input.invalid', fields: { file: 'xml.broken' } }
  await expect(read(orderOf(file))).rejects.toMatchObject(refused)
  expect((await read(orderOf(files.small))).length).toBeGreaterThan(0)
})

test('lines come back as the values that they were', async () => {
  const values = [{ text: 'ሰሊጥ\n"x"\u2028\ud800' }, [], 'one', null, 1.5]
  expect(await Array.fromAsync(fromLines(toLines(values)))).toEqual(values)
})
