import { useEffect, useState } from 'react'
import type { Article } from '../../contract.ts'
import styles from './table-of-contents.module.css'
import { useText } from '../text.ts'

type Headings = Article['headings']

interface Props {
  headings: Headings
  lang?: string
}

/** The parts of a text. Folded on small screens; beside the text on wide ones, where it marks the part being read. */
export function TableOfContents({ headings, lang }: Props) {
  const t = useText()
  const parts = headings.filter(({ level }) => level <= 3)
  const current = useCurrentHeading(parts)
  if (parts.length < 3) return null

  const list = (
    <ol lang={lang}>
      {parts.map(({ id, level, text }) => (
        <li key={id} className={level === 3 ? styles.sub : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className={styles.folded}>
        <summary>{t('contents.title')}</summary>
        <nav aria-label={t('contents.title')}>{list}</nav>
      </details>
      <nav className={styles.beside} aria-label={t('contents.title')}>
        <p className={styles.title}>{t('contents.title')}</p>
        {list}
      </nav>
    </>
  )
}

/** The last heading that has scrolled past the top quarter of the window. */
function useCurrentHeading(headings: Headings): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = headings.map(({ id }) => id).join(' ')
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight / 4
      setCurrent(elements.findLast((element) => element.getBoundingClientRect().top < line)?.id)
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      removeEventListener('scroll', lookSoon)
      cancelAnimationFrame(frame)
    }
  }, [ids])
  return current
}
