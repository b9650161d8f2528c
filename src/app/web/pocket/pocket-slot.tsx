import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fetchLateWords } from '#platform/web/late/late-words.ts'
import type { Access } from '#platform/actor.ts'
import type { PocketKind } from '../../pocket/contract.ts'
import { canKeep } from '../offline/can-keep.ts'
import styles from './pocket-slot.module.css'

const Pocket = lazy(async () => ({ default: await loadPocket() }))

export interface PocketItem {
  kind: PocketKind
  /** Id or slug. */
  id: string
  access: Access
}

/** Where a track or a text is kept on the device. Its script comes when the place comes into sight; its room is there before. */
export function PocketSlot({ item }: { item: PocketItem }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!canKeep() || !place.current) return
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.slot}>
      {isSeen && (
        <Suspense>
          <Pocket key={`${item.kind} ${item.id}`} item={item} />
        </Suspense>
      )}
    </div>
  )
}

/** A page on which it does not arrive can still be read. */
async function loadPocket(): Promise<(props: { item: PocketItem }) => React.ReactNode> {
  try {
    const [{ Pocket }] = await Promise.all([import('./pocket.tsx'), fetchLateWords(['app/web/pocket'])])
    return Pocket
  } catch {
    return () => null
  }
}
