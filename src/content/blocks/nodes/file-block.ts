import { z } from 'zod'
import type { FileInfo } from '../../media/contract.ts'
import { escapeHtml } from '#platform/escape-html.ts'
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
  return `<p class="file">${renderFileLink(file, { label, details })}</p>`
}

/** @param words escaped */
export function renderFileLink(file: FileInfo, words: { label: string; details: string }): string {
  const link = `<a class="file-link" href="${escapeHtml(file.url)}" download="${escapeHtml(file.name)}">`
  return `${link}<span class="file-name">${words.label}</span> <span class="file-details">${words.details}</span></a>`
}
