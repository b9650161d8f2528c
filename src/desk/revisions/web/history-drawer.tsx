import { Drawer, Skeleton, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Item } from '#content/contract.ts'
import type { RevisionEntry } from '../contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useOnce } from '#platform/web/use-once.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useFocusReturn } from '#ui/web/use-focus-return.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import type { EditionSteps } from '../../drafts/web/use-edition-steps.ts'
import { useText } from '../../web/text.ts'
import styles from './history.module.css'
import { useHistory, type Version } from './use-history.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionList } from './version-list.tsx'

interface Props {
  item: Item
  draft: EditionDraft
  steps: EditionSteps
  onClose: () => void
}

/** The kept versions of one language: who saved them and when, what is different between two, and the way back to one. */
export function HistoryDrawer({ item, draft, steps, onClose }: Props) {
  const t = useText()
  const language = t(`language.${draft.language}`)
  const path = { id: item.id, language: draft.language }
  useFocusReturn()
  useSavedFirst(draft)
  const history = useHistory(path)
  const versions = history.data?.pages.flatMap((page) => page.items) ?? []
  const current = draft.edition?.revision ?? 0
  const [chosen, setChosen] = useState<{ before: Version; after: Version }>()
  const comparison = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<RevisionEntry>()
  const newest = versions.find(({ revision }) => revision !== current)
  const shown = chosen ?? (newest && { before: newest.revision, after: 'now' as const })
  return (
    <Drawer
      opened
      position="right"
      size="64rem"
      title={t('history.title', { language })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('history.close') }}
      styles={{ title: { fontSize: 'var(--text-l)', fontWeight: 'var(--heading-weight)' } }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {history.isError && <LoadFailure error={history.error} onRetry={history.refetch} />}
      {history.isPending && <Skeleton height={240} />}
      {history.data && versions.length === 0 && <Text>{t('history.empty')}</Text>}
      <div className={styles.history}>
        <Stack align="start">
          <VersionList
            versions={versions}
            current={current}
            onCompare={(revision) => {
              setChosen({ before: revision, after: 'now' })
              // On a phone the difference stands below the list.
              comparison.current?.scrollIntoView({ block: 'nearest' })
            }}
            onRestore={setWanted}
          />
          <OlderVersions history={history} />
        </Stack>
        <div ref={comparison}>
          {shown && (
            <VersionComparison
              path={path}
              draft={draft}
              versions={versions}
              chosen={shown}
              onChoose={setChosen}
            />
          )}
        </div>
      </div>
      {wanted && (
        <ConfirmRestore wanted={wanted} steps={steps} onDone={onClose} onClose={() => setWanted(undefined)} />
      )}
    </Drawer>
  )
}

/** Stays when the oldest has come, with the focus of whoever pressed it. */
function OlderVersions({ history }: { history: ReturnType<typeof useHistory> }) {
  const t = useText()
  if (!history.hasNextPage && (history.data?.pages.length ?? 0) < 2) return null
  return (
    <ActionButton
      variant="default"
      disabled={!history.hasNextPage}
      isBusy={history.isFetchingNextPage}
      onClick={() => void history.fetchNextPage()}
    >
      {t('history.older')}
    </ActionButton>
  )
}

interface ConfirmProps {
  wanted: RevisionEntry
  steps: EditionSteps
  onDone: () => void
  onClose: () => void
}

function ConfirmRestore({ wanted, steps, onDone, onClose }: ConfirmProps) {
  const t = useText()
  const dates = useDates()
  const time = t('history.when', { time: dates.dateTime(wanted.savedAt), number: wanted.revision })
  return (
    <ConfirmDialog
      title={t('history.restoreTitle', { time })}
      action={t('history.restore')}
      isBusy={steps.busy === 'restore'}
      onClose={onClose}
      onConfirm={() => void steps.restore(wanted.revision, time).then(onDone)}
    >
      {t('history.restoreText')}
    </ConfirmDialog>
  )
}

/** What is still being written is compared as well. A failure shows in the save bar. */
function useSavedFirst({ hasChanges, save }: EditionDraft): void {
  useOnce(() => {
    if (hasChanges()) save({ keep: false }).catch(() => undefined)
  })
}
