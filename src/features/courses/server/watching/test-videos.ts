import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestSite } from '#app/server/test-site.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { MediaItem } from '#content/media/contract.ts'

/** A video of six seconds. */
export const sixSeconds = readFileSync(
  path.join(import.meta.dirname, '../../../../../e2e/fixtures/video/lesson.mp4'),
)

export const captionWords = (words: string) => `WEBVTT\n\n00:00.000 --> 00:05.000\n${words}\n`

export function sendFile(
  { admin }: TestSite,
  name: string,
  bytes: Uint8Array | string,
  path = '/api/admin/media',
) {
  const form = new FormData()
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  const method = path.endsWith('/file') ? 'PUT' : 'POST'
  return admin.browser.send<MediaItem & { code: string; details?: unknown }>(method, path, form)
}

/** A text of words and a video. */
export function withVideo(provider: 'upload' | 'youtube', id: string): BlockDocument {
  return {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] },
      { type: 'video', attrs: { provider, id, title: 'A chart' } },
    ],
  }
}
