import type { Editor } from '@tiptap/react'
import { flushSync } from 'react-dom'
import type { Finding } from '#content/findings-contract.ts'
import type { Item } from '#content/contract.ts'
import type { EditionDraft } from '../item/use-edition-draft.ts'
import { useText } from '../text.ts'
import { FindingsList } from './findings-list.tsx'
import styles from './findings.module.css'
import { jumpToFinding } from './jump-to-finding.ts'
import { useFindings } from './use-findings.ts'

interface Props {
  item: Item
  draft: EditionDraft
  editor: Editor | null
  /** Brings the settings into sight. */
  onSettings: () => void
}

/** What the checks found in one language: worth a look, never in the way of publishing. */
export function FindingsPanel({ item, draft, editor, onSettings }: Props) {
  const t = useText()
  const { data: findings } = useFindings(item, draft)
  const items = findings?.items ?? []
  const warnings = items.filter(({ severity }) => severity === 'warning')
  const notes = items.filter(({ severity }) => severity === 'note')
  const { language } = draft
  const jump = (finding: Finding) => {
    // At once, so that the field can take the focus.
    if (finding.place.field === 'reviewedOn') flushSync(onSettings)
    jumpToFinding(finding, { language, editor })
  }
  return (
    <>
      <output className="visually-hidden" aria-live="polite">
        {findings && t('findings.count', { count: warnings.length })}
      </output>
      {findings && items.length > 0 && (
        <details
          className={styles.panel}
          data-quiet={warnings.length === 0 || undefined}
          open={warnings.length > 0}
        >
          <summary>
            {warnings.length > 0
              ? t('findings.warnings', { count: warnings.length })
              : t('findings.notes', { count: notes.length })}
          </summary>
          <p>{t('findings.about')}</p>
          <FindingsList items={[...warnings, ...notes]} onJump={jump} />
          {findings.more > 0 && <p>{t('findings.more', { count: findings.more })}</p>}
        </details>
      )}
    </>
  )
}
