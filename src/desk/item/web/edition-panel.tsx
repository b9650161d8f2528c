import { hasTrait } from '#content/kinds.ts'
import { Skeleton, Textarea, TextInput, Title } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Item } from '#content/contract.ts'
import type { ItemEditor } from '../../item-editors/contract.ts'
import type { Language } from '#platform/languages.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { knowElsewhere } from '../../editor/web/blocks/question/write-choices.ts'
import { EditionBadges } from '../../web/edition-badges.tsx'
import { BeforePublishing } from '../../findings/web/before-publishing.tsx'
import { useText } from '../../web/text.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { Collision } from './collision/collision.tsx'
import { KeptTexts } from './drafts/kept-texts.tsx'
import { TextState } from './drafts/text-state.tsx'
import { EditionActions } from './edition-actions.tsx'
import { textLimits } from '#content/text-limits.ts'
import styles from './item.module.css'
import { isSetting, jumpToField } from '../../fields/web/jump-to-field.ts'
import type { AnyEditing } from './kind-editing.ts'
import { ScheduleNote } from './schedule/schedule-note.tsx'
import { EditorsHere } from '../../item-editors/web/editors-here.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { CopyStructure } from './translation/copy-structure.tsx'
import type { LineUp } from './translation/use-line-up.ts'
import { useTranslation } from './translation/use-translation.ts'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import type { Saved } from '../../drafts/web/use-edition-steps.ts'

const BlockEditor = lazy(async () => ({
  default: (await loadChunk(() => import('../../editor/web/block-editor.tsx'))).BlockEditor,
}))

interface Props {
  item: Item
  draft: EditionDraft
  shared: Saved
  /** Who else has the item open. */
  editors: readonly ItemEditor[]
  Texts?: AnyEditing['Texts']
  lineUp: LineUp
  /** Brings the settings into sight. */
  onSettings: () => void
}

/** One language of an item: where it stands, its texts, and what can be done with it. What is typed in the other does not touch it. */
export const EditionPanel = memo(function EditionPanel(props: Props) {
  const t = useText()
  const { item, draft, shared, editors, Texts, lineUp, onSettings } = props
  const { language, edition, text, problems, change } = draft
  const start = useStart(draft)
  const [editor, setEditor] = useState<Editor | null>(null)
  const translation = useTranslation(item, draft, { editor, lineUp })
  const { debt, marks } = translation
  const lineUpEditor = lineUp.setEditor[language]
  const { holdEditor } = draft
  const other = draft.other?.body
  useEffect(() => {
    if (editor && other) knowElsewhere(editor, other.content)
  }, [editor, other])
  useEffect(() => {
    if (editor) lineUpEditor(editor)
    holdEditor(editor)
  }, [editor, lineUpEditor, holdEditor])
  const name = t(`language.${language}`)
  const isFaq = hasTrait(item.kind, 'asked')
  const bodyLabel = t(isFaq ? 'field.answerIn' : 'field.bodyIn', { language: name })
  const jump = (field: string) => {
    // At once, so that the field can take the focus.
    if (isSetting(field)) flushSync(onSettings)
    jumpToField(field, { language, editor })
  }
  return (
    <section className={styles.panel} aria-label={name} data-edition={language}>
      <PanelHead draft={draft} editors={editors} />
      <ScheduleNote edition={edition} />
      <EditionActions item={item} draft={draft} shared={shared} />
      <KeptTexts draft={draft} />
      <ChangedNotice item={item} draft={draft} shared={shared} />
      <StaleNotice item={item} draft={draft} shared={shared} debt={debt} marks={marks} editor={editor} />
      <BeforePublishing item={item} draft={draft} editor={editor} onJump={jump} onSettings={onSettings} />
      <CountedText {...countedIn(draft, 'title')} label={t(isFaq ? 'field.question' : 'field.title')} />
      {hasTrait(item.kind, 'summary') && (
        <CountedText
          {...countedIn(draft, 'excerpt')}
          label={t('field.excerpt')}
          help={t('field.excerptHelp')}
          isLong
        />
      )}
      {Texts && <Texts language={language} extras={text.extras} onChange={(extras) => change({ extras })} />}
      <CopyStructure draft={draft} editor={editor} />
      <Suspense fallback={<Skeleton height={360} />}>
        <BlockEditor
          key={start.generation}
          language={language}
          label={bodyLabel}
          initial={start.body}
          problem={bodyProblem(problems) && t('problem.body')}
          onChange={translation.changeBody}
          onReady={setEditor}
          plugins={translation.plugins}
        />
      </Suspense>
      <SearchTexts draft={draft} />
      <Collision draft={draft} editor={editor} />
    </section>
  )
})

/** The text with which the block editor begins: anew whenever another one takes its place. */
function useStart({ generation, text }: EditionDraft) {
  const [start, setStart] = useState({ generation, body: text.body })
  if (start.generation !== generation) setStart({ generation, body: text.body })
  return start
}

/** Which language it is, where it stands, whether it is saved, and who is at it. */
function PanelHead({ draft, editors }: Pick<Props, 'draft' | 'editors'>) {
  const t = useText()
  const { language, edition } = draft
  return (
    <div className={styles.panelHead}>
      <Title order={2} lang={language}>
        {t(`language.${language}.own`)}
      </Title>
      {edition ? <EditionBadges edition={edition} /> : <span>{t('state.missing')}</span>}
      <TextState draft={draft} />
      <EditorsHere editors={editors} language={language} />
    </div>
  )
}

/** What search engines show in place of title and excerpt. */
function SearchTexts({ draft }: { draft: EditionDraft }) {
  const t = useText()
  const { problems } = draft
  return (
    <details className={styles.more} open={problems.seoTitle || problems.seoDescription ? true : undefined}>
      <summary>{t('field.seo')}</summary>
      <div>
        <CountedText
          {...countedIn(draft, 'seoTitle')}
          label={t('field.seoTitle')}
          help={t('field.seoTitleHelp')}
        />
        <CountedText
          {...countedIn(draft, 'seoDescription')}
          label={t('field.seoDescription')}
          help={t('field.seoDescriptionHelp')}
          isLong
        />
      </div>
    </details>
  )
}

function bodyProblem(problems: Record<string, string>): string | undefined {
  return Object.entries(problems).find(([field]) => field.startsWith('body'))?.[1]
}

type Counted = keyof typeof textLimits

interface CountedProps {
  language: Language
  field: Counted
  value: string
  problem: string | undefined
  onChange: EditionDraft['change']
  label: string
  help?: string
  isLong?: boolean
}

function countedIn({ language, text, problems, change }: EditionDraft, field: Counted) {
  return { language, field, value: text[field], problem: problems[field], onChange: change }
}

/** A line of text that says how long it may be. */
const CountedText = memo(function CountedText({ language, field, value, onChange, ...props }: CountedProps) {
  const t = useText()
  const { label, help, isLong } = props
  const [length, most] = [[...value].length, textLimits[field]]
  const problem = length > most ? 'too_long' : props.problem
  const shared = {
    id: `${language}-${field}`,
    label,
    description: `${help ? `${help} ` : ''}${t('field.length', { length, most })}`,
    value,
    lang: language,
    error: problem && t(problem === 'too_long' ? 'problem.too_long' : 'problem.required'),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  }
  return isLong ? <Textarea autosize minRows={2} {...shared} /> : <TextInput {...shared} />
})
