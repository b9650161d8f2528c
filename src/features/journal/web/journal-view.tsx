import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle, Section } from '#ui/page/page.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingBar } from '#ui/states/loading-bar.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useJournal, type Journal, type JournalDevice } from './device/journal-data.ts'
import { showOutgoing, useOutgoing, type Outgoing } from './device/outgoing.ts'
import { JournalFiles } from './files/journal-files.tsx'
import { TradeDialog } from './form/trade-dialog.tsx'
import styles from './journal.module.css'
import { TradeList } from './list/trade-list.tsx'
import { Numbers } from './numbers/numbers.tsx'
import { useText } from './text.ts'
import { Undo } from '#ui/controls/undo.tsx'
import { useChanges } from './use-changes.ts'

/** A member's journal: what they wrote, from the server or from this device, and what it comes to. */
export function JournalView({ device }: { device: JournalDevice }) {
  const t = useText()
  const { data, isError, isFetching, isKept, refetch } = useJournal(device)
  // Read here, at once with the trades: what has just been sent would be gone from the one before it is in the other.
  const outgoing = useOutgoing()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} isHidden />
      <PageTitle title={t('title')}>
        <p>{t('introduction')}</p>
      </PageTitle>
      {isFetching && !data && (
        <>
          <LoadingBar />
          <output>{t('loading')}</output>
        </>
      )}
      {data?.isFromDevice && <Notice>{t('fromDevice')}</Notice>}
      {isError && !data && (
        <Notice tone="risk" title={t('failed')} live>
          <p>{t('failed.text')}</p>
          <button type="button" className={buttons.secondary} onClick={() => void refetch()}>
            {t('again')}
          </button>
        </Notice>
      )}
      {data && <Trades journal={data} outgoing={outgoing} isKept={isKept} />}
    </div>
  )
}

interface TradesProps {
  journal: Journal
  outgoing: readonly Outgoing[]
  isKept: boolean
}

function Trades({ journal, outgoing, isKept }: TradesProps) {
  const t = useText()
  const shown = showOutgoing(journal.trades, outgoing)
  const { edited, edit, close, save, said, last, remove, restore, resolve, isBegun } = useChanges()
  const write = (
    <>
      <button type="button" className={buttons.primary} onClick={() => edit('new')}>
        {t('add')}
      </button>
      {isBegun('new') && <span className={styles.kept}>{t('begun')}</span>}
    </>
  )
  return (
    <>
      <div className={styles.bar}>
        {shown.length > 0 && write}
        {isKept && !journal.isFromDevice && <span className={styles.kept}>{t('onDevice')}</span>}
      </div>
      <output className={styles.said}>{said}</output>
      {last && <Undo key={last.id} label={t('undo')} onUndo={restore} />}
      {shown.length === 0 ? (
        <EmptyState title={t('empty')} action={write}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <>
          <Section title={t('numbers')}>
            <Numbers trades={shown.map(({ trade }) => trade)} />
          </Section>
          <Section title={t('trades')}>
            <TradeList shown={shown} isBegun={isBegun} onEdit={edit} onDelete={remove} onResolve={resolve} />
          </Section>
        </>
      )}
      {!journal.isFromDevice && (
        <Section title={t('files')}>
          <JournalFiles />
        </Section>
      )}
      {edited && <TradeDialog trade={edited === 'new' ? undefined : edited} onSave={save} onClose={close} />}
    </>
  )
}
