import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey } from 'jose'
import type { z } from '@hono/zod-openapi'
import { notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { openSealed, sealText } from '#platform/server/sealing/sealed-text.ts'
import { publicKey } from '../../badge/contract.ts'
import type { SigningKey } from '../../contract.ts'
import { insertKey, retireKeys, revokeKey, selectKeys, type StoredKey } from './keys-store.ts'
import type { Config } from '#platform/server/config.ts'

/** Open Badges 3.0 asks every verifier to know this one. */
export const algorithm = 'RS256'
const bits = 3072
const sealPurpose = 'signing keys'
/** What a key is of itself, without where it is published and for what. */
const ownKey = publicKey.pick({ kty: true, n: true, e: true })

export interface PublishedKey {
  /** Thumbprint of the key (RFC 7638). */
  id: string
  jwk: z.infer<typeof ownKey>
}

/** Every key that proves something, those that no longer sign included. */
export async function listPublishedKeys(ctx: Context): Promise<PublishedKey[]> {
  const keys = await selectKeys(ctx.readDb)
  return keys.filter(({ revokedAt }) => revokedAt === null).map(toPublished)
}

/**
 * The site's key of today. Made at its first use and kept in the database, so that all nodes sign with one; sealed with `AUTH_SECRET`.
 * When that has changed since, the old key cannot be opened: a new one signs, and the old one goes on to prove what it signed.
 */
export async function readSigningKey(ctx: Context): Promise<{ id: string; key: CryptoKey }> {
  for (const stored of await selectKeys(ctx.db)) {
    const key = stored.retiredAt === null && (await open(ctx, stored))
    if (key) return { id: stored.id, key }
  }
  return createKey(ctx)
}

export async function listSigningKeys(ctx: Context): Promise<SigningKey[]> {
  return (await selectKeys(ctx.readDb)).map(toSigningKey)
}

/** Makes a new key that signs from now on. The earlier ones go on to prove what they signed. */
export async function rotateSigningKey(ctx: Context): Promise<SigningKey[]> {
  const fresh = await makeKey(ctx)
  return inTransaction(ctx, async (ctx) => {
    await retireKeys(ctx.db, ctx.now)
    await insertKey(ctx.db, fresh.row)
    await audit(ctx, 'signing_key.rotated', { kind: 'signing_key', id: fresh.row.id })
    return listSigningKeys(ctx)
  })
}

/** Takes a key that is in wrong hands out of everything that is published: nothing that it signed holds any more. */
export function revokeSigningKey(ctx: Context, id: string): Promise<SigningKey[]> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await revokeKey(ctx.db, id, ctx.now))) throw notFound('signing_key')
    await audit(ctx, 'signing_key.revoked', { kind: 'signing_key', id })
    return listSigningKeys(ctx)
  })
}

/** The first key of a site while it is made: whoever asks meanwhile waits for it. */
const beingMade = new WeakMap<Config, Promise<{ id: string; key: CryptoKey }>>()

/** Two nodes that begin at once make two keys; both are published, and the later one signs. */
function createKey(ctx: Context): Promise<{ id: string; key: CryptoKey }> {
  const known = beingMade.get(ctx.config)
  if (known) return known
  const make = async () => {
    const { row, key } = await makeKey(ctx)
    await insertKey(ctx.db, row)
    return { id: row.id, key }
  }
  const made = make().finally(() => beingMade.delete(ctx.config))
  beingMade.set(ctx.config, made)
  return made
}

async function makeKey(ctx: Context): Promise<{ row: StoredKey; key: CryptoKey }> {
  const pair = await generateKeyPair(algorithm, { modulusLength: bits, extractable: true })
  const [publicJwk, privateJwk] = [await exportJWK(pair.publicKey), await exportJWK(pair.privateKey)]
  const id = await calculateJwkThumbprint(publicJwk)
  const row = {
    id,
    publicJwk: JSON.stringify(publicJwk),
    sealedJwk: await sealText(ctx.config, sealPurpose, JSON.stringify(privateJwk)),
    createdAt: ctx.now,
    retiredAt: null,
    revokedAt: null,
  }
  return { row, key: pair.privateKey }
}

async function open(ctx: Context, { id, sealedJwk }: StoredKey): Promise<CryptoKey | undefined> {
  try {
    const key = await importJWK(JSON.parse(await openSealed(ctx.config, sealPurpose, sealedJwk)), algorithm)
    return key instanceof Uint8Array ? undefined : key
  } catch (error) {
    ctx.log.warn({ err: error, id }, 'a signing key cannot be opened with this AUTH_SECRET')
    return undefined
  }
}

function toPublished({ id, publicJwk }: StoredKey): PublishedKey {
  return { id, jwk: ownKey.parse(JSON.parse(publicJwk)) }
}

function toSigningKey({ id, createdAt, retiredAt, revokedAt }: StoredKey): SigningKey {
  return { id, createdAt, retiredAt, revokedAt }
}
