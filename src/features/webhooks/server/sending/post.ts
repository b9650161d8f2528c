import http from 'node:http'
import https from 'node:https'
import type { DeliveryError } from '../../contract.ts'
import { checkedLookup, faultOfUrl, PrivateAddress } from './addresses.ts'

interface Message {
  url: string
  headers: Record<string, string>
  body: string
}

/** What came of a try: a status, or why there was none. */
export type Outcome = { status: number; error: null } | { status: null; error: DeliveryError }

/** Sends one message, follows no redirect and reads no answer but its status. Never throws. */
export async function post(
  message: Message,
  { signal, allowsLoopback }: { signal: AbortSignal; allowsLoopback: boolean },
): Promise<Outcome> {
  const url = URL.parse(message.url)
  if (!url || faultOfUrl(url, { allowsLoopback })) return { status: null, error: 'private_address' }
  try {
    return { status: await ask(url, message, { signal, allowsLoopback }), error: null }
  } catch (error) {
    return { status: null, error: reasonOf(error, signal) }
  }
}

function ask(
  url: URL,
  { headers, body }: Message,
  { signal, allowsLoopback }: { signal: AbortSignal; allowsLoopback: boolean },
): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own: one that is kept would not be looked up, and so not be checked.
      agent: false,
      lookup: checkedLookup(allowsLoopback),
      signal,
      maxHeaderSize: 16_384,
    })
    sending.once('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sending.on('error', reject)
    // A connection can end without either, as when somebody answers with another protocol.
    sending.once('close', () => reject(new Error('closed without an answer')))
    sending.end(body)
  })
}

function reasonOf(error: unknown, signal: AbortSignal): DeliveryError {
  if (signal.aborted) return 'timed_out'
  if (error instanceof PrivateAddress) return 'private_address'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'unreachable'
}
