import { createHash, randomInt } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { Secret, TOTP } from 'otpauth'
import { says } from '#platform/problems/field-codes.ts'

/** Seconds for which a code is shown. */
const period = 30
/** Steps before and after the present one whose code is taken: clocks of phones differ. */
const drift = 1
const recoveryCodeCount = 10
/** Without letters and digits that are mistaken for each other. */
const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryLength = 16

/** What somebody types as a code; longer than any, for spaces and hyphens. */
export const secondStepCode = z.string().min(1, says('required')).max(64, says('too_long'))

/** A new secret for an authenticator app, base32. */
export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that authenticator apps read (`otpauth://`). */
export function appAddress(secret: string, names: { siteName: string; email: string }): string {
  return totpOf(secret, names).toString()
}

/** The time step that a code belongs to, or undefined when it is none of now. Compared in constant time. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, window: drift, timestamp: now })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

function totpOf(secret: string, names?: { siteName: string; email: string }): TOTP {
  return new TOTP({
    issuer: names?.siteName,
    label: names?.email,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })
}

/**
 * A code as it was typed, without spaces and hyphens, in lower case. Ethiopic digits stand for themselves here, one after the
 * other; there is no Ethiopic zero, so that 0 is typed as it is.
 */
export function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\u1369-\u1371]/g, (digit) => String(digit.charCodeAt(0) - 0x1368))
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
}

/** Ten codes of 79 random bits, in groups of four signs. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const signs = Array.from(
      { length: recoveryLength },
      () => recoveryLetters[randomInt(recoveryLetters.length)],
    )
    return signs.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

/** They are too long to be guessed, so that a fast hash does. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(readCode(code)).digest('hex')
}
