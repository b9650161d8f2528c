import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { paths } from '#platform/paths.ts'
import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { termCardQuery } from './queries.ts'
import { keepInSight, placeBelow } from './term-card-place.ts'
import styles from './term-card.module.css'
import { TermGlance } from './term-glance.tsx'
import { useText } from './text.ts'

interface Props {
  /** The marked words, which the focus goes back to. */
  mark: HTMLAnchorElement
  onClose: () => void
}

/** What a term means, beside its words; on a phone at the foot of the screen. The text stays where it is. */
export function TermCard({ isGlance, ...props }: Props & { isGlance: boolean }) {
  return isGlance ? <TermGlance {...props} /> : <TermDialog {...props} />
}

function TermDialog({ mark, onClose }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const termId = mark.dataset.term ?? ''
  const { data, error } = useAnswer(termCardQuery(language, termId))
  // One that is there is heard with the card, one that comes later by itself; none twice.
  const [isLate] = useState(!data && !error)
  // Where the definition does not come, the page of the term may lie on the device.
  const isMissing = error ? !isGone(error) : !navigator.onLine
  const page = data ? paths.term(data.slug) : isMissing ? mark.pathname : null
  const state = isMissing ? 'card.failed' : error ? 'card.gone' : 'card.loading'
  const lang = data && data.language !== language ? data.language : undefined
  useLayoutEffect(() => {
    if (card.current) keepInSight(mark, card.current)
    // The definition makes the card taller.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mark, data])
  useOpenCard(card, { mark, onClose })
  const goBack = () => {
    onClose()
    mark.focus()
  }
  const act = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' && !(event.key === 'Tab' && isLeaving(event))) return
    event.preventDefault()
    goBack()
  }
  return (
    // Keys that are pressed inside bubble up to it; it is no control itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      className={styles.card}
      style={placeBelow(mark)}
      // An element `dialog` that is not modal brings looks and a place of its own, and no Escape.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={isLate ? undefined : `${id}-text`}
      tabIndex={-1}
      onKeyDown={act}
    >
      <p className={styles.title} id={`${id}-title`} lang={lang}>
        {data?.title ?? mark.textContent}
      </p>
      <p id={`${id}-text`} lang={lang} aria-live={isLate ? 'polite' : undefined}>
        {data ? data.excerpt : t(state)}
      </p>
      <Ways page={page} onClose={goBack} />
    </div>
  )
}

function Ways({ page, onClose }: { page: string | null; onClose: () => void }) {
  const t = useText()
  return (
    <div className={styles.ways}>
      {page && (
        <Link className={buttons.quiet} to={page}>
          {t('card.more')}
        </Link>
      )}
      <button type="button" className={buttons.quiet} onClick={onClose}>
        <Icon name="close" size={18} />
        {t('card.close')}
      </button>
    </div>
  )
}

/** Takes the focus, tells the words that they are explained, and leaves when something else is pressed. */
function useOpenCard(card: RefObject<HTMLDivElement | null>, { mark, onClose }: Props): void {
  useLayoutEffect(() => {
    mark.setAttribute('aria-expanded', 'true')
    card.current?.focus({ preventScroll: true })
    return () => mark.setAttribute('aria-expanded', 'false')
  }, [card, mark])
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !card.current?.contains(target) && !mark.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [card, mark, onClose])
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Whether Tab would lead out of the card: from its last control on, or back from its first. */
function isLeaving({ shiftKey, currentTarget, target }: KeyboardEvent<HTMLDivElement>): boolean {
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('a[href], button')]
  return shiftKey
    ? target === currentTarget || target === controls[0]
    : target === controls.at(-1) || controls.length === 0
}
