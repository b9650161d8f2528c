import { z } from 'zod'
import { escapeHtml } from './escape.ts'
import type { Rendering } from './rendering.ts'
import { mediaId, optionalWords } from './words.ts'

/** A file to take home. Without a label it shows the file's own name. */
export const fileBlock = z.strictObject({
  type: z.literal('fileBlock'),
  attrs: z.strictObject({ mediaId, label: optionalWords(200) }),
})

export type FileBlock = z.output<typeof fileBlock>

export function renderFileBlock(node: FileBlock, rendering: Rendering): string {
  const file = rendering.files.get(node.attrs.mediaId)
  if (!file) return ''
  const label = escapeHtml(node.attrs.label.trim() || file.name)
  const details = escapeHtml(rendering.labels.fileDetails(file))
  const link = `<a class="file-link" href="${escapeHtml(file.url)}" download="${escapeHtml(file.name)}">`
  return `<p class="file">${link}<span class="file-name">${label}</span> <span class="file-details">${details}</span></a></p>`
}
