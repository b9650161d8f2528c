import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { newKey } from '#platform/web/idempotency-key.ts'
import { useSession } from '#platform/web/session.ts'
import { Begin } from '#ui/controls/begin.tsx'
import type { PlayableMarket } from '../../contract.ts'
import { BookTable } from '../book-table.tsx'
import { useFirstText, useText } from '../text.ts'
import { keepRun, keyOf, readKeptRun, type KeptRun, type Runner } from './kept-run.ts'
import { Player } from './player.tsx'

interface Props {
  id: string
  market: PlayableMarket
  /** It was begun before it was there. */
  isPressed: boolean
}

/** The book as it is before anything happens, until it is begun; a run that this device keeps goes on. */
export function Running({ id, market, isPressed }: Props) {
  const t = useFirstText()
  const say = useText()
  const { runner, follow } = useRunner(id)
  const { revisionKey, settings, opening } = market
  const [begun, setBegun] = useState<{ run: KeptRun; count: number } | null>(null)
  const kept = useMemo(() => runner && readKeptRun(runner, revisionKey), [runner, revisionKey])
  const [isWanted, setWanted] = useState(isPressed)
  const begin = (seed: number, player = runner) => {
    if (!player) return
    const run = { runId: newKey(), seed, log: [], events: 0, isChecked: false }
    keepRun(player, revisionKey, run)
    setBegun((last) => ({ run, count: (last?.count ?? 0) + 1 }))
  }
  // Pressed before it is known who plays, it waits for that; a run that is kept then goes on.
  const open = useEffectEvent(() => {
    if (begun) return
    if (kept) setBegun({ run: kept, count: 0 })
    else begin(settings.seed)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the run is written on the device as it begins
    if (isWanted && runner) open()
  }, [isWanted, runner])
  const reopen = () => {
    const now = follow()
    const run = now && readKeptRun(now, revisionKey)
    if (run) setBegun((last) => ({ run, count: (last?.count ?? 0) + 1 }))
    else begin(settings.seed, now)
  }
  const shown = begun?.run ?? kept
  if (shown && runner)
    return (
      <Player
        key={begun?.count ?? 0}
        runner={runner}
        market={market}
        kept={shown}
        isFresh={begun !== null}
        onAgain={(seed) => begin(seed)}
        onReopen={reopen}
      />
    )
  return (
    <>
      {settings.auctionSeconds === 0 && <BookTable caption={say('book.atOpening')} book={opening} />}
      <Begin
        label={t('start')}
        note={t('onDevice')}
        needsScript={t('needsScript')}
        keptAs={keyOf({ id, uid: undefined })}
        onBegin={() => setWanted(true)}
      />
    </>
  )
}

/** Who plays, once that is known. A run stays with who began it, also when their session ends meanwhile; to a guest's that went elsewhere one may follow. */
function useRunner(id: string): { runner: Runner | null; follow(): Runner | null } {
  const { state, user } = useSession()
  const [runner, setRunner] = useState<Runner | null>(null)
  if (runner === null && state !== 'loading') setRunner({ id, uid: user?.uid })
  const follow = () => {
    if (!runner || runner.uid || !user) return runner
    const now = { id, uid: user.uid }
    setRunner(now)
    return now
  }
  return { runner, follow }
}
