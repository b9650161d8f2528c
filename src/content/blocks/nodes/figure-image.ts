import { z } from 'zod'
import type { Picture } from '../../media/contract.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Rendering } from './rendering.ts'
import { mediaId, optionalWords } from './words.ts'

/** A picture with its words for those who cannot see it. Drafts may still lack them. */
export const figureImage = z.strictObject({
  type: z.literal('figureImage'),
  attrs: z.strictObject({ mediaId, alt: optionalWords(500), caption: optionalWords(500) }),
})

export type FigureImage = z.output<typeof figureImage>

export function renderFigureImage(node: FigureImage, rendering: Rendering): string {
  const { mediaId, alt, caption } = node.attrs
  const picture = rendering.pictures.get(mediaId)
  const words = escapeHtml(alt.trim() || (picture?.alt[rendering.language] ?? ''))
  const image = picture ? renderPicture(picture, words) : words && `<p class="figure-missing">${words}</p>`
  const below = caption.trim() && `<figcaption>${escapeHtml(caption.trim())}</figcaption>`
  return image || below ? `<figure class="figure">${image}${below}</figure>` : ''
}

/** The reading column is at most 44rem wide. */
const sizes = '(max-width: 46rem) 100vw, 44rem'

/** @param alt escaped */
export function renderPicture(picture: Picture, alt: string): string {
  const sources = picture.sources
    .map(
      ({ type, srcset }) =>
        `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcset)}" sizes="${sizes}">`,
    )
    .join('')
  const size = `width="${Number(picture.width)}" height="${Number(picture.height)}"`
  const weight = picture.bytes === undefined ? '' : ` data-bytes="${Number(picture.bytes)}"`
  const image = `<img src="${escapeHtml(picture.src)}" alt="${alt}" ${size} loading="lazy" decoding="async"${weight}>`
  return `<picture>${sources}${image}</picture>`
}
