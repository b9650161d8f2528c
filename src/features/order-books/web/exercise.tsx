import { useMemo, useState } from 'react'
import { useHydrated } from '#platform/web/hydrated.ts'
import { newKey } from '#platform/web/idempotency-key.ts'
import { Begin } from '#ui/controls/begin.tsx'
import type { PlayableMarket } from '../contract.ts'
import { Assignment } from './assignment.tsx'
import { BookTable } from './book-table.tsx'
import { keepRun, keyOf, readKeptRun, type KeptRun } from './player/kept-run.ts'
import { Player } from './player/player.tsx'
import { useText } from './text.ts'

interface Props {
  id: string
  market: PlayableMarket
}

/** An exercise: all of it can be read, and a script plays it. */
export function Exercise({ id, market }: Props) {
  return (
    <Assignment settings={market.settings}>
      <Running key={`${id} ${market.revisionKey}`} id={id} market={market} />
    </Assignment>
  )
}

/** The book as it is before anything happens, until it is begun; a run that this device keeps goes on. */
function Running({ id, market }: Props) {
  const t = useText()
  const isHydrated = useHydrated()
  const { revisionKey, settings, opening } = market
  const [begun, setBegun] = useState<{ run: KeptRun; count: number } | null>(null)
  const kept = useMemo(
    () => (isHydrated ? readKeptRun(id, revisionKey) : null),
    [isHydrated, id, revisionKey],
  )
  const begin = (seed: number) => {
    const run = { runId: newKey(), seed, log: [], events: 0, isChecked: false }
    keepRun(id, revisionKey, run)
    setBegun((last) => ({ run, count: (last?.count ?? 0) + 1 }))
  }
  // Pressed before it was known that a run is kept, it goes on as well.
  const open = () => {
    const last = readKeptRun(id, revisionKey)
    if (last) setBegun({ run: last, count: 0 })
    else begin(settings.seed)
  }
  const reopen = () => {
    const run = readKeptRun(id, revisionKey)
    if (run) setBegun((last) => ({ run, count: (last?.count ?? 0) + 1 }))
    else begin(settings.seed)
  }
  const shown = begun?.run ?? kept
  if (shown)
    return (
      <Player
        key={begun?.count ?? 0}
        id={id}
        market={market}
        kept={shown}
        isFresh={begun !== null}
        onAgain={begin}
        onReopen={reopen}
      />
    )
  return (
    <>
      {settings.auctionSeconds === 0 && <BookTable caption={t('book.atOpening')} book={opening} />}
      <Begin
        label={t('start')}
        note={t('onDevice')}
        needsScript={t('needsScript')}
        keptAs={keyOf(id)}
        onBegin={open}
      />
    </>
  )
}
