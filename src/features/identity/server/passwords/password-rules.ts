import { z } from '@hono/zod-openapi'
import type { Context } from '#platform/server/context.ts'
import { isBreachedPassword } from './breached-passwords.ts'
import { isCommonPassword } from './common-passwords.ts'
import { says, type FieldCode } from '#platform/problems/field-codes.ts'

export const passwordLength = { least: 12, most: 128 }

/** A password as it is hashed: Unicode normal form KC, otherwise exactly as typed. Lengths are code points. */
export const passwordText = z
  .string()
  .max(passwordLength.most * 4, says('too_long'))
  .transform((value) => value.normalize('NFKC'))
  .refine((value) => [...value].length <= passwordLength.most, says('too_long'))

/** A password somebody chooses now. */
export const newPasswordText = passwordText.refine(
  (value) => [...value].length >= passwordLength.least,
  says('too_short'),
)

/**
 * Why a new password is refused, as a field code, or undefined: it is on the list of common passwords, was stolen elsewhere, or is
 * made of the person's address, the person's name or the site's name. No rules about kinds of characters.
 */
export async function passwordProblem(
  ctx: Context,
  password: string,
  person: { email: string; displayName: string },
): Promise<FieldCode | undefined> {
  const bare = bareText(password)
  const names = [person.email, person.email.split('@')[0] ?? '', person.displayName, ctx.config.siteName]
  if (names.some((name) => isMadeOf(bare, bareText(name)))) return 'password_personal'
  if (await isCommonPassword(password)) return 'password_common'
  return (await isBreachedPassword(ctx, password)) ? 'password_breached' : undefined
}

/** The name alone, repeated, or with a few more characters around it. */
function isMadeOf(bare: string, name: string): boolean {
  if ([...name].length < 3) return false
  const rest = bare.replaceAll(name, '')
  return bare !== rest && [...rest].length < 6
}

function bareText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
