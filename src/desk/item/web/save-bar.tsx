import { Group, Text } from '@mantine/core'
import type { RefObject } from 'react'
import { ActionButton } from '#ui/web/action-button.tsx'
import { SaveState } from '#ui/web/admin/save-state.tsx'
import { SessionOver } from '#ui/web/admin/session/session-over.tsx'
import type { Writer } from '#ui/web/admin/session/use-writer.ts'
import { useText } from '../../web/text.ts'
import { saveColours, saveSigns } from '../../drafts/web/save-signs.ts'
import type { useSaving } from '../../drafts/web/use-saving.ts'

interface Props {
  saving: ReturnType<typeof useSaving>
  writer: Writer
  wordsRef: RefObject<HTMLOutputElement | null>
}

/** Always in sight: whether everything is saved, and the button that saves it. */
export function SaveBar({ saving, writer, wordsRef }: Props) {
  const t = useText()
  const state = writer.isOwn ? saving.state : 'ended'
  return (
    <SaveState
      isChanged={state !== 'saved'}
      words={t(`save.${state}`)}
      isQuiet={state === 'conflict'}
      sign={saveSigns[state]}
      color={saveColours[state]}
      wordsRef={wordsRef}
    >
      <Group gap="xs">
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {t('save.keys')}
        </Text>
        <ActionButton
          onClick={() => void saving.saveAll()}
          isBusy={saving.isBusy}
          disabled={!writer.isOwn}
          variant={saving.state === 'saved' ? 'default' : 'filled'}
        >
          {t('save.all')}
        </ActionButton>
      </Group>
      <SessionOver writer={writer} />
    </SaveState>
  )
}
