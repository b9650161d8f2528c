import { randomBytes } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { openSealed, sealText } from './sealed-text.ts'

const configOf = (authSecret: string) => ({ authSecret }) as Partial<Config> as Config
const config = configOf(randomBytes(32).toString('base64'))
const text = 'JBSWY3DPEHPK3PXP ሰላም'

test('a text is sealed by AES-256-GCM, says so, and is another one each time', async () => {
  const [one, two] = [await sealText(config, 'a test', text), await sealText(config, 'a test', text)]
  expect(decodeProtectedHeader(one)).toEqual({ alg: 'dir', enc: 'A256GCM' })
  expect(one).not.toBe(two)
  for (const sealed of [one, two]) expect(await openSealed(config, 'a test', sealed)).toBe(text)
  expect(Buffer.from(one.split('.')[3] ?? '', 'base64url').toString('utf8')).not.toContain('JBSWY3DP')
})

test('what was changed in any part opens nothing', async () => {
  const parts = (await sealText(config, 'a test', text)).split('.')
  expect(parts).toHaveLength(5)
  for (const at of [0, 2, 3, 4]) {
    const bytes = Buffer.from(parts[at] ?? '', 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    const changed = parts.with(at, bytes.toString('base64url')).join('.')
    await expect(openSealed(config, 'a test', changed), `part ${at}`).rejects.toThrow()
  }
})

test('each purpose and each secret has a key of its own', async () => {
  const sealed = await sealText(config, 'a test', text)
  await expect(openSealed(config, 'another test', sealed)).rejects.toThrow('decryption')
  await expect(openSealed(configOf(randomBytes(32).toString('base64')), 'a test', sealed)).rejects.toThrow(
    'decryption',
  )
})
