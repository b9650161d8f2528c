import type { FigureImage } from '#content/blocks/nodes/figure-image.ts'
import { walkBlocks } from '#content/blocks/walk.ts'
import type { EditionText } from '#content/contract.ts'
import type { Finding } from '../../contract.ts'
import { findingIn } from './parts.ts'
import type { Check } from './subject.ts'

/** Pictures, the cover among them, without words for those who cannot see them, or with words that were not written for this text. */
export const checkAltTexts: Check = (subject) => [
  ...(subject.cover && !subject.cover.alt[subject.language].trim() ? [bareCover] : []),
  ...figuresWithFaults(subject),
]

const bareCover: Finding = {
  code: 'alt.no_cover',
  severity: 'warning',
  place: { field: 'coverId', block: null, start: null, end: null },
  quote: '',
  values: {},
}

const figuresWithFaults: Check = ({ text, other, fileNames }) => {
  const elsewhere = new Set(other ? figuresOf(other).map(({ figure }) => figure.attrs.alt.trim()) : [])
  return figuresOf(text).flatMap(({ figure, block }) => {
    const alt = figure.attrs.alt.trim()
    if (!alt) return [findingIn(block, { code: 'alt.missing' })]
    if (isFileName(alt, fileNames.get(figure.attrs.mediaId)))
      return [findingIn(block, { code: 'alt.file_name', quote: alt })]
    // Numbers and names of markets are the same in every language.
    if (elsewhere.has(alt) && /\p{L}{4,}/u.test(alt))
      return [findingIn(block, { code: 'alt.same_in_both', quote: alt })]
    return []
  })
}

function figuresOf(text: EditionText): { figure: FigureImage; block: number }[] {
  return [...walkBlocks(text.body.content)].flatMap((block, index) =>
    block.type === 'figureImage' ? [{ figure: block, block: index }] : [],
  )
}

const looksLikeFile = /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i
const camera = /^(?:IMG|DSC|DSCN|DCIM|PXL|Screenshot|image|photo|scan|WhatsApp Image)[\s_-]*\d[\d\s_.-]*/i

/** Whether the words are the picture's file name, or what cameras and phones call their files. */
function isFileName(alt: string, fileName: string | undefined): boolean {
  if (looksLikeFile.test(alt) || camera.test(alt)) return true
  return fileName !== undefined && plain(alt) === plain(fileName.replace(/\.\w{1,5}$/, ''))
}

function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
}
