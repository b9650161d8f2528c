import { createStore, delMany, getMany, keys, set, type UseStore } from 'idb-keyval'
import type { EditionText } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'

/** Whose it is, and which part of which item: one edition, or what both share. */
export interface PartKey {
  uid: string
  itemId: string
  part: Language | 'fields'
}

/** What the server had not acknowledged when it was kept on this device. */
export interface Kept<T> {
  key: string
  /** Revision or version that the writer started from; 0 when there was none. */
  basedOn: number
  text: T
  /** What the writer started from; what stood there in that revision. */
  base?: T
  /** Epoch milliseconds. */
  typedAt: number
}

export type KeptText = Kept<EditionText>

/** As it is handed over to be kept. */
export type ToKeep<T> = Pick<Kept<T>, 'basedOn' | 'text' | 'base'>

let opened: UseStore | undefined

function store(): UseStore {
  opened ??= createStore('unsaved-texts', 'texts')
  return opened
}

/** Keeps what one open page is writing, in place of what it kept before. */
export async function keepOnDevice<T>(key: PartKey, page: string, kept: ToKeep<T>): Promise<void> {
  const name = `${prefixOf(key)}${kept.basedOn}/${page}`
  await set(name, { ...kept, typedAt: Date.now() }, store())
  const earlier = await namesOf(key, (other) => other.endsWith(`/${page}`) && other !== name)
  if (earlier.length > 0) await delMany(earlier, store())
}

/** Forgets what one page kept; the server has it. */
export async function forgetOnDevice(key: PartKey, page: string): Promise<void> {
  await delMany(await namesOf(key, (name) => name.endsWith(`/${page}`)), store())
}

/** Forgets one that was found. */
export async function forgetKept({ key }: Pick<KeptText, 'key'>): Promise<void> {
  await delMany([key], store())
}

/** Forgets all that a user left here: their account is no more. */
export async function forgetTextsOf(uid: string): Promise<void> {
  const names = await keys<string>(store())
  const theirs = names.filter((name) => name.startsWith(`${uid}/`))
  if (theirs.length > 0) await delMany(theirs, store())
}

/** What this user's closed pages left here, newest first. Pages that are still open keep their own, and other users' texts are not even read. */
export async function findOnDevice<T>(key: PartKey): Promise<Kept<T>[]> {
  const open = await openPages()
  const names = await namesOf(key, (name) => !open.some((page) => name.endsWith(`/${page}`)))
  const values = await getMany<Omit<Kept<T>, 'key'> | undefined>(names, store())
  return names
    .flatMap((name, index) => {
      const value = values[index]
      return value ? [{ ...value, key: name }] : []
    })
    .sort((one, other) => other.typedAt - one.typedAt)
}

/** Tells other tabs, for as long as this page lives, that it is still open. */
export function holdPage(page: string): () => void {
  const over = Promise.withResolvers<void>()
  // Only safe origins have locks; elsewhere another tab may be offered what this one is writing.
  void navigator.locks?.request(lockName + page, () => over.promise)
  return over.resolve
}

const lockName = 'editing/'

async function openPages(): Promise<string[]> {
  const locks = await navigator.locks?.query()
  return (locks?.held ?? []).flatMap(({ name }) =>
    name?.startsWith(lockName) ? [name.slice(lockName.length)] : [],
  )
}

async function namesOf(key: PartKey, isWanted: (name: string) => boolean): Promise<string[]> {
  const names = await keys<string>(store())
  const prefix = prefixOf(key)
  return names.filter((name) => name.startsWith(prefix) && isWanted(name))
}

function prefixOf({ uid, itemId, part }: PartKey): string {
  return `${uid}/${itemId}/${part}/`
}
