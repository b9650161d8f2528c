import { z } from '@hono/zod-openapi'

/** A key by which others verify what the site signed. */
export const publicKey = z
  .object({
    kty: z.literal('RSA'),
    n: z.string(),
    e: z.string(),
    /** The address at which it is published, as it stands in what it signed. */
    kid: z.string(),
    alg: z.literal('RS256'),
    use: z.literal('sig'),
  })
  .openapi('PublicKey', {
    description: 'A JSON Web Key',
    externalDocs: { url: 'https://www.rfc-editor.org/rfc/rfc7517' },
  })
export type PublicKey = z.infer<typeof publicKey>

export const keySet = z.object({ keys: z.array(publicKey) }).openapi('KeySet')
export type KeySet = z.infer<typeof keySet>

/** Who issues badges, with every key that proves them. */
export const issuerProfile = z
  .object({
    '@context': z.array(z.string()),
    id: z.string(),
    type: z.array(z.string()),
    name: z.string(),
    url: z.string(),
    verificationMethod: z.array(
      z.object({
        id: z.string(),
        type: z.literal('JsonWebKey'),
        controller: z.string(),
        publicKeyJwk: publicKey,
      }),
    ),
    assertionMethod: z.array(z.string()),
  })
  .openapi('IssuerProfile', {
    description: 'A profile of Open Badges 3.0 that is a controlled identifier document as well',
    externalDocs: { url: 'https://www.imsglobal.org/spec/ob/v3p0/#profile' },
  })
export type IssuerProfile = z.infer<typeof issuerProfile>

export const envelopedBadge = z
  .object({
    '@context': z.string(),
    /** `data:application/vc+jwt,` and the badge as a compact JWS. */
    id: z.string(),
    type: z.literal('EnvelopedVerifiableCredential'),
  })
  .openapi('EnvelopedBadge', {
    description: 'An enveloped credential of the Verifiable Credentials Data Model 2.0',
    externalDocs: { url: 'https://www.w3.org/TR/vc-data-model-2.0/#enveloped-verifiable-credentials' },
  })
export type EnvelopedBadge = z.infer<typeof envelopedBadge>
