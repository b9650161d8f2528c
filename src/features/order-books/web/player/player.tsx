import { useState } from 'react'
import buttons from '#ui/controls/button.module.css'
import { Stopped } from '#ui/states/stopped.tsx'
import type { PlayableMarket } from '../../contract.ts'
import { bestPrice } from '../../engine/book.ts'
import { depthOf } from '../../engine/crowd.ts'
import { judgeMissions } from '../../engine/missions.ts'
import { resultOf } from '../../engine/run.ts'
import type { Market } from '../../engine/state.ts'
import { BookTable } from '../book-table.tsx'
import { useFigures } from '../figures.ts'
import { progressWords } from '../mission-words.ts'
import { useText } from '../text.ts'
import { CheckLine } from './check-line.tsx'
import { Controls } from './controls.tsx'
import type { KeptRun, Runner } from './kept-run.ts'
import { LastTrades } from './last-trades.tsx'
import { otherSeed } from './other-market.ts'
import { auctionWords } from './moment-words.ts'
import { OwnOrders } from './own-orders.tsx'
import styles from './player.module.css'
import { Result } from './result.tsx'
import { Said } from './said.tsx'
import { TakeIntoJournal } from './take-into-journal.tsx'
import { Ticket } from './ticket.tsx'
import { useCheck } from './use-check.ts'
import { useRun } from './use-run.ts'

interface Props {
  runner: Runner
  market: PlayableMarket
  kept: KeptRun
  isFresh: boolean
  onAgain: (seed: number) => void
  /** Opens what the device keeps, which another tab went on with. */
  onReopen: () => void
}

const shownLevels = 6

/** A market that goes on, and what its reader does in it. */
export function Player({ runner, market: playable, kept, isFresh, onAgain, onReopen }: Props) {
  const t = useText()
  const run = useRun(runner, playable, kept)
  const { market } = run
  const isOver = market.phase === 'over'
  const [wasOver] = useState(isOver)
  const { revisionKey } = playable
  const other = otherSeed(playable.settings, run.run.seed)
  const own = isOver ? resultOf(market) : null
  const check = useCheck({ runner, revisionKey, run: run.run, own, onChecked: run.noteChecked })
  return (
    <div className={styles.player}>
      {run.isElsewhere && !isOver && (
        <Stopped text={t('elsewhere')} action={t('reopen')} onAction={onReopen} />
      )}
      <Controls run={run} isFresh={isFresh} />
      <Said news={market.news} count={market.news.length} />
      {own ? (
        <>
          <Result result={check.state === 'done' ? check.result : own} isFresh={!wasOver} />
          <CheckLine check={check} own={own} />
          <TakeIntoJournal runId={run.run.runId} market={market} />
          <div className={styles.again}>
            <button type="button" className={buttons.primary} onClick={() => onAgain(run.run.seed)}>
              {t('again.same')}
            </button>
            {other !== null && (
              <button type="button" className={buttons.secondary} onClick={() => onAgain(other)}>
                {t('again.other')}
              </button>
            )}
          </div>
        </>
      ) : (
        <>
          <Progress market={market} />
          <div className={styles.columns}>
            <Book market={market} />
            <Ticket run={run} />
          </div>
        </>
      )}
      <OwnOrders run={run} />
      <LastTrades trades={market.trades} />
    </div>
  )
}

function Progress({ market }: { market: Market }) {
  const t = useText()
  const figures = useFigures()
  return (
    <ul className={styles.progress}>
      {judgeMissions(market).map((outcome) => (
        <li key={JSON.stringify(outcome.mission)}>{progressWords(outcome, t, figures)}</li>
      ))}
    </ul>
  )
}

/** The book as it stands, with what the auction would come to, or the spread. */
function Book({ market }: { market: Market }) {
  const t = useText()
  const { birr } = useFigures()
  const { book, phase } = market
  const own = new Map<number, number>()
  for (const { state, order } of market.own)
    if (state === 'waiting') own.set(order.price, (own.get(order.price) ?? 0) + order.left)
  const [bid, ask] = [bestPrice(book, 'buy'), bestPrice(book, 'sell')]
  const line =
    phase === 'auction'
      ? auctionWords(market, { t, birr })
      : bid !== null && ask !== null
        ? t('book.spread', { spread: birr(ask - bid) })
        : t('book.noSpread')
  return (
    <div>
      <BookTable caption={t('book.title')} book={depthOf(book, shownLevels)} own={own} />
      <p>{line}</p>
    </div>
  )
}
