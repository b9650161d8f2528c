import { useEffect, useReducer, useState, type ComponentType } from 'react'
import type { WordsOfFolder } from '#platform/page/words-of-folders.ts'
import { useHydrated } from '../hydrated.ts'
import { latePart } from './late-part.tsx'
import { untilItWorks } from './try-again.ts'

interface Told {
  /** Names what it says: in another language, or of something else, it is another one. */
  name: string
}

interface Options {
  /** Where it stands; nothing else on its page has this name. */
  place: string
  words: readonly WordsOfFolder[]
  className?: string | undefined
}

/**
 * A part of a page that is only read. On a page that the server has rendered it stands as it came; its script and its words come when it is
 * to say something else, and until they are there it stands. The server brings the part itself before it renders.
 */
export function stillPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { place, words, className }: Options,
) {
  const Late = latePart(load, { words })
  let Brought: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const mark = { className, 'data-still': place }
  function StillPart({ name, ...props }: Props & Told) {
    const isRendered = !useHydrated()
    const [first] = useState(() => (isRendered ? { name, html: markupAt(place) } : null))
    const [isHere, arrive] = useReducer(() => true, false)
    const isOther = first?.name !== name
    useEffect(() => {
      if (isOther) void (coming ??= untilItWorks(Late.fetchScript)).then(arrive)
    }, [isOther])
    // What is left of the props are those of the part.
    const own = props as unknown as Props
    if (Brought)
      return (
        <div {...mark}>
          <Brought {...own} />
        </div>
      )
    if (first && (!isOther || !isHere))
      return <div {...mark} dangerouslySetInnerHTML={{ __html: first.html }} />
    return (
      <div key="own" {...mark}>
        <Late {...own} />
      </div>
    )
  }
  /** On the server: the part itself. */
  StillPart.bring = (part: ComponentType<Props>) => {
    Brought = part
  }
  StillPart.fetchScript = Late.fetchScript
  return StillPart
}

function markupAt(place: string): string {
  return typeof document === 'undefined'
    ? ''
    : (document.querySelector(`[data-still="${place}"]`)?.innerHTML ?? '')
}
