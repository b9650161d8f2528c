import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { limitPassing } from '#platform/server/http/passing-limit.ts'
import { reads } from '../certificates.ts'
import { selectLastPlace, selectRevokedPlaces } from '../store.ts'
import { at, badgeContexts, issuerOf, published, sign } from './issuer.ts'
import { listLength, placeIn } from './status-places.ts'

/**
 * Which badges are revoked, one bit each and nothing of whose they are (Bitstring Status List 1.0), signed as the badges are. The
 * first list is there before any badge, and says that none is revoked.
 * @throws 404 for a list in which no badge can have its place, and 429, before anything is signed
 */
export async function readStatusList(ctx: Context, list: number): Promise<string> {
  limitPassing(ctx, 'badge.status', { ...reads, subject: ctx.address })
  if (list > placeIn(await selectLastPlace(ctx.readDb)).list) throw notFound('status_list')
  const from = list * listLength
  const revoked = await selectRevokedPlaces(ctx.readDb, { from, until: from + listLength })
  const id = at(ctx, published.status(list))
  const issuer = issuerOf(ctx)
  const validFrom = `${new Date(ctx.now).toISOString().slice(0, 19)}Z`
  return sign(ctx, {
    '@context': [badgeContexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.id,
    validFrom,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await encode(revoked.map((place) => placeIn(place).index)),
    },
    iss: issuer.id,
    jti: id,
    nbf: Math.floor(ctx.now / 1000),
  })
}

/** Bits from the left, compressed, in base64url under the sign of that base. */
async function encode(indexes: readonly number[]): Promise<string> {
  const bits = new Uint8Array(listLength / 8)
  for (const index of indexes) {
    const byte = Math.floor(index / 8)
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index % 8))
  }
  return `u${(await promisify(gzip)(bits)).toString('base64url')}`
}
