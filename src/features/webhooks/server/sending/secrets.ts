import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Config } from '#platform/server/config.ts'
import { openSealed, sealText } from '#platform/server/sealing/sealed-text.ts'
import type { StoredWebhook } from '../webhook-store.ts'

const purpose = 'webhook secret'

/** A secret in the form of Standard Webhooks, and the same as it is kept. */
export async function newSecret(config: Config): Promise<{ secret: string; sealed: string }> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: await sealText(config, purpose, secret) }
}

/** Whether a secret was sealed with the `AUTH_SECRET` of today, so that it can sign. */
export function canSign(config: Config, sealed: string): Promise<boolean> {
  return openSealed(config, purpose, sealed).then(
    () => true,
    () => false,
  )
}

/**
 * The headers of Standard Webhooks. For a while after a rotation both secrets sign.
 * @throws when a secret was sealed with another `AUTH_SECRET`
 */
export async function signedHeaders(
  config: Config,
  { sealedSecret, formerSecret, formerUntil }: StoredWebhook,
  { id, body, now }: { id: string; body: string; now: number },
): Promise<Record<string, string>> {
  const isFormerToo = formerSecret !== null && formerUntil !== null && formerUntil > now
  const sealed = isFormerToo ? [sealedSecret, formerSecret] : [sealedSecret]
  const signatures = await Promise.all(
    sealed.map(async (one) =>
      new Webhook(await openSealed(config, purpose, one)).sign(id, new Date(now), body),
    ),
  )
  return {
    'content-type': 'application/json',
    'user-agent': 'traders-hub-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
