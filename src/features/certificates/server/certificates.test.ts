import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOtherNode } from '#app/server/test-app.ts'
import { createTestSite, withSecondConnection, type Member, type TestSite } from '#app/server/test-site.ts'
import { systemContext } from '#platform/server/context.ts'
import type { Certificate } from '../contract.ts'
import { issueCertificate, type CertificateSources } from './issuing.ts'
import { complete, earn, listOwn, names, offerCourse } from './test-certificates.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const context = () => systemContext(site.services, 'test')
const scored = (score: number | null): CertificateSources => ({
  readCompletion: async () => Date.now(),
  listCompleted: async () => [],
  scoreOf: async () => score,
})

describe('earning', () => {
  test('the lesson that completes the course gives one certificate, which waits for the names', async () => {
    const member = await site.join('first@example.com')
    const offered = await offerCourse(site, 'Foundations')
    await complete(member, offered)
    const { items, ...rest } = await listOwn(member)
    expect(rest).toEqual({ names: null, areNamesFixed: false })
    expect(items).toMatchObject([
      {
        courseId: offered.course.id,
        state: 'waiting',
        issuedAt: null,
        title: { en: 'Foundations', am: 'Foundations በአማርኛ' },
        score: 100,
      },
    ])
    expect(items[0]!.id).toMatch(/^[\w-]{22}$/)
    expect((await site.browser().get(`/api/certificates/${items[0]!.id}`)).status).toBe(404)

    const named = await member.browser.send('PUT', '/api/certificates/names', names)
    expect(named.json).toMatchObject({ names, areNamesFixed: true, items: [{ state: 'valid' }] })
    const shown = await site.browser().get<Certificate>(`/api/certificates/${items[0]!.id}`)
    expect(shown.json).toMatchObject({ status: 'valid', holder: names, expiresAt: null, reason: null })
  })

  test('with the names known it is issued at once', async () => {
    const { id } = await earn(site, 'ready@example.com')
    expect((await site.browser().get(`/api/certificates/${id}`)).status).toBe(200)
  })

  test('a course that offers none gives none', async () => {
    const member = await site.join('none@example.com')
    const plain = await offerCourse(site, 'Plain', { isOffered: false })
    await complete(member, plain)
    await member.browser.send('POST', '/api/certificates')
    expect((await listOwn(member)).items).toEqual([])
  })

  test('who completed the course before it offered one asks for it and gets it', async () => {
    const member = await site.join('before@example.com')
    const { course, lessons } = await offerCourse(site, 'Offered later', { isOffered: false })
    await member.browser.send('PUT', '/api/certificates/names', names)
    await complete(member, { course, lessons })
    const address = `/api/admin/items/${course.id}`
    const { version } = (await site.admin.browser.get<{ version: number }>(address)).json
    const details = { certificate: { isOffered: true, minimumScore: 0 } }
    expect((await site.admin.browser.send('PATCH', address, { version, details })).status).toBe(200)
    expect((await listOwn(member)).items).toEqual([])
    for (let time = 0; time < 2; time++)
      expect((await member.browser.send('POST', '/api/certificates')).json.items).toMatchObject([
        { courseId: course.id, state: 'valid' },
      ])
  })

  test('nobody gets one before the course is completed', async () => {
    const member = await site.join('early@example.com')
    const { course, lessons } = await offerCourse(site, 'Half')
    await complete(member, { course, lessons: lessons.slice(0, 1) })
    await member.browser.send('PUT', '/api/certificates/names', names)
    expect((await member.browser.send('POST', '/api/certificates')).json).toMatchObject({ items: [] })
  })

  test('two nodes that complete the last lesson at once, again and again, give one', async () => {
    const other = createOtherNode(site, mkdtempSync(path.join(os.tmpdir(), 'traders-hub-test-')))
    const member = await site.join('racing@example.com')
    const { course, lessons } = await offerCourse(site, 'Race')
    await member.browser.send('PUT', '/api/certificates/names', names)
    await complete(member, { course, lessons: lessons.slice(0, 1) })
    const elsewhere = other.browser()
    for (const [name, value] of member.browser.cookies) elsewhere.cookies.set(name, value)
    const last = `/api/courses/${course.id}/lessons/${lessons[1]!.id}/completion`
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 === 0
          ? elsewhere.send('POST', '/api/certificates')
          : (n % 2 ? member.browser : elsewhere).send('PUT', last),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await listOwn(member)).items).toHaveLength(1)
  })

  test('below the score that the course asks for there is none, and one when the score comes later', async () => {
    const member = await site.join('score@example.com')
    const offered = await offerCourse(site, 'Marked', { minimumScore: 70 })
    const key = { userId: member.uid, courseId: offered.course.id }
    for (const score of [null, 0, 69.9]) {
      await issueCertificate(context(), key, scored(score))
      expect((await listOwn(member)).items).toEqual([])
    }
    await issueCertificate(context(), key, scored(84.9))
    await issueCertificate(context(), key, scored(95))
    expect((await listOwn(member)).items).toMatchObject([{ score: 84 }])
  })

  test('whoever was asked nothing gets none, whatever the course offers', async () => {
    const member = await site.join('unasked@example.com')
    const { course } = await offerCourse(site, 'Unasked')
    const key = { userId: member.uid, courseId: course.id }
    await issueCertificate(context(), key, scored(null))
    expect((await listOwn(member)).items).toEqual([])
    await issueCertificate(context(), key, scored(0))
    expect((await listOwn(member)).items).toMatchObject([{ score: 0 }])
  })

  test('what it says stays when the course changes', async () => {
    const { id, courseId } = await earn(site, 'frozen@example.com')
    const before = (await site.browser().get<Certificate>(`/api/certificates/${id}`)).json
    await site.admin.browser.send('DELETE', `/api/admin/items/${courseId}`)
    expect((await site.browser().get<Certificate>(`/api/certificates/${id}`)).json).toEqual(before)
  })
})

