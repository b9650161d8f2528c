import { lineBefore, RefusedActions } from '#ui/states/refusal.tsx'
import type { OrderBookResult } from '../../contract.ts'
import { useText } from '../text.ts'
import type { Check } from './use-check.ts'

interface Props {
  check: Check
  /** What this device made of the run. */
  own: OrderBookResult
}

/** What the hub says of a run that was handed in. */
export function CheckLine({ check, own }: Props) {
  const t = useText()
  const isSame = check.state === 'done' && JSON.stringify(check.result) === JSON.stringify(own)
  const state = check.state === 'done' && !isSame ? 'differs' : check.state
  return (
    <div>
      <output tabIndex={-1}>{state === 'none' ? '' : t(`check.${state}`)}</output>
      {'entry' in check && <RefusedActions entry={check.entry} findNext={lineBefore} />}
    </div>
  )
}
