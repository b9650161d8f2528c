import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import satori from 'satori'

type Faces = { name: string; data: Buffer; weight: 400 | 700; style: 'normal' }[]

/** What lays words out; `key` is what its types ask for. */
export interface Box {
  type: 'div'
  key: null
  props: { style: Record<string, string | number>; children: string | Box[] }
}

export function box(style: Box['props']['style'], children: string | Box[]): Box {
  return { type: 'div', key: null, props: { style, children } }
}

const scripts = ['latin', 'latin-ext', 'ethiopic'] as const
export const fontFamily = scripts.join(', ')

let loaded: Promise<Faces> | undefined

/** Noto Sans Ethiopic has Latin letters of its own; its packaged files hold one script each. SIL Open Font License 1.1. */
export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all(
    ([400, 700] as const).flatMap((weight) =>
      scripts.map(async (name) => {
        const file = `@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-${name}-${weight}-normal.woff`
        const data = await readFile(fileURLToPath(import.meta.resolve(file)))
        return { name, data, weight, style: 'normal' as const }
      }),
    ),
  )
  return loaded
}

/** Signs of a text that no face can show: what lays it out asks for another face then. */
export async function findUnknownSigns(text: string): Promise<Set<string>> {
  const unknown = new Set<string>()
  await satori(box({ display: 'flex', fontFamily, fontWeight: 700 }, text), {
    width: 1000,
    fonts: await loadFaces(),
    loadAdditionalAsset(_script, signs) {
      for (const sign of signs) unknown.add(sign)
      return Promise.resolve([])
    },
  })
  return unknown
}
