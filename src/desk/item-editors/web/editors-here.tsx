import type { ItemEditor } from '../contract.ts'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../../web/text.ts'
import styles from './presence.module.css'

interface Props {
  editors: readonly ItemEditor[]
  /** Null for those who have the item open and have not begun in either language. */
  language: Language | null
}

/** Who else is in a language of the item, by initials and in words; told when it changes. */
export function EditorsHere({ editors, language }: Props) {
  const t = useText()
  const own = useLanguage().language
  const here = editors.filter((editor) => editor.language === language)
  const others = here.filter(({ isSelf }) => !isSelf)
  const names = new Intl.ListFormat(own, { type: 'conjunction' }).format(others.map(nameOf))
  const values = { names, count: others.length, language: language ? t(`language.${language}`) : '' }
  return (
    <output className={styles.here} data-here={language ?? 'item'}>
      {others.map((editor) => (
        <span key={editor.uid} className={styles.initials} aria-hidden>
          {initialsOf(nameOf(editor))}
        </span>
      ))}
      {others.length > 0 && <span>{t(language ? 'here.in' : 'here.open', values)}</span>}
      {here.length > others.length && <span>{t('here.self')}</span>}
    </output>
  )
}

function nameOf({ displayName }: ItemEditor): string {
  return displayName || '–'
}

/** The first letters of the first and the last name, in any script. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
