import { useEffect, useState, type ComponentType } from 'react'
import type { WordsOfFolder } from '#platform/page/words-of-folders.ts'
import { fetchLateWords } from './late-words.ts'
import { loadChunk } from './lazy.ts'
import { fetchMissingSheets } from './missing-sheets.ts'
import { pauseAfter } from './try-again.ts'

/**
 * A part that only some readers see, whose script is fetched when it is first shown. Without it the page goes on; it is asked for
 * again after a while, when there is a connection, and when the reader comes back: a fetch that broke on a weak link is followed by no
 * event that tells of one. The words of what comes late come with it: all, or those of the folders that it names.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { words }: { words?: readonly WordsOfFolder[] } = {},
) {
  let arrived: ComponentType<Props> | undefined
  const fetchScript = async () => {
    if (arrived) return
    const [part] = await loadChunk(async () => {
      await fetchMissingSheets()
      return Promise.all([load(), fetchLateWords(words)])
    })
    arrived = part
  }
  function LatePart(props: Props) {
    const [Part, setPart] = useState(() => arrived)
    useEffect(() => {
      if (Part) return undefined
      let isGone = false
      let tries = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = () => {
        clearTimeout(timer)
        return fetchScript().then(
          () => isGone || setPart(() => arrived),
          () => {
            if (!isGone) timer = setTimeout(ask, pauseAfter(tries++))
          },
        )
      }
      void ask()
      const look = () => document.hidden || ask()
      addEventListener('online', ask)
      document.addEventListener('visibilitychange', look)
      return () => {
        isGone = true
        clearTimeout(timer)
        removeEventListener('online', ask)
        document.removeEventListener('visibilitychange', look)
      }
    }, [Part])
    return Part && <Part {...props} />
  }
  /** Fetches the script ahead, so that the part stands as soon as it is shown. */
  LatePart.fetchScript = fetchScript
  return LatePart
}
