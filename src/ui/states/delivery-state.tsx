import type { OutboxEntry, Problem } from '#platform/web/outbox/entries.ts'
import { useIsLasting } from '#platform/web/outbox/outbox-context.ts'
import type { DeliveryState as State } from '#platform/web/outbox/use-delivery.ts'
import styles from './delivery-state.module.css'
import { Icon } from '../icons.tsx'
import { NextFocus } from '../web/next-focus.tsx'
import { lineBefore, RefusalText, RefusedActions } from './refusal.tsx'
import { useText } from './text.ts'

interface Props {
  state: State
  entry: OutboxEntry | undefined
  /** Said aloud, and not shown, once the server has it: the control itself shows it. */
  announced: string
}

/** Says in words how far a change has got: nothing is called saved before the server has confirmed it. */
export function DeliveryState({ state, entry, announced }: Props) {
  const t = useText()
  return (
    <NextFocus findNext={controlBefore}>
      <output className={styles.state} data-state={state} tabIndex={-1}>
        {state === 'saving' && (
          <>
            <Icon name="clock" size={18} />
            {t('saving')}
          </>
        )}
        {state === 'waiting' && (
          <>
            <Icon name="clock" size={18} />
            <WaitingText problem={entry?.problem} />
          </>
        )}
        {state === 'refused' && (
          <>
            <Icon name="warning" size={18} />
            <RefusalText problem={entry?.problem} />
          </>
        )}
        {state === 'saved' && <span className="visually-hidden">{announced}</span>}
      </output>
      {state === 'refused' && entry && <RefusedActions entry={entry} findNext={lineBefore} />}
    </NextFocus>
  )
}

/** What it waits for, and whether it does so without this page. */
function WaitingText({ problem }: { problem: Problem | null | undefined }) {
  const t = useText()
  const key = waitingKey(problem)
  return <span>{t(useIsLasting() ? key : `${key}.open`)}</span>
}

/** A control that the change is about. */
function controlBefore({ parentElement }: HTMLElement): HTMLElement | null {
  return parentElement?.querySelector<HTMLElement>('button, a[href]') ?? null
}

function waitingKey(problem: Problem | null | undefined) {
  if (problem?.code.startsWith('session.')) return 'signIn'
  return problem && problem.status !== 0 ? 'busy' : 'waiting'
}
