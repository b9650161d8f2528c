import { useEffect, useState } from 'react'
import type { Article } from '#content/contract.ts'
import styles from './table-of-contents.module.css'
import { useText } from './text.ts'

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

/** The last heading that has scrolled past the top fifth of the window. */
function useCurrentHeading(headings: Headings): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    if (elements.length === 0) return
    const look = () => {
      const line = window.innerHeight / 5
      const passed = elements.findLast((element) => element.getBoundingClientRect().top < line)
      setCurrent(passed?.id)
    }
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -80% 0px' })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
    // The headings of one text never change while it is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [headings[0]?.id])
  return current
}
