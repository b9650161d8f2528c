import { parseSync } from 'vite'
import { files, readSource, type Source } from './test-sources.ts'

/** A room, with each feature as a room of its own: `desk`, `features/blogs`. */
export function roomOf(file: string): string {
  const [room = '', feature = ''] = file.split('/')
  return room === 'features' ? `${room}/${feature}` : room
}

export interface Size {
  room: string
  lines: number
  /** Per cent of all lines. */
  share: number
}

/** Lines of code and styles by room, tests left out; the largest first. */
export function sizesOfRooms(): Size[] {
  const lines = new Map<string, number>()
  for (const file of files) {
    if (!/\.(ts|tsx|js|css)$/.test(file) || /\.test\.|(^|\/)test-/.test(file) || !file.includes('/')) continue
    const room = roomOf(file)
    lines.set(room, (lines.get(room) ?? 0) + linesIn(readSource(file)))
  }
  const total = [...lines.values()].reduce((sum, one) => sum + one, 0)
  return [...lines]
    .map(([room, count]) => ({ room, lines: count, share: (100 * count) / total }))
    .sort((one, other) => other.lines - one.lines)
}

export function linesIn(text: string): number {
  return text.split('\n').length - 1
}

/** How many files lie flat in each folder; catalogues, fonts and migrations are lists by nature. */
export function filesByFolder(): [folder: string, count: number][] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = file.split('/').slice(0, -1).join('/')
    if (!/\/(locales|fonts|migrations)$/.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort((one, other) => other[1] - one[1])
}

export interface CircleStep {
  /** The folder in which two lie beside each other. */
  inside: string
  from: string
  to: string
  /** One import that goes this way. */
  file: string
  target: string
}

/** Every import of a value between folders beside each other from which a way leads back. */
export function folderCircles(sources: readonly Source[]): CircleStep[] {
  const steps = sources.flatMap((source) =>
    source.imports.flatMap(({ place, isType }): CircleStep[] => {
      if (isType || !place || place.isTest) return []
      const one = source.file.split('/')
      const other = place.file.split('/')
      const depth = one.findIndex((name, index) => name !== other[index])
      if (depth < 1 || depth >= one.length - 1 || depth >= other.length - 1) return []
      const inside = one.slice(0, depth).join('/')
      return [
        { inside, from: one[depth] ?? '', to: other[depth] ?? '', file: source.file, target: place.file },
      ]
    }),
  )
  return steps.filter((step) => leadsBack(steps, step))
}

function leadsBack(steps: readonly CircleStep[], { inside, from, to }: CircleStep): boolean {
  const known = new Set([to])
  const waiting = [to]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const step of steps) {
      if (step.inside !== inside || step.from !== at) continue
      if (step.to === from) return true
      if (!known.has(step.to)) waiting.push(step.to)
      known.add(step.to)
    }
  }
  return false
}

export interface LongFunction {
  file: string
  line: number
  name: string
  lines: number
}

/** Functions of more than `most` lines, the functions inside them counted in; the longest first. */
export function longFunctions(
  sources: readonly Pick<Source, 'file' | 'text'>[],
  most: number,
): LongFunction[] {
  const found = sources.flatMap(({ file, text }) => {
    const inFile: LongFunction[] = []
    const visit = (node: unknown, name: string): void => {
      if (Array.isArray(node)) return node.forEach((one) => visit(one, name))
      if (!isNode(node)) return
      const own = nameOf(node) || name
      if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
        const lines = text.slice(node.start, node.end).split('\n').length
        if (lines > most) inFile.push({ file, line: lineAt(text, node.start), name: own, lines })
      }
      for (const value of Object.values(node)) visit(value, own)
    }
    visit(parseSync(file, text).program, '')
    return inFile
  })
  return found.sort((one, other) => other.lines - one.lines)
}

/** A part of a parsed file. */
export interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

/** What a declaration or member calls the function in it. */
function nameOf(node: Node): string {
  const named = node.id ?? node.key
  return isNode(named) && typeof named.name === 'string' ? named.name : ''
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/**
 * Files in which every kind is registered: they name all kinds but one at most, by the word itself, by its feature or by its
 * paths. A new kind needs a line in each.
 */
export function registrationsOfKinds(
  sources: readonly Source[],
  kinds: readonly { kind: string; feature: string }[],
): string[] {
  const patterns = kinds.map(
    ({ kind, feature: of }) =>
      new RegExp(
        String.raw`features/${of}/|'${kind}'|^\s+${kind}: |paths\.${of}\b|^(?:\s+${of}:|export const ${of} =) '/`,
        'm',
      ),
  )
  return sources
    .filter(({ text }) => patterns.filter((pattern) => pattern.test(text)).length >= kinds.length - 1)
    .map(({ file }) => file)
}
