import { useEffect } from 'react'
import buttons from '#ui/controls/button.module.css'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import type { ArticleText, Block } from '../article/article-text.ts'
import { reveal } from '../article/reveal.ts'
import styles from '../page-notes.module.css'
import { useText } from '../text.ts'

interface Props {
  article: ArticleText
  read: ReadonlySet<string>
}

/** How much of the text has been read, and the way to what has not. */
export function ReadLine({ article, read }: Props) {
  const t = useText()
  const { blocks } = article
  const isRead = (block: Block) => read.has(block.digest)
  useReadMarks(article, read)
  const [next] = blocks.filter((block) => !isRead(block))
  const count = blocks.filter(isRead).length
  return (
    <div className={styles.read}>
      <ProgressBar done={count} total={blocks.length} label={t('read', { count, total: blocks.length })} />
      {next && count > 0 && (
        <button type="button" className={buttons.quiet} onClick={() => reveal(article, next.start, 'start')}>
          {t('read.next')}
        </button>
      )}
    </div>
  )
}

/** A line beside every paragraph, list or table of which all has been read. */
function useReadMarks({ element, blocks }: ArticleText, read: ReadonlySet<string>): void {
  const known = [...read].join()
  useEffect(() => {
    const digests = new Set(known.split(','))
    for (const child of element.children) {
      const inside = blocks.filter((block) => child.contains(block.element))
      const isRead = inside.length > 0 && inside.every(({ digest }) => digests.has(digest))
      child.toggleAttribute('data-is-read', isRead)
    }
    return () => {
      for (const child of element.children) child.removeAttribute('data-is-read')
    }
  }, [element, blocks, known])
}
