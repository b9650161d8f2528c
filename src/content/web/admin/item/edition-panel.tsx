import { Skeleton, Textarea, TextInput, Title } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { Item } from '#content/contract.ts'
import { EditionBadges } from '../edition-badges.tsx'
import { FindingsPanel } from '../findings/findings-panel.tsx'
import { kindFacts } from '../kinds.ts'
import { useText } from '../text.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { Checklist } from './checklist.tsx'
import { KeptTexts } from './drafts/kept-texts.tsx'
import { TextState } from './drafts/text-state.tsx'
import { EditionActions } from './edition-actions.tsx'
import { EditionConflict } from './edition-conflict.tsx'
import { mostLength } from './edition-text.ts'
import styles from './item.module.css'
import { jumpToField } from './jump-to-field.ts'
import type { KindTextsProps } from './kind-editing.ts'
import { PlanNote } from './plan-note.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { CopyStructure } from './translation/copy-structure.tsx'
import type { LineUp } from './translation/use-line-up.ts'
import { useTranslation } from './translation/use-translation.ts'
import type { EditionDraft } from './use-edition-draft.ts'
import type { FieldsDraft } from './use-fields-draft.ts'

const BlockEditor = lazy(async () => ({ default: (await import('../editor/block-editor.tsx')).BlockEditor }))

interface Props {
  item: Item
  draft: EditionDraft
  fields: FieldsDraft
  Texts?: ComponentType<KindTextsProps>
  lineUp: LineUp
  /** Brings the settings into sight. */
  onSettings: () => void
}

/** One language of an item: where it stands, its texts, and what can be done with it. */
export function EditionPanel({ item, draft, fields, Texts, lineUp, onSettings }: Props) {
  const t = useText()
  const { language, edition, text, problems, change } = draft
  const [editor, setEditor] = useState<Editor | null>(null)
  const translation = useTranslation(item, draft, { editor, lineUp: lineUp.layers[language] })
  const { debt, marks } = translation
  const lineUpEditor = lineUp.setEditor[language]
  useEffect(() => {
    if (editor) lineUpEditor(editor)
  }, [editor, lineUpEditor])
  const name = t(`language.${language}`)
  const isFaq = item.kind === 'faq'
  const bodyLabel = t(isFaq ? 'field.answerIn' : 'field.bodyIn', { language: name })
  const jump = (field: string) => {
    // At once, so that the field can take the focus.
    if (field === 'collectionId') flushSync(onSettings)
    jumpToField(field, { language, editor })
  }
  return (
    <section className={styles.panel} aria-label={name} data-edition={language}>
      <div className={styles.panelHead}>
        <Title order={2} lang={language}>
          {t(`language.${language}.own`)}
        </Title>
        {edition ? <EditionBadges edition={edition} /> : <span>{t('state.missing')}</span>}
        <TextState draft={draft} />
      </div>
      <PlanNote edition={edition} />
      <EditionActions item={item} draft={draft} fields={fields} />
      <KeptTexts draft={draft} />
      <ChangedNotice item={item} draft={draft} fields={fields} />
      <StaleNotice item={item} draft={draft} fields={fields} debt={debt} marks={marks} editor={editor} />
      <Checklist draft={draft} isFaq={isFaq} onJump={jump} />
      <FindingsPanel item={item} draft={draft} editor={editor} onSettings={onSettings} />
      <Counted draft={draft} field="title" label={t(isFaq ? 'field.question' : 'field.title')} />
      {kindFacts[item.kind].hasExcerpt && (
        <Counted
          draft={draft}
          field="excerpt"
          label={t('field.excerpt')}
          help={t('field.excerptHelp')}
          isLong
        />
      )}
      {Texts && <Texts language={language} extras={text.extras} onChange={(extras) => change({ extras })} />}
      <CopyStructure draft={draft} editor={editor} />
      <Suspense fallback={<Skeleton height={360} />}>
        <BlockEditor
          key={draft.generation}
          language={language}
          label={bodyLabel}
          initial={text.body}
          problem={bodyProblem(problems) && t('problem.body')}
          onChange={translation.changeBody}
          onReady={setEditor}
          plugins={translation.plugins}
        />
      </Suspense>
      <details className={styles.more} open={problems.seoTitle || problems.seoDescription ? true : undefined}>
        <summary>{t('field.seo')}</summary>
        <div>
          <Counted
            draft={draft}
            field="seoTitle"
            label={t('field.seoTitle')}
            help={t('field.seoTitleHelp')}
          />
          <Counted
            draft={draft}
            field="seoDescription"
            label={t('field.seoDescription')}
            help={t('field.seoDescriptionHelp')}
            isLong
          />
        </div>
      </details>
      <EditionConflict item={item} draft={draft} />
    </section>
  )
}

function bodyProblem(problems: Record<string, string>): string | undefined {
  return Object.entries(problems).find(([field]) => field.startsWith('body'))?.[1]
}

interface CountedProps {
  draft: EditionDraft
  field: keyof typeof mostLength
  label: string
  help?: string
  isLong?: boolean
}

/** A line of text that says how long it may be. */
function Counted({ draft, field, label, help, isLong }: CountedProps) {
  const t = useText()
  const { text, problems, change, language } = draft
  const [length, most] = [[...text[field]].length, mostLength[field]]
  const problem = length > most ? 'too_long' : problems[field]
  const shared = {
    id: `${language}-${field}`,
    label,
    description: `${help ? `${help} ` : ''}${t('field.length', { length, most })}`,
    value: text[field],
    lang: language,
    error: problem && t(problem === 'too_long' ? 'problem.too_long' : 'problem.required'),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  }
  return isLong ? <Textarea autosize minRows={2} {...shared} /> : <TextInput {...shared} />
}
