import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export const sourceFolder = import.meta.dirname

/** Rooms from the ground up: a room imports what stands before it, never what stands after. */
export const rooms = ['platform', 'ui', 'content', 'desk', 'features', 'app'] as const
export type Room = (typeof rooms)[number]

/** `server` knows the database and secrets, `web` runs in the browser, `both` is what the two share. */
export type Side = 'server' | 'web' | 'both'

export interface Place {
  /** From `src/` on: `features/blogs/server/store.ts`. */
  file: string
  room: Room | undefined
  /** Name of a feature. */
  feature: string | undefined
  side: Side
  isTest: boolean
}

export interface Import {
  /** As it is written. */
  target: string
  /** Where it leads inside `src/`; undefined for packages. */
  place: Place | undefined
  isType: boolean
  /** Fetched when the program asks for it, not before. */
  isLate: boolean
}

export interface Source extends Place {
  text: string
  imports: Import[]
}

/** Every file under `src/`, as paths from there. */
export const files = readdirSync(sourceFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    path.relative(sourceFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  )
  .sort()

/** Every code file, with what it imports. */
export function readSources(): Source[] {
  return files
    .filter((file) => /\.(ts|tsx|js)$/.test(file))
    .map((file) => {
      const text = readSource(file)
      return { ...placeOf(file), text, imports: importsOf(file, text) }
    })
}

export function readSource(file: string): string {
  return readFileSync(path.join(sourceFolder, file), 'utf8')
}

export function placeOf(file: string): Place {
  const [first = '', second] = file.split('/')
  const room = rooms.find((room) => room === first)
  return {
    file,
    room,
    feature: room === 'features' ? second : undefined,
    side: sideOf(file),
    isTest: /\.test\.tsx?$|(^|\/)test-[^/]*$|\/test\//.test(file),
  }
}

function sideOf(file: string): Side {
  if (/\/server\/|^platform\/database\//.test(file)) return 'server'
  return file.startsWith('ui/') || file.includes('/web/') ? 'web' : 'both'
}

function importsOf(file: string, text: string): Import[] {
  const { staticImports, staticExports } = parseSync(file, text).module
  const written = [
    ...staticImports.map((one) => ({
      target: one.moduleRequest.value,
      isType: /^import\s+type\s/.test(text.slice(one.start, one.end)),
    })),
    ...staticExports.flatMap((one) =>
      one.entries.slice(0, 1).flatMap(({ moduleRequest }) =>
        moduleRequest
          ? [
              {
                target: moduleRequest.value,
                isType: /^export\s+type\s/.test(text.slice(one.start, one.end)),
              },
            ]
          : [],
      ),
    ),
    ...[...text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)].map((match) => ({
      target: match[1] ?? '',
      isType: false,
      isLate: true,
    })),
  ]
  return written.map((one) => ({ isLate: false, ...one, place: resolve(file, one.target) }))
}

function resolve(file: string, target: string): Place | undefined {
  const plain = target.split('?', 1)[0] ?? ''
  if (plain.startsWith('#')) return placeOf(plain.slice(1))
  if (!plain.startsWith('.')) return undefined
  const resolved = path.posix.normalize(path.posix.join(path.posix.dirname(file), plain))
  return resolved.startsWith('..') ? undefined : placeOf(resolved)
}

const bare = new Map<string, string>()

/** The code of a file, without what a parser takes for a comment: what looks like one in a string stays. */
export function withoutComments(text: string): string {
  const known = bare.get(text) ?? cut(text, commentsIn(text))
  bare.set(text, known)
  return known
}

function commentsIn(text: string): { start: number; end: number }[] {
  const plain = parseSync('code.ts', text)
  return plain.errors.length === 0 ? plain.comments : parseSync('code.tsx', text).comments
}

function cut(text: string, parts: readonly { start: number; end: number }[]): string {
  return parts.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}
