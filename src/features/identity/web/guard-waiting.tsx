import { Spinner } from '#ui/states/spinner.tsx'
import { useText } from './text.ts'

/** What a guard shows while it does not know yet who is there. */
export function GuardWaiting({ guard }: { guard: 'user' | 'admin' }) {
  const t = useText()
  return <Spinner label={t(guard === 'admin' ? 'guard.admin' : 'guard.loading')} />
}
