import { invalid } from '#platform/errors.ts'
import type { ForeignSettings, ForeignSource } from '../../../foreign/contract.ts'
import { openArchive, type ForeignArchive } from '../archive.ts'
import { startReading, type ForeignReading, type NamedIds, type WantedMedia } from '../foreign-reading.ts'
import { readGhost } from '../ghost.ts'
import { markdownNames, readMarkdownFiles } from '../markdown-files.ts'
import type { ImportNote } from '../notes.ts'
import type { ForeignFile, ForeignPost } from '../post.ts'
import { readWordPress } from '../wordpress.ts'

/** A file of another system that is to be read, with what is known of it and of this site. */
export interface ForeignOrder {
  file: string
  fileName: string
  source: ForeignSettings['source']
  /** As `lookAtMedia` says. */
  looked: ReadonlyMap<string, string>
  named: NamedIds
  /** Of Markdown the texts at these places alone. */
  only?: number[]
}

/** Of the whole file first, then of each post. */
type ForeignLine =
  | { source: ForeignSource; shelf: [id: string, media: WantedMedia][]; notes: ImportNote[] }
  | { post: CarriedPost }

/** A post as it goes from thread to thread. */
type CarriedPost = Omit<ForeignPost, 'notes'> & { notes: ImportNote[] }

const mostPosts = 5000

/**
 * Reads the posts of an export, without knowing anything of the site but what the order says.
 * @throws 422 `file` for what cannot be read at all
 */
export async function readForeign(order: ForeignOrder): Promise<ForeignLine[]> {
  const archive = await openArchive(order)
  try {
    const { source, read } = await chooseReader(archive, order)
    const reading = startReading(archive, order)
    const { posts, notes } = await read(reading)
    if (posts.length === 0) throw invalid({ file: 'foreign.no_posts' })
    if (posts.length > mostPosts) throw invalid({ file: 'foreign.too_many_posts' })
    return [
      { source, shelf: [...reading.shelf], notes: notes.all },
      ...posts.map((post) => ({ post: { ...post, notes: post.notes.all } })),
    ]
  } finally {
    archive.close()
  }
}

interface Reader {
  source: ForeignSource
  read(reading: ForeignReading): ForeignFile | Promise<ForeignFile>
}

/** By the editor's choice, or by what lies in the upload: a folder of Markdown may hold other JSON and XML, too. */
async function chooseReader(
  archive: ForeignArchive,
  { source: wanted, only }: Pick<ForeignOrder, 'source' | 'only'>,
): Promise<Reader> {
  const hasMarkdown = markdownNames(archive.names).length > 0
  const find = async (ending: RegExp, sign: RegExp) => {
    const names = archive.names.filter((name) => ending.test(name)).sort(nearestFirst)
    for (const name of names) {
      const text = await archive.readText(name)
      if (sign.test(text) || (names.length === 1 && !hasMarkdown)) return text
    }
    return undefined
  }
  if (wanted === 'ghost' || wanted === 'auto') {
    const json = await find(/\.json$/i, /"posts"\s*:\s*\[/)
    if (json !== undefined) return { source: 'ghost', read: (reading) => readGhost(json, reading) }
  }
  if (wanted === 'wordpress' || wanted === 'auto') {
    const xml = await find(/\.xml$/i, /<wp:wxr_version>/)
    if (xml !== undefined) return { source: 'wordpress', read: (reading) => readWordPress(xml, reading) }
  }
  if ((wanted === 'markdown' || wanted === 'auto') && hasMarkdown)
    return { source: 'markdown', read: (reading) => readMarkdownFiles(reading, only) }
  throw invalid({ file: 'foreign.unreadable' })
}

function nearestFirst(one: string, other: string): number {
  return one.split('/').length - other.split('/').length || one.localeCompare(other)
}
