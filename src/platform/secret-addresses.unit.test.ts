import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { isSecretAddress, withoutSecret } from './secret-addresses.ts'

test.each([
  [paths.preview('KEY'), '/preview/…'],
  [paths.certificate('KEY'), '/certificates/…'],
  [paths.unsubscribe('KEY'), '/unsubscribe/…'],
  [paths.courseInvitation('x', 'KEY'), '/courses/x/invitation/…'],
  ['/Preview/KEY', '/Preview/…'],
  ['/%70review/KEY', '/preview/…'],
  ['/%2570review/KEY', '/preview/…'],
  ['/%70review/%E0%A4%A', '/preview/…'],
  ['/preview/%0AKEY', '/preview/…'],
  ['/certificates/KEY/certificate.pdf', '/certificates/…'],
  ['/api/preview/KEY', '/api/preview/…'],
  ['/api/certificates/KEY/keeping', '/api/certificates/…'],
  ['/api/admin/certificates/KEY/revocation', '/api/admin/certificates/…'],
  ['/api/courses/x/invitations/KEY/acceptance', '/api/courses/x/invitations/…'],
])('%s is a key', (path, told) => {
  expect([isSecretAddress(path), withoutSecret(path)]).toEqual([true, told])
})

test.each([
  paths.home,
  paths.certificates,
  paths.course('invitation'),
  paths.lesson('x', 'invitation'),
  paths.admin.preview('id'),
  '/api/certificates',
])('%s is none', (path) => {
  expect([isSecretAddress(path), withoutSecret(path)]).toEqual([false, path])
})
