import { useWaitingPictures } from '#content/web/pictures/waiting-pictures.ts'
import styles from './question-fields.module.css'

/** HTML of our own renderer in one line. */
export function Html({ html, id }: { html: string; id?: string }) {
  const shown = useWaitingPictures()(inLine(html))
  return <span id={id} className={styles.words} dangerouslySetInnerHTML={{ __html: shown }} />
}

/** A label holds no paragraphs; most choices are one. */
function inLine(html: string): string {
  return /^<p>((?:(?!<p>)[^])*)<\/p>$/.exec(html)?.[1] ?? html
}
