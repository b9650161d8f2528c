import { paths } from '#platform/paths.ts'
import { knownParameter, signOutStep } from '#platform/posted-form.ts'
import { doneAt, type PageForm } from '#platform/server/http/page-form.ts'
import { readNames } from '#platform/legal/legal-texts.ts'
import { signedInSchema, signUpAnswerSchema, verifyAnswerSchema } from '../contract.ts'
import { afterSecondStep, callbackPath, entranceFor, findWantedPage } from '../wanted-page.ts'

const setupOf = (address: URL) => address.searchParams.get('setup') ?? undefined
const tokenOf = (address: URL) => address.searchParams.get('token') ?? ''

/** Who is signed in and has no scripts ends the session here as well. */
const signIn: PageForm = {
  path: paths.login,
  ask({ field }) {
    if (field(signOutStep.name) === signOutStep.value) return { path: '/api/auth/sign-out', body: {} }
    const [email, password] = [field('email'), field('password')]
    return { path: '/api/auth/sign-in/email', body: { email, password, rememberMe: field('keep') === 'on' } }
  },
  next(answer, { address }) {
    if (answer === undefined) return doneAt(address, signOutStep.value)
    const wanted = findWantedPage(address)
    const isHalfWay = signedInSchema.parse(answer).next === 'second-step'
    return isHalfWay ? entranceFor(wanted, paths.secondStep) : (wanted ?? paths.dashboard)
  },
}

const secondStep: PageForm = {
  path: paths.secondStep,
  ask: ({ field }) => ({ path: '/api/auth/sign-in/code', body: { code: field('code') } }),
  next: (_, { address }) => afterSecondStep(address.search),
}

const register: PageForm = {
  path: paths.register,
  ask: ({ field, address, language }) => ({
    path: '/api/auth/sign-up/email',
    body: {
      displayName: field('displayName'),
      email: field('email'),
      password: field('password'),
      language,
      setupToken: setupOf(address),
      accepts: readNames(field('accepts')),
    },
  }),
  next(answer, { address }) {
    const { next } = signUpAnswerSchema.parse(answer)
    const wanted = findWantedPage(address)
    if (next === 'verify') return doneAt(address)
    if (next === 'sign-in') return withKnown(callbackPath(wanted))
    return setupOf(address) ? paths.admin.dashboard : (wanted ?? paths.dashboard)
  },
}

const forgotPassword: PageForm = {
  path: paths.forgotPassword,
  ask: ({ field }) => ({ path: '/api/auth/request-password-reset', body: { email: field('email') } }),
  next: (_, { address }) => doneAt(address),
}

const resetPassword: PageForm = {
  path: paths.resetPassword,
  ask: ({ field, address }) => ({
    path: '/api/auth/reset-password',
    body: { token: tokenOf(address), newPassword: field('newPassword') },
  }),
  next: (_, { address }) => doneAt(address),
}

/** Three steps share the page: confirming, choosing a password when another browser confirms, and asking for another mail. */
const verifyEmail: PageForm = {
  path: paths.verifyEmail,
  ask({ field, address }) {
    if (field('step') === 'ask')
      return { path: '/api/auth/send-verification-email', body: { email: field('email') } }
    const newPassword = field('step') === 'choose' ? field('newPassword') : undefined
    return { path: '/api/auth/verify-email', body: { token: tokenOf(address), newPassword } }
  },
  next(answer, { address }) {
    if (answer === undefined) return doneAt(address, 'asked')
    const { next, email } = verifyAnswerSchema.parse(answer)
    return next === 'choose-password' ? { step: 'choose', email } : doneAt(address)
  },
}

/** The forms that lead in. */
export const identityForms: readonly PageForm[] = [
  signIn,
  secondStep,
  register,
  forgotPassword,
  resetPassword,
  verifyEmail,
]

function withKnown(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${knownParameter}=1`
}
