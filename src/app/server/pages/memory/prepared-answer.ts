import type { ServerResponse } from 'node:http'

/** An answer that is sent again and again. */
export interface PreparedAnswer {
  status: 200 | 304
  /** Headers, names and values in turn. */
  lines: string[]
  /** Status line and headers as they travel, without what depends on the moment and on the connection. */
  head: string
  body: Buffer | undefined
}

/**
 * @param lines names and values in turn, `Content-Length` among them when there is a body
 * @throws when a header holds what would end its line
 */
export function prepareAnswer(status: 200 | 304, lines: string[], body?: Buffer): PreparedAnswer {
  let head = status === 200 ? 'HTTP/1.1 200 OK\r\n' : 'HTTP/1.1 304 Not Modified\r\n'
  for (let at = 0; at < lines.length; at += 2) {
    const line = `${lines[at]}: ${lines[at + 1]}`
    if (/[^\t\x20-\x7e]/.test(line)) throw new Error(`a header that cannot be sent: ${lines[at]}`)
    head += `${line}\r\n`
  }
  return { status, lines, head, body }
}

/**
 * Sends an answer that was made before. For each answer Node puts the head together anew, checks it letter by letter and hands it to
 * the system in a piece of its own, which costs more than all else that a page from memory needs. So over a connection that stays it
 * is given the head as it would have made it, with the body in one piece; any other connection has its head from Node.
 */
export function sendPrepared(response: ServerResponse, answer: PreparedAnswer): void {
  const { status, lines } = answer
  const body = response.req.method === 'HEAD' ? undefined : answer.body
  const inside = insideOf(response)
  if (!inside) {
    response.writeHead(status, lines).end(body)
    return
  }
  const { head, whole } = readyNow(answer, inside._keepAliveTimeout)
  response.statusCode = status
  inside._header = head
  // What follows the head is sent as it is, so the head may stand in it.
  inside._headerSent = body !== undefined
  response.end(body && whole)
}

/** What Node keeps of a response and its types leave out. */
interface Inside {
  /** The head, once there is one, and whether it is on its way. */
  _header: string | null
  _headerSent: boolean
  /** Milliseconds. */
  _keepAliveTimeout: number
}

/** Undefined where Node has more to decide than to put the head together, or is not the Node that this was written for. */
function insideOf(response: ServerResponse): Inside | undefined {
  const inside = response as unknown as Inside
  const isUsual =
    response.shouldKeepAlive &&
    response.req.httpVersionMinor === 1 &&
    inside._header === null &&
    inside._headerSent === false &&
    inside._keepAliveTimeout >= 1000
  return isUsual ? inside : undefined
}

interface Ready {
  head: string
  /** Head and body. */
  whole: Buffer | undefined
}

/** The answers of this second, which are few: those that are asked for most. All go over servers that keep connections equally long. */
const ready = { second: 0, date: '', answers: new Map<PreparedAnswer, Ready>() }

function readyNow(answer: PreparedAnswer, stay: number): Ready {
  const second = Math.floor(Date.now() / 1000)
  if (second !== ready.second) {
    ready.second = second
    ready.date = new Date(second * 1000).toUTCString()
    ready.answers.clear()
  }
  const known = ready.answers.get(answer)
  if (known) return known
  const head = `${answer.head}Date: ${ready.date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(stay / 1000)}\r\n\r\n`
  const made = { head, whole: answer.body && Buffer.concat([Buffer.from(head, 'latin1'), answer.body]) }
  ready.answers.set(answer, made)
  return made
}
