import { Button, Group, Text } from '@mantine/core'
import { SaveState } from '#ui/web/admin/save-state.tsx'
import { useText } from '../text.ts'
import { saveColours, saveSigns } from './drafts/save-signs.ts'
import type { useSaving } from './use-saving.ts'

/** Always in sight: whether everything is saved, and the button that saves it. */
export function SaveBar({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const t = useText()
  return (
    <SaveState
      isChanged={saving.state !== 'saved'}
      words={t(`save.${saving.state}`)}
      sign={saveSigns[saving.state]}
      color={saveColours[saving.state]}
    >
      <Group gap="xs">
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {t('save.keys')}
        </Text>
        <Button
          onClick={() => void saving.saveAll()}
          loading={saving.state === 'saving'}
          variant={saving.state === 'saved' ? 'default' : 'filled'}
        >
          {t('save.all')}
        </Button>
      </Group>
    </SaveState>
  )
}
