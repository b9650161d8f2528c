import { Anchor, Skeleton, Stack } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from '#platform/web/router/links.tsx'
import { useParams } from '#platform/web/router/router.ts'
import type { Item } from '#content/contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useHold, useWriter } from '#ui/web/admin/session/use-writer.ts'
import { AskingContext, type Asking } from '../../editor/web/blocks/question/asking.ts'
import { useText } from '../../web/text.ts'
import { EditorLayout } from './editor-layout.tsx'
import { BinnedNotice } from './binned-notice.tsx'
import { EditionPanel } from './edition-panel.tsx'
import { SignOutGuard } from './drafts/sign-out-guard.tsx'
import { FieldsCollision } from './collision/fields-collision.tsx'
import { FieldsPanel } from './fields-panel.tsx'
import { KeptFields } from './drafts/kept-fields.tsx'
import { editingOf, type AnyEditing, type KindsEditing } from './kind-editing.ts'
import { LeaveGuard } from '../../drafts/web/leave-guard.tsx'
import type { ItemReport } from '../../item-editors/contract.ts'
import { EditorsHere } from '../../item-editors/web/editors-here.tsx'
import { useItemEditors } from '../../item-editors/web/use-item-editors.ts'
import { SaveBar } from './save-bar.tsx'
import { LineUpToggle } from './translation/line-up-toggle.tsx'
import { useLineUp } from './translation/use-line-up.ts'
import { useEditionDraft, type EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import { useEditorParts, type EditorParts } from './use-editor-parts.ts'
import { useFieldsDraft, type FieldsDraft } from '../../drafts/web/use-fields-draft.ts'
import { useHandedProblems } from './use-handed-problems.ts'
import { useRefusedSettings } from './use-refused-settings.ts'
import { useItem, useKeepItem } from './use-item.ts'
import { useStanding } from './use-standing.ts'
import { useWithheld } from './use-withheld.ts'
import { useSaving, type Drafts } from '../../drafts/web/use-saving.ts'
import { factsOf } from '#content/kinds.ts'
import { useKindWords } from '../../web/kind-words.ts'

const nobody: ItemReport['editors'] = []

/** Edits one item: both languages side by side, and what they share. `editing` brings what each kind adds. */
export function ItemEditor({ editing }: { editing: KindsEditing }) {
  const t = useText()
  const { id = '' } = useParams()
  const item = useItem(id)
  if (item.isError && !item.data) {
    return (
      <AdminPage title={t('item.title')}>
        <LoadFailure error={item.error} onRetry={item.refetch} />
      </AdminPage>
    )
  }
  if (!item.data || (item.isFetching && !item.isFetchedAfterMount)) return <Waiting />
  return <Editing key={id} item={item.data} editing={editingOf(editing, item.data.kind)} />
}

function Editing({ item, editing }: { item: Item; editing: AnyEditing }) {
  const t = useText()
  const keep = useKeepItem()
  const drafts = {
    en: useEditionDraft(item, 'en', keep),
    am: useEditionDraft(item, 'am', keep),
    fields: useFieldsDraft(item, keep),
  }
  const parts = useEditorParts(drafts)
  const { writer, saving } = useOwnSaving(drafts, parts)
  const saved = useRef<HTMLOutputElement>(null)
  const focusSaved = () => saved.current?.focus()
  const report = useItemEditors(item.id, writer.isOwn)
  const editors = report?.editors ?? nobody
  useStanding(item, report?.standing, keep)
  const shared = useSteady({ save: drafts.fields.save })
  const lineUp = useLineUp(parts.isWide === true)
  useHandedProblems(drafts)
  const { openSettings } = parts
  useShownRefusals(drafts.fields, openSettings)
  const refused = useRefusedSettings([drafts.en, drafts.am], drafts.fields)
  const named = useTitle(drafts)
  const asking = useSteadyAsking(editing, drafts.fields)
  const hasTexts = editing.hasTexts?.(drafts.fields.fields.details) ?? true
  const below = useBelow(editing, item, drafts.fields)
  return (
    <AdminPage
      title={named.title || t('table.untitled')}
      titleLanguage={named.language}
      above={<Above item={item} editing={editing} />}
    >
      <BinnedNotice item={item} deletedAt={report?.deletedAt} onItem={keep} />
      <SaveBar saving={saving} writer={writer} wordsRef={saved} />
      <KeptFields {...{ item, draft: drafts.fields, onTaken: openSettings, onLeft: focusSaved }} />
      <EditorsHere editors={editors} language={null} />
      <EditorLayout
        parts={parts}
        tools={<LineUpToggle lineUp={lineUp} />}
        editions={languages.map((language) => (
          <AskingContext key={language} value={asking}>
            <EditionPanel
              item={item}
              draft={drafts[language]}
              shared={shared}
              editors={editors}
              Texts={hasTexts ? editing.Texts : undefined}
              lineUp={lineUp}
              onSettings={openSettings}
            />
          </AskingContext>
        ))}
        settings={<FieldsPanel item={item} draft={drafts.fields} refused={refused} Fields={editing.Fields} />}
      />
      {below}
      <FieldsCollision item={item} draft={drafts.fields} onResolved={focusSaved} />
      <LeaveGuard {...saving.guards} isKept />
      <SignOutGuard {...saving.guards} />
    </AdminPage>
  )
}

/** Saves for whoever typed it, and keeps the page until then. */
function useOwnSaving(drafts: Drafts, parts: EditorParts) {
  const writer = useWriter()
  const saving = useSaving(drafts, writer.isOwn, useWithheld(parts))
  useHold(saving.state !== 'saved')
  return { writer, saving }
}

/** What stands below both texts, drawn anew only when it has changed itself. */
function useBelow({ Below }: AnyEditing, item: Item, { fields, problems, change }: FieldsDraft) {
  const { details } = fields
  return useMemo(
    () =>
      Below && (
        <Below
          item={item}
          details={details}
          problems={problems}
          onChange={(details) => change({ details })}
        />
      ),
    [Below, item, details, problems, change],
  )
}

/** The way to where the item stands: its course, or the list of its kind. */
function Above({ item, editing }: { item: Item; editing: AnyEditing }) {
  const kindWord = useKindWords()
  const above = editing.above?.(item) ?? {
    path: factsOf(item.kind).adminPath,
    label: kindWord(item.kind, 'many'),
  }
  return (
    <Anchor component={Link} to={above.path} size="sm">
      {above.label}
    </Anchor>
  )
}

/** What the item asks for; the same object for as long as that is the same. */
function useSteadyAsking({ asks }: AnyEditing, { fields }: FieldsDraft): Asking | null {
  const asking = asks ? JSON.stringify(asks(fields.details)) : null
  return useMemo(() => parsed(asking), [asking])
}

/** What was written one line above. */
function parsed(asking: string | null): Asking | null {
  return asking === null ? null : (JSON.parse(asking) as Asking)
}

/** Brings the settings into sight when one of them was refused. */
function useShownRefusals({ problems }: FieldsDraft, openSettings: () => void): void {
  const isRefused = Object.keys(problems).length > 0
  useEffect(() => {
    if (isRefused) openSettings()
  }, [isRefused, openSettings])
}

/** The title in the language of the pages, or else in the other one. */
function useTitle(drafts: Record<Language, EditionDraft>) {
  const own = useLanguage().language
  const language = drafts[own].text.title ? own : otherLanguage(own)
  const { title } = drafts[language].text
  return { title, language: title ? language : undefined }
}

function Waiting() {
  return (
    <Stack aria-busy>
      <Skeleton height={40} width="60%" />
      <Skeleton height={44} />
      <Skeleton height={420} />
    </Stack>
  )
}
