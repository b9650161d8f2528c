import { z } from 'zod'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Rendering } from './rendering.ts'
import { optionalWords } from './words.ts'
import { says } from '#platform/problems/field-codes.ts'

const videoProviders = ['youtube', 'vimeo', 'upload'] as const
export type VideoProvider = (typeof videoProviders)[number]

const idPatterns: Record<VideoProvider, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d{5,12}$/,
  upload: /^[\w-]{1,64}$/,
}

/** A video elsewhere, or one of our own files (`id` is then its media id). */
export const video = z.strictObject({
  type: z.literal('video'),
  attrs: z
    .strictObject({ provider: z.enum(videoProviders), id: z.string(), title: optionalWords(200) })
    .refine(({ provider, id }) => idPatterns[provider].test(id), { ...says('video.invalid'), path: ['id'] }),
})

export type Video = z.output<typeof video>

/** A plain link; nothing is fetched from elsewhere until the reader follows it or the page puts a player in its place. */
export function renderVideo(node: Video, rendering: Rendering): string {
  const { provider, id, title } = node.attrs
  const href = addressOf(node, rendering)
  if (href === undefined) return ''
  const rel = provider === 'upload' ? '' : ' rel="noopener noreferrer"'
  const data = `data-video="${provider}" data-video-id="${escapeHtml(id)}"`
  const name = title.trim() && `<span class="video-title">${escapeHtml(title.trim())}</span> `
  const watch = `<span class="video-watch">${escapeHtml(rendering.labels.watchVideo[provider])}</span>`
  return `<p class="video-block"><a class="video" href="${escapeHtml(href)}" ${data}${rel}>${name}${watch}</a></p>`
}

function addressOf({ attrs: { provider, id } }: Video, rendering: Rendering): string | undefined {
  switch (provider) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
    case 'vimeo':
      return `https://vimeo.com/${encodeURIComponent(id)}`
    case 'upload':
      return rendering.files.get(id)?.url
  }
}

/** The first video in the HTML of a text, as `renderVideo` wrote it. */
export function firstVideoOf(html: string): { provider: VideoProvider; id: string } | undefined {
  const [, named, id] = /\bdata-video="(\w+)" data-video-id="([\w-]+)"/.exec(html) ?? []
  const provider = videoProviders.find((one) => one === named)
  return provider && id ? { provider, id } : undefined
}
