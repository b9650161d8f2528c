import { Group, NativeSelect, Skeleton, Stack } from '@mantine/core'
import type { RevisionEntry } from '../contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import { useText } from '../../web/text.ts'
import { Comparison } from './comparison.tsx'
import { useVersionText, type EditionPath, type Version } from './use-history.ts'

interface Props {
  path: EditionPath
  draft: EditionDraft
  versions: readonly RevisionEntry[]
  chosen: { before: Version; after: Version }
  onChoose: (chosen: { before: Version; after: Version }) => void
}

/** Two versions of one language, and the difference between them. */
export function VersionComparison({ path, draft, versions, chosen, onChoose }: Props) {
  const t = useText()
  const dates = useDates()
  const before = useVersionText(path, chosen.before, draft)
  const after = useVersionText(path, chosen.after, draft)
  const options = [
    { value: 'now', label: t('history.now') },
    ...versions.map(({ revision, savedAt, savedByName }) => ({
      value: String(revision),
      // Some are saved within the same minute.
      label: `${t('history.when', { time: dates.dateTime(savedAt), number: revision })} · ${savedByName ?? t('history.nobody')}`,
    })),
  ]
  const choice = (part: 'before' | 'after') => (
    <NativeSelect
      label={t(`history.${part}`)}
      data={options}
      value={String(chosen[part])}
      onChange={(event) => onChoose({ ...chosen, [part]: versionOf(event.currentTarget.value) })}
    />
  )
  const failed = [before, after].find(({ error }) => error)
  return (
    <Stack>
      <Group grow>
        {choice('before')}
        {choice('after')}
      </Group>
      {failed ? (
        <LoadFailure error={failed.error} onRetry={failed.retry} />
      ) : before.text && after.text ? (
        <Comparison before={before.text} after={after.text} language={draft.language} />
      ) : (
        <Skeleton height={160} />
      )}
    </Stack>
  )
}

function versionOf(value: string): Version {
  return value === 'now' ? value : Number(value)
}
