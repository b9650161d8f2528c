import { createPublicKey } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { createVerifier } from 'fast-jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { createOtherNode, type Json } from '#app/server/test-app.ts'
import { earn, names } from '../test-certificates.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const pathOf = (address: string) => address.replace('http://localhost:3000', '').replace(/#.*/, '')

/** Somebody else who verifies: with another program, and nothing but what the site publishes. */
async function verify(jwt: string, clock = Date.now()): Promise<Record<string, Json>> {
  const guest = site.browser()
  const header = JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString())
  expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.stringContaining('/api/badges/keys/') })
  const jwk = await guest.get(pathOf(header.kid))
  if (jwk.status !== 200) throw new Error('the key is not published')
  const { keys } = (await guest.get<{ keys: Json[] }>('/.well-known/jwks.json')).json
  expect(keys).toContainEqual(jwk.json)
  const key = createPublicKey({ key: { ...jwk.json }, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const payload: Record<string, Json> = createVerifier({
    key,
    algorithms: ['RS256'],
    clockTimestamp: clock,
    allowedIss: 'http://localhost:3000/api/badges/issuer',
  })(jwt)
  const issuer = (await guest.get(pathOf(String(payload.iss)))).json
  expect(issuer.assertionMethod).toContain(header.kid)
  return payload
}

async function isRevoked(credential: Record<string, Json>): Promise<boolean> {
  const status = credential.credentialStatus!
  const list = await verify((await site.browser().get(pathOf(String(status.statusListCredential)))).text)
  expect(list.id).toBe(status.statusListCredential)
  const bits = gunzipSync(Buffer.from(String(list.credentialSubject!.encodedList).slice(1), 'base64url'))
  expect(bits.length * 8).toBe(131_072)
  const index = Number(status.statusListIndex)
  return (bits[Math.floor(index / 8)]! & (0x80 >> (index % 8))) !== 0
}

const badgeOf = async (id: string) => (await site.browser().get(`/certificates/${id}/badge.jwt`)).text

test('whoever asks first, and with whomever at once, one key is made', async () => {
  const { db } = site.services.connection
  await db.deleteFrom('signing_keys').execute()
  const asked = Array.from({ length: 12 }, () => site.browser().get('/api/badges/status/0'))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  expect((await site.browser().get<{ keys: Json[] }>('/.well-known/jwks.json')).json.keys).toHaveLength(1)
})

describe('a badge', () => {
  test('says what the certificate says, in the terms of Open Badges 3.0, and proves it to others', async () => {
    const { id, courseId, uid, email } = await earn(site, 'badge@example.com', { validMonths: 24 })
    const jwt = await badgeOf(id)
    const credential = await verify(jwt)
    expect(credential).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: `http://localhost:3000/certificates/${id}`,
      jti: `http://localhost:3000/certificates/${id}`,
      issuer: { id: 'http://localhost:3000/api/badges/issuer', type: ['Profile'], name: "Traders' Hub" },
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [
          { identityHash: names.latin, identityType: 'name', hashed: false },
          { identityHash: names.ethiopic, identityType: 'name', hashed: false },
        ],
        achievement: {
          id: `http://localhost:3000/courses/${courseId}`,
          type: ['Achievement'],
          name: 'Course of badge',
          description: 'Course of badge · Course of badge በአማርኛ',
          criteria: { narrative: expect.any(String) },
        },
      },
    })
    expect(Number(credential.exp)).toBe(Date.parse(String(credential.validUntil)) / 1000)
    expect(JSON.stringify(credential)).not.toContain(uid)
    expect(JSON.stringify(credential)).not.toContain(email)
    expect(await isRevoked(credential)).toBe(false)
    const enveloped = await site.browser().get(`/certificates/${id}/badge.json`)
    expect(enveloped.json).toMatchObject({ type: 'EnvelopedVerifiableCredential' })
    await verify(String(enveloped.json.id).replace('data:application/vc+jwt,', ''))
  })

  test('that somebody changed proves nothing', async () => {
    const { id } = await earn(site, 'tampered@example.com')
    const [header, payload, signature] = (await badgeOf(id)).split('.')
    const changed = Buffer.from(payload!, 'base64url').toString().replace(names.latin, 'Somebody Else')
    expect(changed).toContain('Somebody Else')
    const forged = [header, Buffer.from(changed).toString('base64url'), signature].join('.')
    await expect(verify(forged)).rejects.toThrow(/signature/i)
  })

  test('as JSON proves nothing either once a part of it was changed', async () => {
    const [own, other] = [await earn(site, 'json@example.com'), await earn(site, 'json-other@example.com')]
    const partsOf = async (id: string) => {
      const { json } = await site.browser().get(`/certificates/${id}/badge.json`)
      return String(json.id).replace('data:application/vc+jwt,', '').split('.') as [string, string, string]
    }
    const [header, payload, signature] = await partsOf(own.id)
    const [, otherPayload, otherSignature] = await partsOf(other.id)
    await verify([header, payload, signature].join('.'))
    const changed = (part: string, by: object) =>
      Buffer.from(
        JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...by }),
      ).toString('base64url')
    for (const forged of [
      [header, otherPayload, signature],
      [header, payload, otherSignature],
      [header, changed(payload, { validUntil: '2099-01-01T00:00:00Z' }), signature],
      [changed(header, { kid: 'http://localhost:3000/api/badges/keys/mine' }), payload, signature],
      [changed(header, { alg: 'none' }), payload, ''],
    ])
      await expect(verify(forged.join('.')), forged.join('.')).rejects.toThrow()
  })

  test('is over when the certificate is', async () => {
    const { id } = await earn(site, 'over@example.com', { validMonths: 1 })
    await expect(verify(await badgeOf(id), Date.now() + 40 * 86_400_000)).rejects.toThrow(/expired/i)
  })

  test('of a revoked certificate is given to nobody, and those who have it see that it is revoked', async () => {
    const { id } = await earn(site, 'taken@example.com')
    const credential = await verify(await badgeOf(id))
    const revocation = `/api/admin/certificates/${id}/revocation`
    await site.admin.browser.send('PUT', revocation, { en: 'Someone else answered', am: 'ሌላ ሰው መልሷል' })
    expect(await isRevoked(credential)).toBe(true)
    for (const file of ['badge.jwt', 'badge.json', 'certificate.pdf']) {
      const answer = await site.browser().get(`/certificates/${id}/${file}`)
      expect([answer.status, answer.json.code]).toEqual([410, 'certificate.revoked'])
    }
    const address = `/certificates/${id}/certificate.pdf?lang=am`
    const opened = await site.browser().get(address, { 'sec-fetch-dest': 'document' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/certificates/${id}?lang=am`])
    await site.admin.browser.send('DELETE', revocation)
    expect(await isRevoked(credential)).toBe(false)
  })

  test('there is no list beyond the known ones, no unknown key and no badge of an unknown certificate', async () => {
    for (const address of [
      '/api/badges/status/x',
      '/api/badges/status/-1',
      '/api/badges/status/1',
      '/api/badges/status/9999',
      '/api/badges/keys/unknown',
      '/certificates/unknown/badge.jwt',
    ])
      expect((await site.browser().get(address)).status, address).toBe(404)
  })
})

describe('the keys', () => {
  const keys = async () =>
    (await site.admin.browser.get<{ items: Json[] }>('/api/admin/signing-keys')).json.items

  test('change: what was signed before still holds, until the key is revoked', async () => {
    const { id } = await earn(site, 'rotation@example.com')
    const before = await badgeOf(id)
    const [old] = await keys()
    expect((await site.admin.browser.send('POST', '/api/admin/signing-keys')).status).toBe(200)
    const after = await badgeOf(id)
    expect(after.split('.')[0]).not.toBe(before.split('.')[0])
    await verify(before)
    await verify(after)
    await site.admin.browser.send('DELETE', `/api/admin/signing-keys/${String(old!.id)}`)
    await expect(verify(before)).rejects.toThrow('not published')
    await verify(after)
  })

  test('that two nodes make at the same first moment both prove', async () => {
    const { id } = await earn(site, 'nodes@example.com')
    const secret = 'a third secret of thirty-two signs or more'
    const config = { ...site.services.config, authSecret: secret }
    const moved = createOtherNode({ ...site, services: { ...site.services, config } }, config.dataDir)
    const asks = Array.from({ length: 3 }, () => moved.browser().get(`/certificates/${id}/badge.jwt`))
    for (const { status, text } of await Promise.all(asks)) {
      expect(status).toBe(200)
      await verify(text)
    }
  })

  test('are nobody else’s business, and never leave the site whole', async () => {
    const { browser } = await site.join('curious@example.com')
    expect((await browser.get('/api/admin/signing-keys')).status).toBe(403)
    expect((await browser.send('POST', '/api/admin/signing-keys')).status).toBe(403)
    for (const { text } of [
      await site.browser().get('/.well-known/jwks.json'),
      await site.browser().get('/api/badges/issuer'),
      await site.admin.browser.get('/api/admin/signing-keys'),
    ])
      expect(text).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
  })

  test('that another AUTH_SECRET sealed are replaced by a new one and still prove what they signed', async () => {
    const { id } = await earn(site, 'secret@example.com')
    const before = await badgeOf(id)
    const config = { ...site.services.config, authSecret: 'another secret of thirty-two signs' }
    const moved = createOtherNode({ ...site, services: { ...site.services, config } }, config.dataDir)
    await verify((await moved.browser().get(`/certificates/${id}/badge.jwt`)).text)
    await verify(before)
  })
})
