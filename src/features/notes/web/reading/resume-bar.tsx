import { Icon } from '#ui/icons.tsx'
import buttons from '#ui/controls/button.module.css'
import type { ArticleText } from '../article/article-text.ts'
import { reveal } from '../article/reveal.ts'
import bar from '../bar.module.css'
import { shortened } from '../entries/note-entry.tsx'
import { useText } from '../text.ts'

interface Props {
  article: ArticleText
  block: number
  onDone: () => void
}

/** Offers to go on where the reader stopped; the page itself never jumps. */
export function ResumeBar({ article, block, onDone }: Props) {
  const t = useText()
  const place = article.blocks[block]
  if (!place) return null
  const go = () => {
    onDone()
    reveal(article, place.start, 'start')
  }
  return (
    <section className={bar.bar} aria-label={t('resume.label')}>
      <output className={bar.text}>
        {t('resume.text', { words: shortened(article.text.slice(place.start, place.end), 60) })}
      </output>
      <button type="button" className={buttons.primary} onClick={go}>
        {t('resume.go')}
      </button>
      <button type="button" className={buttons.quiet} onClick={onDone} aria-label={t('resume.no')}>
        <Icon name="close" />
      </button>
    </section>
  )
}