describe('the names', () => {
  test.each([
    [{ latin: 'አልማዝ', ethiopic: 'አልማዝ' }, { latin: 'other_script' }],
    [{ latin: 'Almaz', ethiopic: 'Almaz' }, { ethiopic: 'other_script' }],
    [
      { latin: 'Almaz 3', ethiopic: '፩፪፫' },
      { latin: 'other_script', ethiopic: 'other_script' },
    ],
    [{ latin: 'Nguyễn', ethiopic: 'አልማዝ' }, { latin: 'unprintable' }],
    [{ latin: '', ethiopic: 'አልማዝ' }, { latin: 'required' }],
    [{ latin: 'A'.repeat(81), ethiopic: 'አልማዝ' }, { latin: 'too_long' }],
  ])('%o is refused with what is wrong with each', async (wrong, fields) => {
    const { browser } = await site.join(`${crypto.randomUUID()}@example.com`)
    const { status, json } = await browser.send('PUT', '/api/certificates/names', wrong)
    expect([status, json.fields]).toEqual([422, fields])
  })

  test('change as often as one likes until they stand on a certificate, and then not any more', async () => {
    const member = await site.join('names@example.com')
    const offered = await offerCourse(site, 'Names')
    const change = (latin: string) =>
      member.browser.send('PUT', '/api/certificates/names', { ...names, latin })
    expect((await change('Almaz')).status).toBe(200)
    expect((await change('Almaz Bekele')).status).toBe(200)
    await complete(member, offered)
    expect((await change('Somebody Else')).json.code).toBe('certificate.names_fixed')
    expect((await change('Almaz Bekele')).status).toBe(200)
  })

  test('of two that are said at once one stands on the certificate, and is that of those to come', async () => {
    const members = await Promise.all([1, 2, 3, 4].map((at) => site.join(`two-names-${at}@example.com`)))
    const offered = await offerCourse(site, 'Two names')
    for (const member of members) {
      await complete(member, offered)
      await withSecondConnection(site, async (other) => {
        const said = ['Almaz', 'Somebody', 'Anybody', 'Nobody'].map((latin, at) =>
          (at % 2 ? member.browser : other(member)).send('PUT', '/api/certificates/names', {
            ...names,
            latin,
          }),
        )
        const statuses = (await Promise.all(said)).map(({ status }) => status)
        expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
      })
      const own = await listOwn(member)
      const { json } = await site.browser().get<Certificate>(`/api/certificates/${own.items[0]!.id}`)
      expect(json.holder).toEqual(own.names)
    }
  })
})

