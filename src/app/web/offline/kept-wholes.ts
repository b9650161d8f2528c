import type { Language } from '#platform/languages.ts'
import type { PocketContents, PocketKind } from '../../pocket/contract.ts'

/** Something that its reader keeps on this device as a whole. */
export interface KeptWhole extends Pick<PocketContents, 'title' | 'version' | 'bytes' | 'pages'> {
  /** `begun`: what is being kept, under the name of its cache; what goes with its owner has to be known before it is complete. */
  kind: PocketKind | 'attempt' | 'journal' | 'begun'
  id: string
  language: Language
  hasVideos: boolean
  /** Kept because its reader saved it, and for as long as it is saved. */
  isSaved?: boolean
  /** Whose it is, where it holds what only members may read; null for what everybody may. */
  owner: string | null
  /** The cache that holds its pages, pictures and answers. */
  cache: string
  /** Addresses of the scripts, styles and letters that its pages are made of. */
  assets: string[]
}

const key = 'pocket'

type Listener = () => void
const listeners = new Set<Listener>()
let last: { text: string; wholes: readonly KeptWhole[] } = { text: '[]', wholes: [] }

/** All that is kept, the newest first; the same list as long as nothing changes. */
export function listWholes(): readonly KeptWhole[] {
  const text = read()
  if (text !== last.text) last = { text, wholes: asWholes(JSON.parse(text)) }
  return last.wholes
}

export function findWhole(kind: KeptWhole['kind'], id: string, language: Language): KeptWhole | undefined {
  return listWholes().find((one) => one.kind === kind && one.id === id && one.language === language)
}

/** Puts a whole first, in the place of what was kept of it. */
export function putWhole(whole: KeptWhole): void {
  write([
    whole,
    ...listWholes().filter(
      (one) => one.kind !== whole.kind || one.id !== whole.id || one.language !== whole.language,
    ),
  ])
}

/** Gives what is dropped. */
export function dropWholes(isDropped: (whole: KeptWhole) => boolean): readonly KeptWhole[] {
  const all = listWholes()
  const dropped = all.filter(isDropped)
  if (dropped.length > 0) write(all.filter((one) => !dropped.includes(one)))
  return dropped
}

/** Follows changes in this tab and in others; gives how to stop. */
export function followWholes(listener: Listener): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? '[]'
  } catch {
    return '[]'
  }
}

function write(wholes: readonly KeptWhole[]): void {
  localStorage.setItem(key, JSON.stringify(wholes))
  for (const listener of listeners) listener()
}

/** Only `write` writes under that name. */
function asWholes(value: unknown): KeptWhole[] {
  return value as KeptWhole[]
}
