import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Config } from '../config.ts'

/** Encrypts a text (AES-256-GCM) with a key of its own for each purpose, made from `AUTH_SECRET`. */
export async function sealText(config: Config, purpose: string, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(config, purpose))
}

/** The text that was sealed. @throws when it was sealed with another secret, or changed since */
export async function openSealed(config: Config, purpose: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyOf(config, purpose))
  return new TextDecoder().decode(plaintext)
}

function keyOf(config: Config, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', config.authSecret, '', `traders-hub ${purpose}`, 32))
}
