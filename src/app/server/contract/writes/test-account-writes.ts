import { createTestAuthenticator } from '#features/identity/server/passkeys/test-authenticator.ts'
import { addApp, codeNow } from '#features/identity/server/second-factor/test-codes.ts'
import { lastToken, password } from '#features/identity/server/test-people.ts'
import type { TestSite } from '../../test-site.ts'
import { formWith, pictureOf, sure } from './test-sure.ts'

/** An account from its profile to its end, with all the ways into it. */
export async function writeAccounts(site: TestSite): Promise<void> {
  await changeProfile(site)
  await changePasswords(site)
  await usePasskeys(site)
  await useApp(site)
  await administer(site)
}

async function changeProfile(site: TestSite): Promise<void> {
  const { browser, uid } = await site.join('profile@example.com')
  const [by, own] = [sure(browser), `/api/users/${uid}`]
  await by.send('PATCH', own, { displayName: 'Almaz', bio: 'Sells coffee.' })
  await by.send('POST', own, { online: true })
  await by.send('POST', `${own}/photo`, formWith('me.png', await pictureOf('teal')))
  const made = await by.send<{ id: string }>('POST', `${own}/tokens`, {
    name: 'Mine',
    scope: 'read',
    days: 2,
  })
  await by.send('DELETE', `${own}/tokens/${made.id}`)
  await site.signIn('profile@example.com')
  const { sessions } = await by.get<{ sessions: { id: string; isCurrent: boolean }[] }>(`${own}/sessions`)
  await by.send('DELETE', `${own}/sessions/${sessions.find((one) => !one.isCurrent)?.id}`)
  await by.send('DELETE', `${own}/sessions`)
  await by.send('POST', '/api/session/redirect-result')
  const last = await site.signIn('profile@example.com')
  await sure(last).send('DELETE', own, { password })
}

async function changePasswords(site: TestSite): Promise<void> {
  const email = 'passwords@example.com'
  const by = sure((await site.join(email)).browser)
  await by.send('POST', '/api/session/proof', { password })
  const newPassword = 'another kettle sings at dusk'
  await by.send('POST', '/api/auth/change-password', { currentPassword: password, newPassword })
  await by.send('POST', '/api/auth/sign-out')
  await by.send('POST', '/api/auth/request-password-reset', { email })
  const token = await lastToken(site, email)
  await by.send('POST', '/api/auth/reset-password', { token, newPassword: 'a third kettle at noon' })
  await by.send('POST', '/api/auth/send-verification-email', { email })
}

async function usePasskeys(site: TestSite): Promise<void> {
  const { browser, uid } = await site.join('passkeys@example.com')
  const [by, path] = [sure(browser), `/api/users/${uid}/passkeys`]
  const device = createTestAuthenticator()
  const asked = await by.send<{ challenge: string }>('POST', `${path}/options`)
  await by.send('POST', path, { name: 'A phone', response: device.register(asked) })
  const guest = sure(site.browser())
  const options = await guest.send<{ challenge: string }>('POST', '/api/auth/sign-in/passkey/options')
  await guest.send('POST', '/api/auth/sign-in/passkey', { response: device.signIn(options) })
  const { passkeys } = await by.get<{ passkeys: { id: string }[] }>(`/api/users/${uid}/second-factor`)
  await by.send('PATCH', `${path}/${passkeys[0]?.id}`, { name: 'My phone' })
  await by.send('DELETE', `${path}/${passkeys[0]?.id}`)
}

async function useApp(site: TestSite): Promise<void> {
  const email = 'app@example.com'
  const member = await site.join(email)
  const [by, own] = [sure(member.browser), `/api/users/${member.uid}`]
  const { secret } = await addApp(site, member)
  const nextCode = () => {
    site.advance(30_000)
    return codeNow(site, secret)
  }
  await by.send('POST', `${own}/recovery-codes`, { code: nextCode() })
  const guest = sure(site.browser())
  await guest.send('POST', '/api/auth/sign-in/email', { email, password })
  await guest.send('POST', '/api/auth/sign-in/code', { code: nextCode() })
  await by.send('DELETE', `${own}/second-factor`, { password, code: nextCode() })
  await addApp(site, member)
  await sure(site.admin.browser).send('DELETE', `/api/admin/users/${member.uid}/second-factor`)
}

async function administer(site: TestSite): Promise<void> {
  const { uid } = await site.join('administered@example.com')
  const admin = sure(site.admin.browser)
  await admin.send('PUT', '/api/admin/second-factor', { isRequired: false })
  await admin.send('DELETE', `/api/admin/users/${uid}/sessions`)
  await admin.send('PATCH', `/api/admin/users/${uid}`, { status: 'suspended' })
  await admin.send('DELETE', `/api/admin/users/${uid}`)
}
