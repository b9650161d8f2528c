import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from './text.ts'
import styles from './picture-point.module.css'

/** In per cent of a picture, from its upper left corner. */
export interface PicturePlace {
  x: number
  y: number
}

interface Props {
  picture: HTMLImageElement
  place: PicturePlace | null
  /** Shows the place and takes no other. */
  isFixed?: boolean
  onPoint?: (place: PicturePlace) => void
}

/**
 * Lets a picture in our own HTML be pointed at: by tap or click, or with the arrow keys and Enter. Whoever cannot see it needs a
 * field with words beside it.
 */
export function PicturePoint({ picture, ...pad }: Props) {
  const t = useText()
  const hosts = useHosts(picture)
  return (
    <>
      {createPortal(<Pad {...pad} />, hosts.above)}
      {!pad.isFixed && createPortal(t('hint'), hosts.below)}
    </>
  )
}

/** A place right above the picture, and one for words below it. */
function useHosts(picture: HTMLImageElement): { above: HTMLElement; below: HTMLElement } {
  const [hosts] = useState(makeHosts)
  useEffect(() => {
    const { frame, above, below } = hosts
    const whole = picture.closest('picture') ?? picture
    whole.before(frame)
    frame.append(whole, above)
    frame.after(below)
    return () => {
      below.remove()
      frame.replaceWith(whole)
    }
  }, [picture, hosts])
  return hosts
}

function makeHosts() {
  const [frame, above] = [document.createElement('span'), document.createElement('span')]
  const below = document.createElement('p')
  frame.className = styles.frame ?? ''
  below.className = styles.hint ?? ''
  return { frame, above, below }
}

const steps: Readonly<Record<string, PicturePlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const middle: PicturePlace = { x: 50, y: 50 }

/** The picture as something to press; while the keys look for a place, the marker is hollow. */
function Pad({ place, isFixed, onPoint }: Omit<Props, 'picture'>) {
  const t = useText()
  const { language } = useLanguage()
  const [sought, setSought] = useState<PicturePlace | null>(null)
  const [said, setSaid] = useState('')
  const shown = sought ?? place
  const marker = shown && (
    <span
      className={styles.marker}
      data-sought={sought !== null || undefined}
      style={{ left: `${shown.x}%`, top: `${shown.y}%` }}
    />
  )
  if (isFixed) return marker
  const set = (next: PicturePlace) => {
    setSought(null)
    setSaid(t('set', numbersOf(next)))
    onPoint?.(next)
  }
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    set(event.detail === 0 ? (shown ?? middle) : placeOf(event))
  const seek = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 2
    const from = shown ?? middle
    const next = { x: within(from.x + step.x * by), y: within(from.y + step.y * by) }
    setSought(next)
    setSaid(t('at', numbersOf(next)))
  }
  return (
    <>
      <button
        type="button"
        lang={language}
        className={styles.pad}
        aria-label={t('label')}
        onClick={press}
        onKeyDown={seek}
        onBlur={() => setSought(null)}
      >
        {marker}
      </button>
      <output className="visually-hidden" aria-live="polite" lang={language}>
        {said}
      </output>
    </>
  )
}

/** Where a pointer pressed. */
function placeOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): PicturePlace {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) }
}

function within(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value * 10) / 10))
}

function numbersOf({ x, y }: PicturePlace) {
  return { x: Math.round(x), y: Math.round(y) }
}
