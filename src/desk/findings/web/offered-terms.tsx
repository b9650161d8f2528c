import { Button } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import type { Finding } from '../contract.ts'
import type { Language } from '#platform/languages.ts'
import longButton from '#ui/web/admin/long-button.module.css'
import { useText } from '../../web/text.ts'
import styles from './findings.module.css'
import { InTheirLanguage } from './in-their-language.tsx'
import { isStillThere, markOffered } from './mark-offered.ts'

interface Props {
  offers: readonly Finding[]
  editor: Editor
  /** That of the text. */
  language: Language
}

/** Terms that the text uses and does not mark, each to be marked where it first stands; the editor's undo takes a mark back. */
export function OfferedTerms({ offers, editor, language }: Props) {
  const t = useText()
  const open = offers.filter((offer) => isStillThere(editor, offer))
  if (open.length === 0) return null
  return (
    <details>
      <summary>{t('findings.terms', { count: open.length })}</summary>
      <p>{t('findings.termsAbout')}</p>
      <ul className={styles.offers}>
        {open.map((offer) => (
          <li key={offer.values.termId}>
            <Button
              className={longButton.button}
              variant="default"
              size="compact-md"
              onClick={() => markOffered(editor, [offer])}
            >
              <InTheirLanguage
                words={(quotes) => t('findings.mark', quotes)}
                quotes={{ quote: offer.quote, term: offer.values.term ?? '' }}
                language={language}
              />
            </Button>
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <Button variant="light" size="compact-md" onClick={() => markOffered(editor, open)}>
          {t('findings.markAll')}
        </Button>
      )}
    </details>
  )
}
