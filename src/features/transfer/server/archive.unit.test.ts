import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeArchive } from './archive/write-archive.ts'

const counts = { items: 0, editions: 0, revisions: 0, media: 1 }

test.each(['is being read', 'is only opened'])(
  'an upload that %s when the file cannot be written is given up',
  async (moment) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'archive-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'taken.zip')
    writeFileSync(file, '')
    const hasFailed = Promise.withResolvers<void>()
    const closed = vi.fn()
    const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(65_536))
    const entries = async function* () {
      if (moment === 'is only opened') await hasFailed.promise
      const bytes = Readable.fromWeb(new ReadableStream({ pull, cancel: closed }))
      yield { path: 'media/a/file.csv', content: { bytes } }
    }
    await expect(writeArchive(file, entries(), counts)).rejects.toThrow('EEXIST')
    hasFailed.resolve()
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  },
)
