/** What chooses the form of a page among the headers of its request. */
export interface RequestHead {
  host: string
  cookie: string | undefined
  language: string | undefined
  encoding: string | undefined
  ifNoneMatch: string | undefined
  saveData: string | undefined
}

/**
 * Reads these headers as they came, names and values in turn, without making an object of all of them. Undefined when one of them
 * is there twice: then it takes more than a glance to know what was meant.
 */
export function readRequestHead(raw: readonly string[]): RequestHead | undefined {
  const head: RequestHead = {
    host: '',
    cookie: undefined,
    language: undefined,
    encoding: undefined,
    ifNoneMatch: undefined,
    saveData: undefined,
  }
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? ''
    const place = placeOf(name)
    if (place === undefined) continue
    if (head[place]) return undefined
    head[place] = raw[at + 1] ?? ''
  }
  return head
}

/** The length of a name tells most of them apart before their letters are looked at. */
function placeOf(name: string): keyof RequestHead | undefined {
  switch (name.length) {
    case 4:
      return name.toLowerCase() === 'host' ? 'host' : undefined
    case 6:
      return name.toLowerCase() === 'cookie' ? 'cookie' : undefined
    case 9:
      return name.toLowerCase() === 'save-data' ? 'saveData' : undefined
    case 13:
      return name.toLowerCase() === 'if-none-match' ? 'ifNoneMatch' : undefined
    case 15:
      return longName(name.toLowerCase())
    default:
      return undefined
  }
}

function longName(name: string): keyof RequestHead | undefined {
  if (name === 'accept-encoding') return 'encoding'
  return name === 'accept-language' ? 'language' : undefined
}
