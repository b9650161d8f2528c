import type { ForeignNote } from '#content/foreign-contract.ts'
import { useText, type TextKey } from '../text.ts'
import styles from './exchange.module.css'

const codes = [
  'front_matter.invalid',
  'html.refused',
  'heading.level',
  'link.unsafe',
  'link.old_site',
  'reference.missing',
  'image.inside_text',
  'image.without_alt',
  'media.unknown',
  'picture.remote',
  'picture.refused',
  'file.refused',
  'mark.beside_code',
  'task.unsupported',
  'footnote.unsupported',
  'callout.unknown',
  'callout.unclosed',
  'callout.malformed',
  'document.invalid',
  'body.missing_html',
  'text.cut',
  'element.dropped',
  'format.dropped',
  'style.dropped',
  'table.merged',
  'card.simplified',
  'embed.as_link',
  'shortcode.unsupported',
  'block.dynamic',
  'slug.changed',
  'slug.taken',
  'field.too_long',
  'field.dropped',
  'access.signed_in',
  'access.password',
  'comments.dropped',
  'post.skipped',
  'post.broken',
  'tag.created',
  'tag.skipped',
  'tag.as_language',
  'translation.joined',
  'translation.unknown',
  'translation.same_language',
  'date.kept',
  'page.as_post',
] as const

/** What could not be carried over, in sentences. A code that has no words yet shows itself. */
export function NoteList({ notes }: { notes: readonly ForeignNote[] }) {
  const t = useText()
  return (
    <ul className={styles.notes}>
      {notes.map(({ code, detail, place }) => (
        <li key={`${code} ${detail} ${place}`}>
          {t(keyOf(code), { code, detail })}
          {place && <span className={styles.place}>{t('exchange.place', { place })}</span>}
        </li>
      ))}
    </ul>
  )
}

function keyOf(code: string): TextKey {
  const known = codes.find((one) => one === code)
  return known ? `note.${known}` : 'note.other'
}
