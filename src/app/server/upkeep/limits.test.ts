import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LimitList } from '#features/dashboard/limits/contract.ts'
import { limits as identityLimits } from '#features/identity/server/limits/limits.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '3', SESSION_IDLE_SECONDS: '900' })
})
afterAll(() => site.close())

test('administrators see the limits that are in force, as the settings make them', async () => {
  const { browser } = await signInAs(site, { role: 'admin' })
  const { status, json, text } = await browser.get<LimitList>('/api/admin/limits')
  expect(status).toBe(200)
  const limits = Object.fromEntries(json.items.map((limit) => [limit.name, limit]))
  expect(limits.contactMessages).toEqual({
    group: 'requests',
    name: 'contactMessages',
    value: 15,
    unit: 'times',
    perSeconds: 3600,
    setting: 'RATE_LIMIT_FACTOR',
  })
  const times = json.items.filter(({ perSeconds }) => perSeconds !== null).map(({ name }) => name)
  expect(times).toEqual(expect.arrayContaining(Object.keys(identityLimits)))
  expect(limits.sessionIdle).toMatchObject({ value: 900, unit: 'seconds', setting: 'SESSION_IDLE_SECONDS' })
  expect(limits.bodyBytes).toMatchObject({ value: 262_144, unit: 'bytes', setting: null })
  expect(text).not.toContain(site.services.config.authSecret)
})

test('a small factor leaves whole numbers, and no mailbox fewer mails', async () => {
  const small = await createTestApp({ RATE_LIMIT_FACTOR: '0.3' })
  const { browser } = await signInAs(small, { role: 'admin' })
  const { json } = await browser.get<LimitList>('/api/admin/limits')
  const valueOf = (name: string) => json.items.find((limit) => limit.name === name)?.value
  expect(valueOf('contactMessages')).toBe(1)
  expect(valueOf('contactReceipts')).toBe(3)
  const letter = {
    name: 'Almaz',
    email: 'almaz@example.com',
    topic: 'question',
    website: '',
    message: 'When is the market open on a holiday?',
    consent: true,
    language: 'en',
  }
  expect((await small.browser().send('POST', '/api/contact', letter)).status).toBe(201)
  const mails = await small.services.connection.db.selectFrom('mail_outbox').select('recipient').execute()
  expect(mails).toContainEqual({ recipient: letter.email })
  await small.close()
})

test('nobody else does', async () => {
  const { browser } = await signInAs(site, { role: 'user' })
  expect((await browser.get('/api/admin/limits')).status).toBe(403)
  expect((await site.browser().get('/api/admin/limits')).status).toBe(401)
})
