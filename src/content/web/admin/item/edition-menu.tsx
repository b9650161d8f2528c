import { Menu } from '@mantine/core'
import {
  IconArchive,
  IconArrowBackUp,
  IconCalendarTime,
  IconExternalLink,
  IconEye,
  IconHistory,
  IconPencil,
} from '@tabler/icons-react'
import type { Edition, Item } from '#content/contract.ts'
import { readerPath } from '../kinds.ts'
import { useText } from '../text.ts'
import type { EditionSteps } from './use-edition-steps.ts'

interface Props {
  item: Item
  edition: Edition | undefined
  steps: EditionSteps
  onSchedule: () => void
  onHistory: () => void
}

/** The rarer steps of one language: what is offered depends on where it stands. */
export function EditionMenu({ item, edition, steps, onSchedule, onHistory }: Props) {
  const t = useText()
  const state = edition?.state
  const isOut = state === 'published' || state === 'scheduled'
  return (
    <>
      <Menu.Item leftSection={<IconCalendarTime size={18} aria-hidden />} onClick={onSchedule}>
        {t(state === 'scheduled' ? 'schedule.change' : 'schedule.open')}
      </Menu.Item>
      {edition && (
        <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={onHistory}>
          {t('history.open')}
        </Menu.Item>
      )}
      {state === 'draft' && (
        <Menu.Item
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={() => void steps.moveTo('in_review')}
        >
          {t('item.sendToReview')}
        </Menu.Item>
      )}
      {(state === 'in_review' || state === 'archived') && (
        <Menu.Item
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => void steps.moveTo('draft')}
        >
          {t('item.backToDraft')}
        </Menu.Item>
      )}
      {isOut && (
        <Menu.Item
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => void steps.withdraw()}
        >
          {t(state === 'scheduled' ? 'schedule.cancel' : 'publish.withdraw')}
        </Menu.Item>
      )}
      {edition && state !== 'archived' && (
        <Menu.Item
          leftSection={<IconArchive size={18} aria-hidden />}
          onClick={() => void steps.moveTo('archived')}
        >
          {t('item.archive')}
        </Menu.Item>
      )}
      {state === 'published' && (
        <Menu.Item
          component="a"
          href={readerPath(item, edition?.language ?? 'en')}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('item.viewPublished')}
        </Menu.Item>
      )}
    </>
  )
}
