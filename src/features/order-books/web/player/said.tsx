import { useEffect, useEffectEvent, useState } from 'react'
import type { News } from '../../engine/state.ts'
import { useFigures } from '../figures.ts'
import { useText } from '../text.ts'
import { summarise } from './summarise.ts'

/** News of one such stretch are said together, in milliseconds. */
const stretch = 1200
const mostShown = 5

/** What happened to the reader's orders: listed for the eye, and said in short for whoever listens. */
export function Said({ news, count }: { news: readonly News[]; count: number }) {
  const t = useText()
  const figures = useFigures()
  const [told, setTold] = useState({ count, words: '' })
  const tell = useEffectEvent(() =>
    setTold({ count: news.length, words: summarise(news.slice(told.count), t, figures).join(' ') }),
  )
  const isMore = count > told.count
  useEffect(() => {
    if (!isMore) return
    const timer = setTimeout(() => tell(), stretch)
    return () => clearTimeout(timer)
  }, [isMore])
  const lines = summarise(news.slice(-20), t, figures).slice(-mostShown).toReversed()
  return (
    <section>
      <output className="visually-hidden">{told.words}</output>
      {lines.length > 0 && (
        <>
          <h3>{t('said.title')}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
