import { useEffect, useState, useSyncExternalStore } from 'react'
import { isAnswered } from '#features/identity/web/session/session-query.ts'
import { paths } from '#platform/paths.ts'
import { useAnswers } from '#platform/web/answers/answers.ts'
import { nextReader, type OutboxEntry } from '#platform/web/outbox/entries.ts'
import {
  useIsLasting,
  useOutbox,
  useOutboxEntries,
  type OutboxActions,
} from '#platform/web/outbox/outbox-context.ts'
import { isOnItsWay } from '#platform/web/outbox/use-delivery.ts'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { RefusalText, RefusedActions } from '#ui/states/refusal.tsx'
import { Icon } from '#ui/icons.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import styles from './outbox-line.module.css'
import { useText as useTextOfApp } from '../text.ts'
import { useText } from './text.ts'
import { useNotedAnswers } from './use-noted-answers.ts'

/** A small line at the lower edge for as long as this device holds something that the server has not confirmed; it opens on the list. */
export function OutboxLine() {
  const { state, user } = useSession()
  const uid = user?.uid ?? null
  const entries = useLasting(useOutboxEntries().filter(isSpokenOf))
  const mine = entries.filter(({ owner }) => owner === null || owner === uid)
  // What another account wanted is nobody else's business: a guest learns only that there is something.
  const others = state === 'signed-out' ? entries.filter(({ owner }) => owner !== null) : []
  const hasSent = useJustSent()
  const isDone = hasSent && mine.length === 0
  useNotedAnswers()
  const t = useText()
  return (
    <div className={styles.line}>
      {mine.length > 0 && (
        <NextFocus findNext={() => document.getElementById('main')}>
          <Mine entries={mine} />
        </NextFocus>
      )}
      {others.length > 0 && <Others entries={others} />}
      <output className={isDone ? styles.done : 'visually-hidden'}>
        {isDone && (
          <>
            <Icon name="check" size={18} />
            {t('done')}
          </>
        )}
      </output>
    </div>
  )
}

/** Where somebody reads is noted without their doing: they wait for nothing. What waits for an account is no delay. */
function isSpokenOf({ kind, owner }: OutboxEntry): boolean {
  return kind !== 'place' && owner !== nextReader
}

function Mine({ entries }: { entries: readonly OutboxEntry[] }) {
  const t = useText()
  const outbox = useOutbox()
  const isLasting = useIsLasting()
  const refused = entries.filter(({ status }) => status === 'refused')
  const waiting = entries.length - refused.length
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <Icon name={waiting > 0 ? 'clock' : 'warning'} size={18} />
        {/* Not an output element: for browsers that is a control of its own, and pressing its words would open nothing. */}
        <span aria-live="polite">
          {waiting > 0 ? t('waiting', { count: waiting }) : t('refused', { count: refused.length })}
        </span>
        <Icon name="down" size={18} />
      </summary>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLine entry={entry} />
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <NextFocus findNext={summaryOf}>
          <p className={styles.foot}>
            {t(isLasting ? 'kept' : 'kept.open')}
            <button type="button" className={buttons.quiet} onClick={outbox.wake}>
              {t('now')}
            </button>
          </p>
        </NextFocus>
      )}
    </details>
  )
}

function EntryLine({ entry }: { entry: OutboxEntry }) {
  const t = useText()
  const outbox = useOutbox()
  const { kind, method, title, status, attempts } = entry
  if (kind === 'place') return null
  const name =
    kind === 'lesson' || kind === 'read' || kind === 'saved'
      ? t(`${kind}.${method === 'DELETE' ? 'DELETE' : 'PUT'}`, { title })
      : t(kind, { title })
  if (status === 'refused')
    return (
      <>
        <p>{name}</p>
        <p className={styles.refused}>
          <RefusalText problem={entry.problem} />
        </p>
        {kind === 'message' && <blockquote className={styles.text}>{title}</blockquote>}
        <RefusedActions entry={entry} name={name} findNext={summaryOf} />
      </>
    )
  return (
    <div className={styles.entry}>
      <span>{name}</span>
      {status === 'waiting' && (
        <NextFocus findNext={summaryOf}>
          <button type="button" className={buttons.quiet} onClick={() => outbox.discard(entry.id)}>
            {t(attempts > 0 ? 'discard.tried' : 'discard')}
            <span className="visually-hidden">{name}</span>
          </button>
        </NextFocus>
      )}
    </div>
  )
}

/** What opens and closes the list. */
function summaryOf(own: HTMLElement): HTMLElement | null {
  return own.closest('details')?.querySelector('summary') ?? null
}

/** It is nobody's to discard but theirs who wanted it; with their account it goes. */
function Others({ entries }: { entries: readonly OutboxEntry[] }) {
  const t = useText()
  const ofApp = useTextOfApp()
  const answers = useAnswers()
  const isOnline = useSyncExternalStore(onConnection, readConnection)
  // As long as the server has not said who reads, whoever wanted it may still be signed in.
  if (!isOnline || !isAnswered(answers))
    return (
      <div className={styles.box}>
        <p className={styles.foot}>{t('waiting', { count: entries.length })}</p>
      </div>
    )
  return (
    <div className={styles.box}>
      <p className={styles.foot}>
        {t('signIn', { count: entries.length })}
        <a className={buttons.quiet} href={paths.login}>
          {ofApp('account.signIn')}
        </a>
      </p>
    </div>
  )
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function readConnection(): boolean {
  return navigator.onLine
}

/** What is answered within a moment never shows up: on a good connection the line stays away. */
function useLasting(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const quick = entries.filter(isOnItsWay)
  const names = quick.map(({ id }) => id).join()
  const [slow, setSlow] = useState('')
  useEffect(() => {
    if (names === '') return
    const timer = setTimeout(() => setSlow(names), moment)
    return () => clearTimeout(timer)
  }, [names])
  return slow === names ? entries : entries.filter((entry) => !quick.includes(entry))
}

const moment = 6_000

/** How long before this line came something may have gone out that it still tells of. Milliseconds. */
const recently = 30_000

/** True for a while after something went out that had been waiting, also where that was before this line came. */
function useJustSent(): boolean {
  const outbox = useOutbox()
  const [time, setTime] = useState(() => lastSent(outbox.listSent()))
  useEffect(
    () => outbox.onSent(null, (_, entry) => wasWaiting(entry, Date.now()) && setTime(Date.now())),
    [outbox],
  )
  useEffect(() => {
    if (time === 0) return
    const timer = setTimeout(() => setTime(0), moment)
    return () => clearTimeout(timer)
  }, [time])
  return time > 0
}

/** When something went out last that had been waiting; 0 where that is too long ago to be told. */
function lastSent(sent: ReturnType<OutboxActions['listSent']>): number {
  const last = sent.findLast(({ entry, at }) => wasWaiting(entry, at))
  return last && Date.now() - last.at < recently ? last.at : 0
}

/** Whether something that was answered then was more than sent at once. */
function wasWaiting(entry: OutboxEntry, at: number): boolean {
  const { madeAt, attempts } = entry
  return isSpokenOf(entry) && (attempts > 0 || madeAt < performance.timeOrigin || at - madeAt > moment)
}
