import type { ContentKind } from '#content/kinds.ts'
import type { ForeignSource } from '../../../foreign/contract.ts'
import { orderReading } from '../../reading-desk.ts'
import type { MediaShelf, NamedIds } from '../foreign-reading.ts'
import type { FindNamed } from '../named-items.ts'
import { createNotes } from '../notes.ts'
import type { ForeignFile, ForeignPost } from '../post.ts'
import type { ForeignOrder } from './read-foreign.ts'

interface OrderedPosts extends ForeignFile {
  source: ForeignSource
  shelf: MediaShelf
}

/**
 * Has the posts of an upload read. Texts that name exercises or data sets are read a second time, when it is known which of them
 * are here.
 * @throws as `orderReading`, and 422 `file` for what cannot be read at all
 */
export async function orderPosts(
  wish: Omit<ForeignOrder, 'named' | 'only'>,
  findNamed: FindNamed,
): Promise<OrderedPosts> {
  const first = await order({ ...wish, named: {} })
  const { named, only } = await findAsked(first.posts, findNamed)
  if (only.length === 0) return first
  const second = await order({ ...wish, source: first.source, named, only })
  for (const [index, at] of only.entries()) {
    const post = second.posts[index]
    if (post) first.posts[at] = post
  }
  return first
}

async function order(wish: ForeignOrder): Promise<OrderedPosts> {
  const read: OrderedPosts = { source: 'markdown', shelf: new Map(), posts: [], notes: createNotes() }
  for await (const line of await orderReading('foreign', wish)) {
    if ('post' in line) read.posts.push({ ...line.post, notes: createNotes(line.post.notes) })
    else
      Object.assign(read, {
        source: line.source,
        shelf: new Map(line.shelf),
        notes: createNotes(line.notes),
      } satisfies Partial<OrderedPosts>)
  }
  return read
}

/** The ids of what the texts name and this site has, and the places of the texts that name some of it. */
async function findAsked(
  posts: readonly ForeignPost[],
  findNamed: FindNamed,
): Promise<{ named: NamedIds; only: number[] }> {
  const named: Partial<Record<ContentKind, Map<string, string>>> = {}
  const only: number[] = []
  for (const [at, { asked = [] }] of posts.entries()) {
    let isHere = false
    for (const { kind, name } of asked) {
      const id = await findNamed(kind, name)
      if (id === undefined) continue
      const ofKind = (named[kind] ??= new Map())
      ofKind.set(name, id)
      isHere = true
    }
    if (isHere) only.push(at)
  }
  return { named, only }
}
