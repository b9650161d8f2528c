import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { clearTimeout, setTimeout as later } from 'node:timers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { Problem } from '#platform/errors.ts'
import { answerProblem, lastProblem } from '#platform/server/http/document/problem-answer.ts'
import { mayTakeTime } from '#platform/server/http/uploads/long-requests.ts'
import type { Certificate } from '#platform/server/settings/certificate-setting.ts'
import { letGoOfSilentReaders } from './silent-readers.ts'

/**
 * Slow or silent clients are let go; the defaults of Node are longer. Milliseconds and bytes. They are options of the
 * creation, because a server that exists already goes on looking for slow clients every 30 seconds only.
 */
const options = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Refused as every other host that is none.
  requireHostHeader: false,
} satisfies ServerOptions

export const connectionLimits = {
  ...options,
  mostConnections: 10_000,
  /** All that is no upload has arrived after so long, whatever it is sent to. Milliseconds. */
  bodyTimeout: 26_000,
}
/** A connection on which nothing moves while its request is worked on. Longer than the work on an upload, unless it goes to a bucket over a very slow line. */
const silence = 120_000
/** Requests that one connection may send ahead. Browsers wait for each answer; more is somebody who fills our memory. */
const mostAhead = 8

/** The server that listens, with the limits of its connections; with a certificate it speaks https alone. */
export function createHttpServer(listener: RequestListener, certificate?: Certificate): Server {
  const bounded = boundAhead(boundBodies(listener))
  const server = certificate
    ? createTlsServer({ ...options, ...certificate }, bounded)
    : createServer(options, bounded)
  server.maxConnections = connectionLimits.mostConnections
  server.setTimeout(silence)
  server.on('checkExpectation', boundAhead(boundBodies(refuseExpectation)))
  refuseUnreadable(server)
  letGoOfSilentReaders(server)
  return server
}

/** Of what a client expects, Node knows one thing, and goes on. Anything else comes by itself, outside the bounds of requests. */
function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  answerProblem(response, new Problem(417, 'request.refused'))
}

/** Only whoever reads an upload lets it arrive for longer, and sees to its pace; what was answered without being read ends as well. */
function boundBodies(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hasBody(request)) {
      const timer = later(() => {
        if (request.complete || mayTakeTime(request)) return
        if (!response.headersSent) request.socket.write(lastProblem(new Problem(408, 'body.too_slow')))
        request.socket.destroySoon()
      }, connectionLimits.bodyTimeout)
      request.once('close', () => clearTimeout(timer))
    }
    listener(request, response)
  }
}

/** What Node finds wrong with the bytes of a request, by its code. */
const unreadable: Partial<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'request.too_slow'),
  HPE_HEADER_OVERFLOW: new Problem(431, 'request.head_too_large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Problem(413, 'body.too_large'),
}

/** Answers what is no request with a problem, as Node does with a status alone: unless the connection is gone, or its answer has begun. */
function refuseUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error
    const problem =
      unreadable[code] ?? (code.startsWith('HPE_') ? new Problem(400, 'input.malformed') : undefined)
    const hasBegun = answerUnderWay(socket)?.headersSent === true
    if (!problem || hasBegun || !socket.writable) return void socket.destroy(error)
    socket.end(lastProblem(problem), () => socket.destroy())
  })
}

/** The answer that a connection is sending or waiting for. Node keeps it there and leaves it out of its types; to note it beside costs every request. */
function answerUnderWay(socket: Duplex): ServerResponse | null | undefined {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage
}

/** Looks at the headers as they came: an object of all of them is made for nobody whose page lies in memory. */
function hasBody({ rawHeaders }: IncomingMessage): boolean {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 14 && name.toLowerCase() === 'content-length') return Number(rawHeaders[at + 1]) > 0
    if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') return true
  }
  return false
}

/** Node reads all that was sent in one go before it looks whether the answers are taken, so a connection that sends too much ends. */
function boundAhead(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    // Only what came before the answer to an earlier request has to wait for the connection.
    if (!response.socket) {
      const count = (ahead.get(socket) ?? 0) + 1
      if (count >= mostAhead) return void socket.destroy()
      ahead.set(socket, count)
      response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1))
    }
    listener(request, response)
  }
}

/** Long enough for a proxy's kept connections to be told with their next answer that it was the last. Milliseconds. */
const farewell = 300
/** Time for a request that is already on its way over a connection; and of quiet after which nobody seems to come any more. Milliseconds. */
const lastCall = 100
/** New connections are taken no longer than this, milliseconds: whoever sends them should have heard by now. */
const longestFarewell = 2000

/** Lets each connection go with its next answer, takes new ones as long as they come, then finishes what is under way. */
export async function closeServer(server: Server): Promise<void> {
  const began = performance.now()
  let newest = began
  server.on('connection', () => (newest = performance.now()))
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await pause(farewell)
  // Closing breaks off connections that wait to be accepted.
  while (performance.now() - newest < lastCall && performance.now() - began < longestFarewell)
    await pause(lastCall / 4)
  // Not the HTTP server's own `close`, which breaks off connections whose first request has not been read yet.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), lastCall)
  await closed
  clearInterval(sweep)
}

/** On a busy machine a timer may be late; whoever came meanwhile is accepted before anything is concluded from the silence. */
async function pause(milliseconds: number): Promise<void> {
  await setTimeout(milliseconds)
  await setImmediate()
}
