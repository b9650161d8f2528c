import type { ApiRequest } from '../api-client.ts'
import type { Wish } from './entries.ts'
import { useDelivery } from './use-delivery.ts'

type MarkRequest<T> = ApiRequest<T> & { method: 'PUT' | 'DELETE' }

interface Options<T> extends Pick<Wish, 'subject' | 'after' | 'kind' | 'title' | 'touches'> {
  set: MarkRequest<T>
  takeBack: MarkRequest<T>
  /** As the server has confirmed it; nothing else is ever shown as done. */
  isOn: boolean
  onSent(answer: T, method: Wish['method']): void
}

/** A mark that is set by `PUT` and taken back by `DELETE`, now or when there is a connection. */
export function useToggle<T>({ isOn, onSent, set: put, takeBack, ...about }: Options<T>) {
  const { state, entry, send, discard } = useDelivery<T>({ subject: about.subject, onSent })
  const set = (wanted: boolean) => send({ ...about, ...(wanted ? put : takeBack) })
  const isWaiting = state === 'waiting'
  const wanted = isWaiting ? entry?.method === 'PUT' : isOn
  return {
    state,
    entry,
    /** Pressing takes back what waits. */
    isChanging: isWaiting && wanted !== isOn,
    isBusy: state === 'saving',
    press() {
      if (state === 'saving') return
      // What was tried may have arrived, so only its opposite takes it back for certain.
      if (isWaiting && entry?.attempts === 0) discard()
      else set(!wanted)
    },
  }
}
