import { Menu } from '@mantine/core'
import {
  IconArchive,
  IconArrowBackUp,
  IconCalendarTime,
  IconCalendarX,
  IconExternalLink,
  IconEye,
  IconHistory,
  IconPencil,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { Edition, Item } from '#content/contract.ts'
import { MenuEntry } from '#ui/web/menu-entry.tsx'
import { readerPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import type { EditionSteps } from '../../drafts/web/use-edition-steps.ts'

interface Props {
  item: Item
  edition: Edition | undefined
  steps: EditionSteps
  onSchedule: () => void
  /** Another time for what is scheduled. */
  onMove: () => void
  onHistory: () => void
  /** Readers see one text and another is scheduled: which of them is meant? */
  onAskWhich: () => void
}

/** The rarer steps of one language: what is offered depends on where it stands. */
export function EditionMenu({ item, edition, steps, ...on }: Props) {
  const t = useText()
  const state = edition?.state
  return (
    <>
      <PlanItems edition={edition} steps={steps} onSchedule={on.onSchedule} onMove={on.onMove} />
      {edition && (
        <Entry icon={IconHistory} onClick={on.onHistory}>
          {t('history.open')}
        </Entry>
      )}
      {state === 'draft' && (
        <Entry icon={IconEye} onClick={() => void steps.moveTo('in_review')}>
          {t('item.sendToReview')}
        </Entry>
      )}
      {(state === 'in_review' || state === 'archived') && (
        <Entry icon={IconPencil} onClick={() => void steps.moveTo('draft')}>
          {t('item.backToDraft')}
        </Entry>
      )}
      {edition?.isPublic && (
        <Entry
          icon={IconArrowBackUp}
          onClick={() => (state === 'scheduled' ? on.onAskWhich() : void steps.withdraw())}
        >
          {t('publish.withdraw')}
        </Entry>
      )}
      {edition && state !== 'archived' && (
        <Entry icon={IconArchive} onClick={() => void steps.moveTo('archived')}>
          {t('item.archive')}
        </Entry>
      )}
      {edition?.isPublic && (
        <MenuEntry>
          <Menu.Item
            component="a"
            href={readerPath(item, edition.language)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size="1.125rem" aria-hidden />}
          >
            {t('item.viewPublished')}
          </Menu.Item>
        </MenuEntry>
      )}
    </>
  )
}

type PlanProps = Pick<Props, 'edition' | 'steps' | 'onSchedule' | 'onMove'>

/** When readers will see it: chosen, changed or given up. */
function PlanItems({ edition, steps, onSchedule, onMove }: PlanProps) {
  const t = useText()
  const isScheduled = edition?.state === 'scheduled'
  return (
    <>
      {isScheduled && (
        <Entry icon={IconCalendarTime} onClick={onMove}>
          {t('schedule.change')}
        </Entry>
      )}
      {(!isScheduled || edition?.isChanged) && (
        <Entry icon={IconCalendarTime} onClick={onSchedule}>
          {t(isScheduled ? 'scheduled.replace' : 'schedule.open')}
        </Entry>
      )}
      {isScheduled && (
        <Entry icon={IconCalendarX} onClick={() => void steps.cancelSchedule()}>
          {t(edition?.isPublic ? 'scheduled.cancel' : 'schedule.cancel')}
        </Entry>
      )}
    </>
  )
}

interface EntryProps {
  icon: ComponentType<{ size: string; 'aria-hidden': true }>
  onClick: () => void
  children: ReactNode
}

function Entry({ icon: Icon, onClick, children }: EntryProps) {
  return (
    <MenuEntry>
      <Menu.Item leftSection={<Icon size="1.125rem" aria-hidden />} onClick={onClick}>
        {children}
      </Menu.Item>
    </MenuEntry>
  )
}
