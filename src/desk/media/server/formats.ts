import { listZipNames } from './zip-names.ts'

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif'

/** What the first bytes say an image is, whatever its name says. SVG is not among them: it is a document that can run scripts. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'image/gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'image/avif'
  return undefined
}

interface FileType {
  mimeType: string
  fits(bytes: Uint8Array): boolean
}

/** WebVTT. */
export const captionsType = 'text/vtt; charset=utf-8'

/** File types that are taken, by extension. The content has to agree with the name. */
export const fileTypes: Record<string, FileType> = {
  pdf: { mimeType: 'application/pdf', fits: (bytes) => ascii(bytes, 0, 5) === '%PDF-' },
  csv: { mimeType: 'text/csv; charset=utf-8', fits: isPlainText },
  txt: { mimeType: 'text/plain; charset=utf-8', fits: isPlainText },
  ics: {
    mimeType: 'text/calendar; charset=utf-8',
    fits: (bytes) =>
      isPlainText(bytes) &&
      /^\uFEFF?BEGIN:VCALENDAR\r?\n/.test(new TextDecoder().decode(bytes.subarray(0, 64))),
  },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fits: (bytes) => isOfficeDocument(bytes, 'xl/workbook.xml'),
  },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: (bytes) => isOfficeDocument(bytes, 'word/document.xml'),
  },
  zip: { mimeType: 'application/zip', fits: (bytes) => listZipNames(bytes) !== undefined },
  mp3: { mimeType: 'audio/mpeg', fits: isMp3 },
  mp4: {
    mimeType: 'video/mp4',
    fits: (bytes) =>
      ascii(bytes, 4, 8) === 'ftyp' &&
      brandsOf(bytes).some((brand) => /^(isom|iso\d|mp4\d|avc1|dash|M4V )$/.test(brand)),
  },
  vtt: { mimeType: captionsType, fits: (bytes) => isPlainText(bytes) && saysItIsCaptions(bytes) },
}

/** The type of a file that is no image, when both its name and its content say the same. */
export function fileTypeOf(
  fileName: string,
  bytes: Uint8Array,
): { extension: string; mimeType: string } | undefined {
  const extension = fileName.match(/\.([a-z0-9]+)$/i)?.[1]?.toLowerCase() ?? ''
  const type = Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined
  return type?.fits(bytes) ? { extension, mimeType: type.mimeType } : undefined
}

/** UTF-8 without control characters that does not begin like a page or a drawing. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !/[^\P{Cc}\t\n\v\f\r\u0085]/u.test(text) && !/^\s*<(?:[!?]|html|head|body|script|svg)/i.test(text)
  } catch {
    return false
  }
}

function saysItIsCaptions(bytes: Uint8Array): boolean {
  return /^\uFEFF?WEBVTT(?:\s|$)/.test(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 10)),
  )
}

/** A zip with the parts of an Office document and without macros. */
function isOfficeDocument(bytes: Uint8Array, mainPart: string): boolean {
  const names = listZipNames(bytes) ?? []
  return (
    names.includes('[Content_Types].xml') &&
    names.includes(mainPart) &&
    !names.some((name) => /vbaProject\.bin$/i.test(name))
  )
}

/** An ID3 tag, or the sync bits of an MPEG layer III frame. */
function isMp3(bytes: Uint8Array): boolean {
  if (ascii(bytes, 0, 3) === 'ID3') return true
  const [first = 0, second = 0] = bytes
  return first === 0xff && (second & 0xe6) === 0xe2
}

/** Major and compatible brands of an ISO media file. */
function brandsOf(bytes: Uint8Array): string[] {
  const size = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0),
    bytes.length,
    256,
  )
  const brands = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= size; at += 4) brands.push(ascii(bytes, at, at + 4))
  return brands
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
