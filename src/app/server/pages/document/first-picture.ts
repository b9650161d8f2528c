import type { PageMaker } from '../page-maker.ts'

/** Gives the bytes of a file that every guest may see, undefined where there is none. */
type ReadFile = (path: string) => Promise<Buffer | undefined>

/** Bytes. A larger picture would hold up the words, which come first. */
const mostBytes = 14 * 1024
/** What a phone's screen takes, among the widths of a picture in the smallest format. */
const forPhones = /(<source type="image\/avif" srcSet="(?:[^"]*, )?)(\/media\/[^ ",]+) 640w/i
const carried = /data:image\/avif;base64,[^ ]+ 640w, /

/** Pages of which the first large picture travels in them. */
export function carryPictures(maker: PageMaker, readFile: ReadFile): PageMaker {
  const read = rememberPictures(readFile)
  return {
    ...maker,
    async make(request) {
      const made = await maker.make(request)
      return { ...made, html: await carryFirstPicture(made.html, read) }
    },
  }
}

/**
 * The page with its first large picture in it, in the width for phones: over a slow line a picture of its own is one more round
 * trip, which takes as long as all that came before. Of two candidates of one width browsers take the first; wider screens choose
 * another width and fetch that.
 */
async function carryFirstPicture(html: string, read: ReadPicture): Promise<string> {
  const at = html.indexOf(' fetchPriority="high"')
  const begin = html.lastIndexOf('<picture', at)
  if (at < 0 || begin < 0) return html
  const found = forPhones.exec(html.slice(begin, at))
  const [, before = '', path = ''] = found ?? []
  const picture = found && (await read(path))
  if (!picture) return html
  const place = begin + found.index + before.length
  return `${html.slice(0, place)}${picture} 640w, ${html.slice(place)}`
}

/** The page as it was before. */
export function withoutCarriedPicture(html: string): string {
  return html.replace(carried, '')
}

/** Gives a small picture as an address that holds it, undefined where there is none or it is too large. */
type ReadPicture = (path: string) => Promise<string | undefined>

/** Bounds memory: pictures that are kept; the oldest make room. */
const mostKept = 100

/** A page is made anew more often than its picture changes, and another picture has another address. */
function rememberPictures(readFile: ReadFile): ReadPicture {
  const kept = new Map<string, Promise<string | undefined>>()
  const forget = (path: string) => void kept.delete(path)
  const read = async (path: string) => {
    const bytes = await readFile(path)
    if (!bytes || bytes.byteLength > mostBytes) return undefined
    return `data:image/avif;base64,${bytes.toString('base64')}`
  }
  return (path) => {
    const known = kept.get(path)
    if (known) return known
    const reading = read(path)
    kept.set(path, reading)
    if (kept.size > mostKept) forget(kept.keys().next().value ?? '')
    reading.then(
      (picture) => {
        if (!picture) forget(path)
      },
      () => forget(path),
    )
    return reading
  }
}
