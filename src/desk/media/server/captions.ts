import webvtt from 'webvtt-parser'
import { mostCaptionBytes } from '#content/media/limits.ts'
import { Problem } from '#platform/errors.ts'
import { captionsType } from './formats.ts'

/**
 * Refuses captions that a browser would show in part or not at all; any other type passes.
 * @throws 413 above 1 MB, 422 `media.captions_broken` with the line of the first fault, from 1
 */
export function refuseBrokenCaptions(mimeType: string, bytes: Uint8Array): void {
  if (mimeType !== captionsType) return
  if (bytes.length > mostCaptionBytes)
    throw new Problem(413, 'media.too_large', { details: { mostBytes: mostCaptionBytes } })
  const line = firstFault(new TextDecoder().decode(bytes))
  if (line !== null) throw new Problem(422, 'media.captions_broken', { details: { line } })
}

function firstFault(text: string): number | null {
  try {
    const { cues, errors } = new webvtt.WebVTTParser().parse(text, 'subtitles/captions/descriptions')
    return errors[0]?.line ?? (cues.length > 0 ? null : 1)
  } catch {
    // Tags within tags by the thousand are more than the parser takes.
    return 1
  }
}
