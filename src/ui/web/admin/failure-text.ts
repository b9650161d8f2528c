import { ApiError } from '#platform/web/api-client.ts'
import { isForCertificate, itemsIn, titlesIn } from './failure/in-the-way.ts'
import { useText } from './text.ts'

const known = {
  'network.unreachable': 'failure.network',
  'session.required': 'failure.session',
  'session.not_fresh': 'failure.proof',
  'access.denied': 'failure.access',
  'second_factor.required': 'failure.factor',
  'rate.limited': 'failure.rate',
  'server.busy': 'failure.busy',
  'input.invalid': 'failure.input',
  'item.not_found': 'failure.gone',
  'item.changed': 'failure.changed',
  'edition.changed': 'failure.changed',
  'upload.infected': 'failure.infected',
  'scanner.unavailable': 'failure.unscanned',
  'origin.refused': 'failure.session',
} as const

/** Says in a sentence what an error means and what to do next. */
export function useFailureText() {
  const t = useText()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('failure.server')
    const key = Object.hasOwn(known, error.code) ? known[asKnown(error.code)] : undefined
    if (key) return t(key)
    if (error.code === 'item.in_use')
      return t(isForCertificate(itemsIn(error.details)) ? 'failure.inUseCertificate' : 'failure.inUse', {
        titles: titlesIn(error.details),
      })
    if (error.code === 'item.not_ready') return t('failure.notReady', { titles: titlesIn(error.details) })
    if (error.status === 404) return t('failure.gone')
    if (error.status === 413) return t('failure.tooLarge')
    return t(error.status >= 400 && error.status < 500 ? 'failure.refused' : 'failure.server')
  }
}

/** True when no answer came: the connection is away, or the server. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network.unreachable'
}

/** Only called after `hasOwn`. */
function asKnown(code: string): keyof typeof known {
  return code as keyof typeof known
}
