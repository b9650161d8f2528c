/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is drawn here has no address that an image could have */
import { useEffect, useRef, useState, type RefObject } from 'react'
import styles from './board.module.css'
import { coloursOf, drawBars, type Colours } from './draw-bars.ts'
import type { Run } from './run.ts'

interface Props {
  run: Run
  /** How many bars, up to the last one that is known. */
  shown: number
  /** The last bar in words. */
  label: string
}

/** The market up to now. Of thousands of bars only those in sight are drawn. */
export function BarCanvas({ run: { market, played }, shown, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const colours = useColours(canvas)
  const { bars, settings } = market
  const { state } = played
  useEffect(() => {
    if (canvas.current && colours && width > 0)
      drawBars(canvas.current, {
        bars,
        orders: state.orders,
        at: state.at,
        shown,
        width,
        decimals: settings.decimals,
        colours,
      })
  }, [bars, settings, state, shown, width, colours])
  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
}

/** Those of the page, anew when it turns light or dark. */
function useColours(canvas: RefObject<HTMLCanvasElement | null>): Colours | undefined {
  const [colours, setColours] = useState<Colours>()
  useEffect(() => {
    const read = () => canvas.current && setColours(coloursOf(canvas.current))
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true })
    read()
    return () => observer.disconnect()
  }, [canvas])
  return colours
}
