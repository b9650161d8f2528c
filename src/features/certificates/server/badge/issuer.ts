import { SignJWT, type JWTPayload } from 'jose'
import { notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { IssuerProfile, KeySet, PublicKey } from '../../badge/contract.ts'
import { algorithm, listPublishedKeys, readSigningKey, type PublishedKey } from './signing-keys.ts'

export const badgeContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** Addresses of what others need to verify, below the site's own. */
export const published = {
  issuer: '/api/badges/issuer',
  key: (id: string) => `/api/badges/keys/${id}`,
  status: (list: number | string) => `/api/badges/status/${list}`,
  keys: '/.well-known/jwks.json',
} as const

export function at({ config }: Context, path: string): string {
  return `${config.publicUrl}${path}`
}

/** Who issues, as every badge names it. */
export function issuerOf(ctx: Context) {
  const { siteName, publicUrl } = ctx.config
  return { id: at(ctx, published.issuer), type: ['Profile'], name: siteName, url: publicUrl }
}

/** The issuer's profile with its keys: a controlled identifier document of the W3C as well. */
export async function readIssuer(ctx: Context): Promise<IssuerProfile> {
  const keys = await listPublishedKeys(ctx)
  const issuer = issuerOf(ctx)
  return {
    '@context': [...badgeContexts, 'https://www.w3.org/ns/cid/v1'],
    ...issuer,
    verificationMethod: keys.map((key) => ({
      id: at(ctx, published.key(key.id)),
      type: 'JsonWebKey',
      controller: issuer.id,
      publicKeyJwk: jwkOf(ctx, key),
    })),
    assertionMethod: keys.map(({ id }) => at(ctx, published.key(id))),
  }
}

/** All keys (RFC 7517), each under the address that stands in what it signed. */
export async function readKeySet(ctx: Context): Promise<KeySet> {
  return { keys: (await listPublishedKeys(ctx)).map((key) => jwkOf(ctx, key)) }
}

/** @throws 404 for a key that is not published, or not any more */
export async function readKey(ctx: Context, id: string): Promise<PublicKey> {
  const key = (await listPublishedKeys(ctx)).find((one) => one.id === id)
  if (!key) throw notFound('signing_key')
  return jwkOf(ctx, key)
}

/** A credential as a compact JWS, in the JWT proof format of Open Badges 3.0. */
export async function sign(ctx: Context, credential: JWTPayload): Promise<string> {
  const { id, key } = await readSigningKey(ctx)
  return new SignJWT(credential)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: at(ctx, published.key(id)) })
    .sign(key)
}

function jwkOf(ctx: Context, { id, jwk }: PublishedKey): PublicKey {
  return { ...jwk, kid: at(ctx, published.key(id)), alg: algorithm, use: 'sig' }
}
