import { hasTrait } from '#content/kinds.ts'
import type { Editor } from '@tiptap/react'
import { flushSync } from 'react-dom'
import type { Item } from '#content/contract.ts'
import type { Finding } from '../contract.ts'
import { labelled } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Checklist } from '../../fields/web/checklist.tsx'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import { useText } from '../../web/text.ts'
import { FindingsList } from './findings-list.tsx'
import styles from './findings.module.css'
import { OfferedTerms } from './offered-terms.tsx'
import { isSettingOfItem, jumpToFinding } from './jump-to-finding.ts'
import { useFindings } from './use-findings.ts'

interface Props {
  item: Item
  draft: EditionDraft
  editor: Editor | null
  /** To a field of the checklist. */
  onJump: (field: string) => void
  /** Brings the settings into sight. */
  onSettings: () => void
}

/** One panel about one language: first what keeps it from being published, then what is worth a look and keeps nobody. */
export function BeforePublishing({ item, draft, editor, onJump, onSettings }: Props) {
  const t = useText()
  const { data: findings } = useFindings(item, draft)
  const { language, problems } = draft
  const shown = useLanguage()
  const isRefused = Object.keys(problems).length > 0
  const all = (findings?.items ?? []).filter((finding) => !isInChecklist(finding, problems))
  const offers = all.filter(({ code }) => code === 'term.unmarked')
  const needed = all.filter(({ code }) => code === 'alt.missing')
  const items = all.filter(({ code }) => code !== 'term.unmarked' && code !== 'alt.missing')
  const warnings = items.filter(({ severity }) => severity === 'warning')
  const notes = items.filter(({ severity }) => severity === 'note')
  const jump = (finding: Finding) => {
    // At once, so that the field can take the focus.
    if (isSettingOfItem(finding.place)) flushSync(onSettings)
    jumpToFinding(finding, { language, editor })
  }
  return (
    <>
      <output className="visually-hidden" aria-live="polite">
        {findings && t('findings.count', { count: needed.length + warnings.length })}
      </output>
      {(isRefused || all.length > 0) && (
        <section
          aria-label={labelled(t('findings.before'), t(`language.${language}`), shown.language)}
          className={styles.panel}
          data-tone={isRefused ? 'refused' : needed.length + warnings.length > 0 ? 'warned' : 'quiet'}
        >
          <Checklist draft={draft} isFaq={hasTrait(item.kind, 'asked')} onJump={onJump} />
          {needed.length > 0 && (
            <div>
              <p>{t('findings.needed')}</p>
              <FindingsList items={needed} language={language} onJump={jump} />
            </div>
          )}
          {findings && items.length > 0 && (
            <details open={warnings.length > 0}>
              <summary>
                {warnings.length > 0
                  ? t('findings.warnings', { count: warnings.length })
                  : t('findings.notes', { count: notes.length })}
              </summary>
              <p>{t('findings.about')}</p>
              <FindingsList items={[...warnings, ...notes]} language={language} onJump={jump} />
              {findings.more > 0 && <p>{t('findings.more', { count: findings.more })}</p>}
            </details>
          )}
          {editor && offers.length > 0 && (
            <OfferedTerms offers={offers} editor={editor} language={language} />
          )}
        </section>
      )}
    </>
  )
}

/** A picture without a description is named once. */
function isInChecklist({ code, place }: Finding, problems: Record<string, string>): boolean {
  return code === 'alt.missing' && problems[`body.${place.block}.alt`] !== undefined
}
