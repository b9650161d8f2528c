import type { Language } from '#platform/languages.ts'
import type { ChartParts } from '../drawing/figure.ts'

/** Counts changes of the drawing itself, so that old pictures of it go out of use. */
export const design = 2

/**
 * Where the picture of a chart is. The address says all that can be seen on it, with the versions of its data sets, so it stays the
 * same picture for ever; words of editors are not drawn, and no part of it.
 */
export function pictureAddress({ attrs, series, other }: ChartParts, language: Language): string {
  const { title: _, description: __, notes, ...drawn } = attrs
  const wordless = notes.map((note) => ({ ...note, text: '' }))
  const said = JSON.stringify([design, series.version, other?.version ?? null, { ...drawn, notes: wordless }])
  return `/og/chart/${Buffer.from(said).toString('base64url')}.${language}.png`
}
