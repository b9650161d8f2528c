import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import type { FieldsDraft } from './use-fields-draft.ts'

/** When somebody else changed the settings in the meantime: keep what was changed here, or take what is there. */
export function FieldsConflict({ draft }: { draft: FieldsDraft }) {
  const t = useText()
  const report = useReport()
  if (!draft.theirs) return null
  const settle = async (choice: 'mine' | 'theirs') => {
    try {
      await draft.settle(choice)
    } catch (error) {
      report.failed(error)
    }
  }
  return (
    <Dialog title={t('conflict.settings')}>
      <Stack>
        <Text>{t('conflict.settingsText')}</Text>
        <Group justify="end">
          <Button variant="default" onClick={() => void settle('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button onClick={() => void settle('mine')}>{t('conflict.keepMine')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
