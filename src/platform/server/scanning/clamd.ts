import { connect, type Socket } from 'node:net'
import type { ScannerAddress } from '../settings/scanner-setting.ts'

export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** How long clamd may be silent: it looks into packed files before it answers. Milliseconds. */
const longestSilence = 30_000
/** Bytes of one piece that is sent. */
const pieceBytes = 256 * 1024
/** Bytes of an answer; one is a short line. */
const mostAnswerBytes = 4096

/**
 * Sends bytes to clamd by its command INSTREAM (clamd(8), “COMMANDS”): pieces that begin with their length in four bytes, big-endian,
 * and a length of 0 as the end.
 * @returns its answer: `stream: OK`, `stream: <name> FOUND`, or a line that ends with `ERROR`
 * @throws when it is away, silent for 30 s, or breaks off
 */
export async function scanBytes(address: ScannerAddress, bytes: Bytes): Promise<string> {
  return asking(address, longestSilence, async (socket) => {
    await send(socket, Buffer.from('zINSTREAM\0'))
    for await (const given of bytes)
      for (let at = 0; at < given.length; at += pieceBytes) {
        const piece = given.subarray(at, at + pieceBytes)
        await send(socket, lengthOf(piece.length))
        await send(socket, piece)
      }
    await send(socket, lengthOf(0))
  })
}

/** Whether clamd answers within two seconds. */
export async function isUp(address: ScannerAddress): Promise<boolean> {
  const answer = asking(address, 2000, (socket) => send(socket, Buffer.from('zPING\0')))
  return (await answer.catch(() => '')) === 'PONG'
}

/** An answer may come before all was sent: clamd breaks off what is too large for it. */
async function asking(
  address: ScannerAddress,
  within: number,
  say: (socket: Socket) => Promise<void>,
): Promise<string> {
  const socket = connect(address)
  socket.setTimeout(within, () => socket.destroy(new Error('clamd does not answer')))
  try {
    const answer = readAnswer(socket)
    const said = say(socket)
    said.catch((error: unknown) => socket.destroy(error instanceof Error ? error : undefined))
    return await answer
  } finally {
    socket.destroy()
  }
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  for await (const chunk of socket) {
    answer += String(chunk)
    const end = answer.indexOf('\0')
    if (end >= 0) return answer.slice(0, end)
    if (answer.length > mostAnswerBytes) break
  }
  throw new Error('clamd broke off')
}

/** Ends at the end of the connection as well: what was given can then be let go. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      socket.off('drain', end).off('close', end)
      resolve()
    }
    socket.on('drain', end).on('close', end)
  })
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed) throw new Error('clamd broke off')
  if (!socket.write(bytes)) await drained(socket)
}

function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes)
  return head
}
