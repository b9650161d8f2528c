import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { termCardQuery } from './queries.ts'
import { keepInSight, placeBelow } from './term-card-place.ts'
import styles from './term-card.module.css'

interface Props {
  /** The marked words, which keep the focus. */
  mark: HTMLAnchorElement
  onClose: () => void
}

/**
 * What a term means, for whose focus rests on its words. It is their description, so it stands as soon as there is one, says nothing of
 * its own, and leaves with the focus, by Escape or when something else is pressed. Its text can be pointed at and copied.
 */
export function TermGlance({ mark, onClose }: Props) {
  const { language } = useLanguage()
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const { data } = useAnswer(termCardQuery(language, mark.dataset.term ?? ''))
  useLayoutEffect(() => {
    if (!card.current || !data) return undefined
    keepInSight(mark, card.current)
    mark.setAttribute('aria-describedby', id)
    return () => mark.removeAttribute('aria-describedby')
  }, [mark, data, id])
  // Taken away before the card that follows on Enter takes the focus.
  useLayoutEffect(() => {
    const leave = ({ target, type }: Event) => {
      if (!(target instanceof Node) || card.current?.contains(target) || mark.contains(target)) return
      // Who presses the card moves the focus to what it lies in.
      if (type === 'pointerdown' || !target.contains(card.current)) onClose()
    }
    const act = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Tab') onClose()
    }
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', act)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', act)
    }
  }, [mark, onClose])
  if (!data) return null
  const lang = data.language === language ? undefined : data.language
  const glance = (
    <div ref={card} className={styles.card} style={placeBelow(mark)} role="tooltip">
      <p className={styles.title} lang={lang}>
        {data.title}
      </p>
      <p id={id} lang={lang}>
        {data.excerpt}
      </p>
    </div>
  )
  // What is no dialog belongs to the part of the page that it is about.
  return createPortal(glance, mark.closest('main') ?? document.body)
}
