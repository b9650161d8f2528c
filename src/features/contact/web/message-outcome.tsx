import type { ReactNode, Ref } from 'react'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { RefusalText, RefusedActions } from '#ui/states/refusal.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useText } from './text.ts'

/** What has become of a message that was sent or handed to this device. */
export type Outcome =
  | { state: 'sent' }
  /** `isLasting`: it outlives this page. */
  | { state: 'kept'; isLasting: boolean }
  | { state: 'refused'; entry: OutboxEntry }
  /** Its writer has taken it back. */
  | { state: 'discarded' }

interface Props {
  outcome: Outcome
  ref: Ref<HTMLDivElement>
  /** The way to an empty form. */
  another: ReactNode
}

const tones = { sent: 'success', kept: 'warning', refused: 'risk', discarded: 'info' } as const

/** In place of the form. One notice whose words change, so that the change is read aloud and the focus stays. */
export function MessageOutcome({ outcome, ref, another }: Props) {
  const t = useText()
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone={tones[outcome.state]} title={t(`${outcome.state}.title`)} live>
        {outcome.state === 'sent' && <p>{t('sent.text')}</p>}
        {outcome.state === 'kept' && <p>{t(outcome.isLasting ? 'kept.text' : 'kept.open')}</p>}
        {outcome.state === 'refused' && (
          <>
            <p>
              <RefusalText problem={outcome.entry.problem} />
            </p>
            <RefusedActions entry={outcome.entry} findNext={(own) => own.closest('[tabindex]')} />
          </>
        )}
        {outcome.state !== 'refused' && outcome.state !== 'kept' && another}
      </Notice>
    </div>
  )
}
