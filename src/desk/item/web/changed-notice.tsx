import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Item } from '#content/contract.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Comparison } from '../../revisions/web/comparison.tsx'
import { readerPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import { textOf } from '../../drafts/web/edition-text.ts'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import { useEditionSteps, type Saved } from '../../drafts/web/use-edition-steps.ts'

/** Says that readers see, or will see, another text than the one that stands here; shows theirs and goes back to it. */
export function ChangedNotice({ item, draft, shared }: { item: Item; draft: EditionDraft; shared: Saved }) {
  const t = useText()
  const steps = useEditionSteps(item, draft, shared)
  const [dialog, setDialog] = useState<'difference' | 'discard'>()
  const { edition } = draft
  const revision = edition?.publishedRevision
  if (!edition?.isChanged || !revision) return null
  const language = t(`language.${draft.language}`)
  const isScheduled = edition.state === 'scheduled'
  return (
    <Alert
      color="gold"
      icon={<IconAlertCircle size="1.25rem" aria-hidden />}
      title={t('changed.title', { language })}
    >
      <Stack gap="sm" align="start">
        <Text size="sm">{t(isScheduled ? 'changed.scheduled' : 'changed.text')}</Text>
        <Group gap="sm">
          {edition.isPublic && (
            <Anchor size="sm" href={readerPath(item, draft.language)} target="_blank" rel="noreferrer">
              {t('changed.see')}
            </Anchor>
          )}
          <Button size="compact-sm" variant="default" onClick={() => setDialog('difference')}>
            {t('changed.difference')}
          </Button>
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => setDialog('discard')}>
            {t('discard.open')}
          </Button>
        </Group>
      </Stack>
      {dialog === 'difference' && (
        <Dialog size="60rem" title={t('changed.title', { language })} onClose={() => setDialog(undefined)}>
          <Difference item={item} draft={draft} revision={revision} />
        </Dialog>
      )}
      {dialog === 'discard' && (
        <ConfirmDialog
          title={t(isScheduled ? 'discard.titleScheduled' : 'discard.title', { language })}
          action={t('discard.open')}
          isDangerous
          isBusy={steps.busy === 'restore'}
          onClose={() => setDialog(undefined)}
          onConfirm={() => void steps.discard(revision).then(() => setDialog(undefined))}
        >
          {t('discard.text')}
        </ConfirmDialog>
      )}
    </Alert>
  )
}

function Difference({ item, draft, revision }: { item: Item; draft: EditionDraft; revision: number }) {
  const path = { id: item.id, language: draft.language, revision }
  const kept = useQuery({
    ...apiQuery('/api/admin/items/{id}/editions/{language}/revisions/{revision}', { path }),
    staleTime: Infinity,
  })
  if (kept.isError) return <LoadFailure error={kept.error} onRetry={kept.refetch} />
  if (!kept.data) return null
  return <Comparison before={kept.data.text} after={textOf(draft.edition)} language={draft.language} />
}
