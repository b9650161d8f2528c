import { ApiError } from '#platform/web/api-client.ts'
import { inTheWayOf, titlesOf, type Need } from './failure/in-the-way.ts'
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
  'item.parent_binned': 'failure.parentBinned',
  'edition.changed': 'failure.changed',
  'upload.infected': 'failure.infected',
  'scanner.unavailable': 'failure.unscanned',
  'origin.refused': 'failure.session',
} as const

/** Says in a sentence what an error means and what to do next. */
export function useFailureText() {
  const t = useText()
  const wordsOf = useNeedWords()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('failure.server')
    const key = Object.hasOwn(known, error.code) ? known[asKnown(error.code)] : undefined
    if (key) return t(key)
    const named = [...inTheWayOf(error)]
    if (named.length > 0)
      return named.map(([need, items]) => wordsOf(error, { need, titles: titlesOf(items) })).join(' ')
    if (error.status === 404) return t('failure.gone')
    if (error.status === 413) return t('failure.tooLarge')
    return t(error.status >= 400 && error.status < 500 ? 'failure.refused' : 'failure.server')
  }
}

/** Says why items that a problem names by their titles are in the way. */
export function useNeedWords() {
  const t = useText()
  return (error: unknown, { need, titles }: { need: Need; titles: string }): string =>
    error instanceof ApiError && error.code === 'item.not_ready'
      ? t('failure.notReady', { titles })
      : t(`failure.inUse.${need}`, { titles })
}

/** True when no answer came: the connection is away, or the server. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network.unreachable'
}

/** Only called after `hasOwn`. */
function asKnown(code: string): keyof typeof known {
  return code as keyof typeof known
}
