import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { cost } from './password-cost.ts'
import { hashPassword, isOutdated, matchesHash } from './password-hash.ts'

const password = 'a kettle sings at dawn'

test('a hash matches its own password and no other, and is another one each time', async () => {
  const [one, two] = [await hashPassword(password), await hashPassword(password)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await matchesHash(password, one)).toBe(true)
  expect(await matchesHash(`${password}.`, one)).toBe(false)
})

test('an unreadable hash matches nothing, and is renewed', async () => {
  const hash = await hashPassword(password)
  const [, , , parameters = '', salt = '', tag = ''] = hash.split('$')
  const unreadable = [
    '',
    password,
    hash.slice(1),
    `x${hash}`,
    `${hash}$`,
    hash.replace('argon2id', 'argon2i'),
    hash.replace('v=19', 'v=16'),
    hash.replace(parameters, 'm=12345678,t=2,p=1'),
    hash.replace(salt, 'short'),
    hash.replace(tag, tag.slice(0, 15)),
  ]
  for (const broken of unreadable) {
    expect([broken, await matchesHash(password, broken)]).toEqual([broken, false])
    expect(isOutdated(broken)).toBe(true)
  }
  const shorter = hash.replace(tag, tag.slice(0, 40))
  expect(await matchesHash(password, shorter)).toBe(false)
})

test('only a hash of today’s parameters is up to date', async () => {
  const hash = await hashPassword(password)
  expect(isOutdated(hash)).toBe(false)
  for (const [now, then] of [
    [`m=${cost.memory}`, `m=${cost.memory + 8}`],
    [`t=${cost.passes}`, `t=${cost.passes + 1}`],
    [`p=${cost.lanes}`, `p=${cost.lanes + 1}`],
  ] as const)
    expect(isOutdated(hash.replace(now, then))).toBe(true)
})

test.each([
  [8, 12, 1],
  [128, 1, 12],
])(
  'a hash of other parameters, m=%i,t=%i,p=%i, matches its password as well',
  async (memory, passes, lanes) => {
    const nonce = Buffer.from('sixteen bytes ok')
    const parameters = { message: password, nonce, memory, passes, parallelism: lanes, tagLength: 32 }
    const [salt, tag] = [nonce, argon2Sync('argon2id', parameters)].map((bytes) =>
      bytes.toString('base64').replaceAll('=', ''),
    )
    const hash = `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${salt}$${tag}`
    expect(await matchesHash(password, hash)).toBe(true)
    expect(await matchesHash(`${password}.`, hash)).toBe(false)
  },
)
