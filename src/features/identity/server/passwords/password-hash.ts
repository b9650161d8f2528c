import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { createHashQueue } from './hash-queue.ts'
import { cost, type Cost } from './password-cost.ts'

const tagBytes = 32
const saltBytes = 16

const derive = promisify(argon2)
const enqueue = createHashQueue()

/**
 * Argon2id of a password in the usual form `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`.
 * @throws 503 when too many hashes are already waiting
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await tagOf(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.lanes}$${encode(salt)}$${encode(tag)}`
}

/** Whether the password made the hash. An unreadable hash matches nothing. */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const stored = parseHash(hash)
  if (!stored) return false
  const tag = await tagOf(password, stored.salt, stored.cost)
  return tag.length === stored.tag.length && timingSafeEqual(tag, stored.tag)
}

/** Whether a stored hash was made with other parameters than today's. */
export function isOutdated(hash: string): boolean {
  const stored = parseHash(hash)?.cost
  return stored?.memory !== cost.memory || stored.passes !== cost.passes || stored.lanes !== cost.lanes
}

function tagOf(password: string, nonce: Buffer, { memory, passes, lanes }: Cost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password,
    nonce,
    memory,
    passes,
    parallelism: lanes,
    tagLength: tagBytes,
  }
  return enqueue(() => derive('argon2id', parameters))
}

function parseHash(hash: string): { cost: Cost; salt: Buffer; tag: Buffer } | undefined {
  const parts =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{8,86})\$([\w+/]{16,86})$/.exec(hash)
  if (!parts) return undefined
  const [, memory, passes, lanes, salt = '', tag = ''] = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
