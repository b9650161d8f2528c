import { useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '#platform/web/session.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import {
  findOnDevice,
  forgetKept,
  forgetOnDevice,
  holdPage,
  keepOnDevice,
  type Kept,
  type PartKey,
  type ToKeep,
} from './device-store.ts'

const pause = 500

/** Keeps one part of an item on this device until the server has it, and finds what earlier pages could not save. */
export function useKept<T>(itemId: string, part: PartKey['part']) {
  const uid = useSession().user?.uid ?? ''
  const [owner] = useState(uid)
  const [found, setFound] = useState<Kept<T>[]>([])
  const device = useMemo(() => createKeeper<T>({ uid: owner, itemId, part }), [owner, itemId, part])
  const keeper = useRef(device)

  useEffect(() => {
    keeper.current = device
    const release = holdPage(device.page)
    // A device that keeps nothing has nothing to offer.
    findOnDevice<T>(device.key).then(setFound, () => undefined)
    const keepNow = () => void device.flush()
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      void device.flush().finally(release)
    }
  }, [device])

  /** Forgets what was found; it has been taken over, or is not wanted. */
  const drop = async (kept: Kept<T>): Promise<void> => {
    setFound((before) => before.filter(({ key }) => key !== kept.key))
    await forgetKept(kept)
  }

  return useSteady({
    found,
    keepSoon: device.keepSoon,
    flush: device.flush,
    forget: device.forget,
    drop,
    /** Forgets it once this page's words are kept; until then it is the only copy. */
    dropWhenKept: async (kept: Kept<T>): Promise<void> => {
      if (await device.flush()) await drop(kept)
    },
  })
}

/** Writes in turn and not at every key, so that the newest words are the ones that stay. */
function createKeeper<T>(key: PartKey) {
  const page = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: ToKeep<T> | undefined
  let turn: Promise<boolean> = Promise.resolve(true)
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work).then(
      () => true,
      () => false,
    )
    return turn
  }
  /** Whether the device has kept everything so far. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    timer = undefined
    const kept = writing
    writing = undefined
    return kept ? inTurn(() => keepOnDevice(key, page, kept)) : turn
  }
  return {
    key,
    page,
    flush,
    keepSoon({ text, basedOn, base }: ToKeep<T>) {
      writing = { text, basedOn, base }
      timer ??= setTimeout(() => void flush(), pause)
    },
    forget() {
      clearTimeout(timer)
      timer = undefined
      writing = undefined
      void inTurn(() => forgetOnDevice(key, page))
    },
  }
}
