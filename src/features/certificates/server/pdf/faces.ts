import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { unpackWoff } from './woff.ts'

/** Noto Sans Ethiopic with its Latin letters; the packaged files hold one script each. SIL Open Font License 1.1. */
const scripts = ['latin', 'latin-ext', 'ethiopic'] as const
const weights = [400, 700] as const
export type Weight = (typeof weights)[number]

export interface Face {
  name: string
  weight: Weight
  data: Buffer
  has(sign: string): boolean
}

let loaded: Promise<Face[]> | undefined

export function loadFaces(): Promise<Face[]> {
  loaded ??= Promise.all(
    weights.flatMap((weight) =>
      scripts.map(async (script) => {
        const file = `@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-${script}-${weight}-normal.woff`
        const data = unpackWoff(await readFile(fileURLToPath(import.meta.resolve(file))))
        const font = create(data)
        return {
          name: `${script}-${weight}`,
          weight,
          data,
          has: (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
        }
      }),
    ),
  )
  return loaded
}

/** Whether every sign of a text has a shape. */
export async function canWrite(text: string): Promise<boolean> {
  const faces = await loadFaces()
  return [...text].every((sign) => faces.some((face) => face.weight === 700 && face.has(sign)))
}

export interface Run {
  face: Face
  text: string
}

/** A text in pieces of one face each; a sign goes with the one before it where their face has both. Signs without a shape are left out. */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const face = last?.face.has(sign) ? last.face : faces.find((one) => one.has(sign))
    if (!face) continue
    if (last && face === last.face) last.text += sign
    else runs.push({ face, text: sign })
  }
  return runs
}