describe('the public view', () => {
  test('is the same for everybody, keeps away from search engines and caches, and says nothing of the account', async () => {
    const { id, uid, email } = await earn(site, 'public@example.com', { validMonths: 12 })
    const { headers, text, json } = await site.browser().get<Certificate>(`/api/certificates/${id}`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).not.toContain(uid)
    expect(text).not.toContain(email)
    expect(json.address).toBe(`http://localhost:3000/certificates/${id}`)
    expect(json.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect(new Date(json.expiresAt!).getUTCFullYear()).toBe(new Date(json.issuedAt).getUTCFullYear() + 1)
    expect((await site.browser().get('/api/certificates/AAAAAAAAAAAAAAAAAAAAAA')).json.code).toBe(
      'certificate.not_found',
    )
  })

  test('asking again and again is slowed down', async () => {
    const slow = await createTestSite({ RATE_LIMIT_FACTOR: '0.1' })
    try {
      const guest = slow.browser({ address: '198.18.7.7' })
      const ask = async (addressOf: (time: number) => string) => {
        const answers = []
        for (let time = 0; time < 14; time++) answers.push(await guest.get(addressOf(time)))
        return answers.map(({ status }) => status)
      }
      const guesses = await ask((time) => `/api/certificates/guess-${time}`)
      expect(guesses).toEqual([...Array(12).fill(404), 429, 429])
      // Each is signed.
      const lists = await ask(() => '/api/badges/status/0')
      expect(lists).toEqual([...Array(12).fill(200), 429, 429])
    } finally {
      await slow.close()
    }
  })

  test('a certificate expires on its day', async () => {
    const own = await createTestSite()
    try {
      const { id } = await earn(own, 'expiring@example.com', { validMonths: 1 })
      const status = async () => (await own.browser().get<Certificate>(`/api/certificates/${id}`)).json.status
      expect(await status()).toBe('valid')
      own.advance(32 * 86_400_000)
      expect(await status()).toBe('expired')
    } finally {
      await own.close()
    }
  })
})

describe('leaving', () => {
  test('the certificates go with the account, but for those that their holder lets stay', async () => {
    const member = await earn(site, 'leaving@example.com')
    const second = await offerCourse(site, 'Second')
    await complete(member, second)
    const kept = (await listOwn(member)).items.find((one) => one.courseId === second.course.id)!
    const keeping = `/api/certificates/${kept.id}/keeping`
    expect((await member.browser.send('PUT', keeping)).json).toMatchObject({ isKept: true })
    expect((await member.browser.send('DELETE', keeping)).json).toMatchObject({ isKept: false })
    await member.browser.send('PUT', keeping)
    expect((await site.admin.browser.send('PUT', keeping)).status).toBe(404)
    const removed = await site.admin.browser.send('DELETE', `/api/admin/users/${member.uid}`)
    expect(removed.status, removed.text).toBeLessThan(300)
    expect((await site.browser().get(`/api/certificates/${member.id}`)).status).toBe(404)
    expect((await site.browser().get(`/api/certificates/${kept.id}`)).json).toMatchObject({ holder: names })
  })

  test('a member takes them out with the data', async () => {
    const { browser, uid, id } = await earn(site, 'export@example.com')
    const { json } = await browser.get(`/api/users/${uid}/export`)
    expect(json.certificates).toMatchObject({
      names,
      certificates: [
        {
          address: `http://localhost:3000/certificates/${id}`,
          holder: names,
          issuedAt: expect.stringMatching(/Z$/),
          staysWithoutAccount: false,
        },
      ],
    })
  })
})

describe('asking again and again', () => {
  test('is refused for names and for what was earned, each for itself and for one member alone', async () => {
    const other = await createTestSite({ RATE_LIMIT_FACTOR: '1' })
    try {
      const [member, neighbour] = [
        await other.join('often@example.com'),
        await other.join('once@example.com'),
      ]
      const name = ({ browser }: Member) => browser.send('PUT', '/api/certificates/names', names)
      const claim = ({ browser }: Member) => browser.send('POST', '/api/certificates')
      const statuses = []
      for (let time = 0; time < 21; time++) statuses.push((await name(member)).status)
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
      for (let time = 0; time < 60; time++) expect((await claim(member)).status).toBe(200)
      expect((await claim(member)).status).toBe(429)
      expect([(await name(neighbour)).status, (await claim(neighbour)).status]).toEqual([200, 200])
      other.advance(3_600_001)
      const again = await other.signIn('often@example.com')
      expect((await again.send('POST', '/api/certificates')).status).toBe(200)
    } finally {
      await other.close()
    }
  })
})
