import type { PointerEvent } from 'react'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import type { Range as Offsets } from '../passages/passage.ts'
import type { ArticleText } from './article/article-text.ts'
import { useSelected } from './article/use-selected.ts'
import styles from './bar.module.css'
import { useText } from './text.ts'

interface Props {
  article: ArticleText
  onHighlight: (at: Offsets) => void
  onNote: (at: Offsets) => void
  onBookmark: (at: Offsets) => void
}

/** What can be done with the words that are selected; at the lower edge, where no system's own menu covers it. */
export function SelectionBar({ article, onHighlight, onNote, onBookmark }: Props) {
  const t = useText()
  const [selected, clear] = useSelected(article)
  if (!selected) return null
  const act = (what: (at: Offsets) => void) => () => {
    clear()
    what(selected)
  }
  return (
    <section className={styles.bar} aria-label={t('selected')} onPointerDown={keepSelection}>
      <button type="button" className={buttons.primary} onClick={act(onHighlight)}>
        {t('do.highlight')}
      </button>
      <button type="button" className={buttons.secondary} onClick={act(onNote)}>
        {t('do.note')}
      </button>
      <button type="button" className={buttons.secondary} onClick={act(onBookmark)}>
        <Icon name="bookmark" size={18} />
        {t('do.bookmark')}
      </button>
    </section>
  )
}

/** A press must not take away what it is about. */
function keepSelection(event: PointerEvent): void {
  event.preventDefault()
}
