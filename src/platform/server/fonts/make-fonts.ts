import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

interface Face {
  /** Its name in the folder of the faces. */
  file: string
  weight: string
  signs: string
}

/** Where a file of the faces lies. */
export function placeOf(file: string): URL {
  return new URL(`../../../ui/fonts/${file}`, import.meta.url)
}

/** The faces that `faces.css` fetches, with every sign of their ranges. */
export async function readFaces(): Promise<Face[]> {
  const css = await readFile(placeOf('faces.css'), 'utf8')
  return [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].flatMap(([, rules = '']) => {
    const file = /url\('\.\/(.*?)'\)/.exec(rules)?.[1]
    const weight = /font-weight: (\d+)/.exec(rules)?.[1]
    return file && weight ? [{ file, weight, signs: signsOf(rules) }] : []
  })
}

/** A face cut down to its signs. Kerning is three quarters of the whole font and shows nowhere in Amharic; marks keep their places. */
export async function makeFont({ weight, signs }: Face): Promise<Buffer> {
  const packaged = `@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-${weight}-normal.woff2`
  const font = await readFile(fileURLToPath(import.meta.resolve(packaged)))
  return subsetFont(font, signs, {
    targetFormat: 'woff2',
    keepFeatures: ['ccmp', 'mark', 'mkmk'],
    noHinting: true,
  })
}

function signsOf(rules: string): string {
  const ranges = /unicode-range:([^;]*)/.exec(rules)?.[1] ?? ''
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      ).join('')
    })
    .join('')
}

if (import.meta.main)
  for (const face of await readFaces()) await writeFile(placeOf(face.file), await makeFont(face))
