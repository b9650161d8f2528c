import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useMaySend } from '#ui/web/admin/session/own-words.ts'
import { TagsField } from '../../fields/web/tags-field.tsx'
import { useText } from '../../web/text.ts'
import type { Wish } from './use-item-changes.ts'

interface Props {
  count: number
  onClose: () => void
  onChange: (wish: Wish) => void
}

/** Chooses tags that the selected items get or lose. */
export function BulkTagsDialog({ count, onClose, onChange }: Props) {
  const t = useText()
  const [tags, setTags] = useState<string[]>([])
  return (
    <Dialog title={t('bulk.tagsTitle', { count })} onClose={onClose}>
      <Stack>
        <TagsField values={tags} onChange={setTags} />
        <Ways tags={tags} onChange={onChange} />
      </Stack>
    </Dialog>
  )
}

function Ways({ tags, onChange }: { tags: string[] } & Pick<Props, 'onChange'>) {
  const t = useText()
  const maySend = useMaySend()
  const change = (action: 'tag' | 'untag') => maySend() && onChange({ action, tags })
  return (
    <Group justify="end">
      <Button variant="default" disabled={tags.length === 0} onClick={() => change('untag')}>
        {t('bulk.untag')}
      </Button>
      <Button disabled={tags.length === 0} onClick={() => change('tag')}>
        {t('bulk.tag')}
      </Button>
    </Group>
  )
}
