import { UnsignedAchievementCredentialValidator } from '@learncard/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { systemContext } from '#platform/server/context.ts'
import { issueCertificate } from '../issuing.ts'
import { earn, listOwn, names, offerCourse } from '../test-certificates.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

/*
 * What the JSON schema of Open Badges 3.0 for an AchievementCredential requires, member by member as its appendix
 * “Data Model” describes them; written by hand, since no package carries the schema itself.
 */
const uri = z.url()
const instant = z.iso.datetime({ offset: true })
const typed = (name: string) => z.array(z.string()).refine((types) => types.includes(name))
const resultDescription = z.looseObject({
  id: uri,
  type: typed('ResultDescription'),
  name: z.string().min(1),
  resultType: z.enum(['GradePointAverage', 'LetterGrade', 'Percent', 'RawScore', 'Result', 'Status']),
})
const achievement = z.looseObject({
  id: uri,
  type: typed('Achievement'),
  criteria: z.looseObject({ id: uri.optional(), narrative: z.string().optional() }),
  description: z.string().min(1),
  name: z.string().min(1),
  achievementType: z.enum(['Course', 'Certificate', 'Badge']).optional(),
  resultDescription: z.array(resultDescription).min(1).optional(),
})
const identity = z.looseObject({
  type: z.literal('IdentityObject'),
  hashed: z.boolean(),
  identityHash: z.string().min(1),
  identityType: z.enum(['name', 'emailAddress', 'identifier', 'nationalIdentityNumber']),
})
const credential = z.looseObject({
  '@context': z.tuple(
    [
      z.literal('https://www.w3.org/ns/credentials/v2'),
      z.string().regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/),
    ],
    z.string(),
  ),
  id: uri,
  type: z
    .array(z.string())
    .refine((types) => types.includes('VerifiableCredential') && types.includes('OpenBadgeCredential')),
  issuer: z.looseObject({ id: uri, type: typed('Profile'), name: z.string().optional() }),
  validFrom: instant,
  validUntil: instant.optional(),
  credentialSubject: z.looseObject({
    type: typed('AchievementSubject'),
    identifier: z.array(identity).min(1),
    achievement,
    result: z
      .array(z.looseObject({ type: typed('Result'), resultDescription: uri, value: z.string() }))
      .optional(),
  }),
  credentialStatus: z.looseObject({ id: uri, type: z.literal('BitstringStatusListEntry') }),
})

/** As somebody else's wallet reads it; members that it does not know where the standard leaves no room are left out, and so found. */
function readElsewhere(badge: unknown): unknown {
  return UnsignedAchievementCredentialValidator.parse(badge)
}

async function badgeOf(id: string): Promise<unknown> {
  const { text } = await site.browser().get(`/certificates/${id}/badge.jwt`)
  return JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())
}

test('a badge has every member that Open Badges 3.0 requires, without end and with one', async () => {
  for (const more of [{}, { validMonths: 12 }]) {
    const { id } = await earn(site, `required-${Object.keys(more).length}@example.com`, more)
    const signed = await badgeOf(id)
    const badge = credential.parse(signed)
    expect(readElsewhere(signed)).toEqual(signed)
    expect(badge.validUntil !== undefined).toBe('validMonths' in more)
  }
})

test('a badge with a score says what the score is of', async () => {
  const member = await site.join('scored@example.com')
  const offered = await offerCourse(site, 'Scored', { minimumScore: 50 })
  await member.browser.send('PUT', '/api/certificates/names', names)
  const sources = { readCompletion: async () => 1, listCompleted: async () => [], scoreOf: async () => 86 }
  const key = { userId: member.uid, courseId: offered.course.id }
  await issueCertificate(systemContext(site.services, 'test'), key, sources)
  const [own] = (await listOwn(member)).items
  const badge = await badgeOf(own?.id ?? '')
  expect(readElsewhere(badge)).toEqual(badge)
  const { credentialSubject } = credential.parse(badge)
  const [described] = credentialSubject.achievement.resultDescription ?? []
  expect(credentialSubject.result).toMatchObject([{ resultDescription: described?.id, value: '86' }])
})

test('the reader from elsewhere refuses a badge that lacks what the standard requires', async () => {
  const { id } = await earn(site, 'lacking@example.com')
  const badge = credential.parse(await badgeOf(id))
  const { achievement, ...subject } = badge.credentialSubject
  for (const part of ['name', 'description', 'criteria', 'type'] as const) {
    const lacking = { ...subject, achievement: { ...achievement, [part]: undefined } }
    expect(() => readElsewhere({ ...badge, credentialSubject: lacking }), part).toThrow(part)
  }
  expect(() => readElsewhere({ ...badge, issuer: undefined })).toThrow('issuer')
})
