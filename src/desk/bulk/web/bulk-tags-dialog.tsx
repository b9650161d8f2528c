import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#ui/web/admin/dialog.tsx'
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
        <Group justify="end">
          <Button
            variant="default"
            disabled={tags.length === 0}
            onClick={() => onChange({ action: 'untag', tags })}
          >
            {t('bulk.untag')}
          </Button>
          <Button disabled={tags.length === 0} onClick={() => onChange({ action: 'tag', tags })}>
            {t('bulk.tag')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
