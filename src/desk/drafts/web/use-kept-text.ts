import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#platform/languages.ts'
import { useSession } from '#platform/web/session.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import {
  findOnDevice,
  forgetKeptText,
  forgetOnDevice,
  holdPage,
  keepOnDevice,
  type KeptText,
} from './device-store.ts'

const pause = 500

type Kept = Pick<KeptText, 'basedOn' | 'text' | 'base'>

/** Keeps the text of one edition on this device until the server has it, and finds what earlier pages could not save. */
export function useKeptText(itemId: string, language: Language) {
  const uid = useSession().user?.uid ?? ''
  const [owner] = useState(uid)
  const [found, setFound] = useState<KeptText[]>([])
  const device = useMemo(() => createKeeper({ uid: owner, itemId, language }), [owner, itemId, language])
  const keeper = useRef(device)

  useEffect(() => {
    keeper.current = device
    const release = holdPage(device.page)
    // A device that keeps nothing has nothing to offer.
    findOnDevice(device.key).then(setFound, () => undefined)
    const keepNow = () => void device.flush()
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      void device.flush().finally(release)
    }
  }, [device])

  /** Forgets a text that was found; it has been taken over, or is not wanted. */
  const drop = async (text: KeptText): Promise<void> => {
    setFound((texts) => texts.filter(({ key }) => key !== text.key))
    await forgetKeptText(text)
  }

  return useSteady({
    found,
    keepSoon: device.keepSoon,
    flush: device.flush,
    forget: device.forget,
    drop,
    /** Forgets it once this page's words are kept; until then it is the only copy. */
    dropWhenKept: async (text: KeptText): Promise<void> => {
      if (await device.flush()) await drop(text)
    },
  })
}

/** Writes in turn and not at every key, so that the newest text is the one that stays. */
function createKeeper(key: { uid: string; itemId: string; language: Language }) {
  const page = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Kept | undefined
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
    const text = writing
    writing = undefined
    return text ? inTurn(() => keepOnDevice(key, page, text)) : turn
  }
  return {
    key,
    page,
    flush,
    keepSoon({ text, basedOn, base }: Kept) {
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
