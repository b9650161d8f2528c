import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import { newPasswordText, passwordProblem } from './password-rules.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const person = { email: 'tigist.a@example.com', displayName: 'Selam Alemu' }

test.each([
  ['the own address before the @', 'Tigist.A', 'password_personal'],
  ['the same with five more characters', 'tigist.a 12345', 'password_personal'],
  ['the same with six', 'tigist.a 123456', undefined],
  ['the name twice', 'selam-alemu-selam-alemu', 'password_personal'],
  ['the name with five more characters', 'selam alemu sings', 'password_personal'],
  ['the name in a sentence', 'selam alemu sings at dawn', undefined],
  ['the name of the site with signs', 'Traders’ Hub!?!?!?!?', 'password_personal'],
  ['two letters among signs', '«?» a — b … !;:/=', undefined],
])('a password of %s: %s → %s', async (_, password, problem) => {
  expect(await passwordProblem(systemContext(site.services, 'test'), password, person)).toBe(problem)
})

test.each([
  ['Abe', 'abe abe abe abe', 'password_personal'],
  ['አበበ', 'አበበ አበበ አበበ', 'password_personal'],
  ['Ab', 'ab ab sea ab ab', undefined],
  ['X', 'xxxxx yy xxxx zz', undefined],
])('a name of few letters, %s, is made out in %s: %s', async (displayName, password, problem) => {
  const ctx = systemContext(site.services, 'test')
  expect(await passwordProblem(ctx, password, { ...person, displayName })).toBe(problem)
})

test.each([
  [11, false],
  [12, true],
  [128, true],
  [129, false],
])('a password of %i letters, however they are written: %s', (length, isTaken) => {
  for (const letter of ['a', 'ሀ', '𐍈'])
    expect(newPasswordText.safeParse(letter.repeat(length)).success).toBe(isTaken)
})
