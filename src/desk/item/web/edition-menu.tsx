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
import type { Edition, Item } from '#content/contract.ts'
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
        <Menu.Item leftSection={<IconHistory size="1.125rem" aria-hidden />} onClick={on.onHistory}>
          {t('history.open')}
        </Menu.Item>
      )}
      {state === 'draft' && (
        <Menu.Item
          leftSection={<IconEye size="1.125rem" aria-hidden />}
          onClick={() => void steps.moveTo('in_review')}
        >
          {t('item.sendToReview')}
        </Menu.Item>
      )}
      {(state === 'in_review' || state === 'archived') && (
        <Menu.Item
          leftSection={<IconPencil size="1.125rem" aria-hidden />}
          onClick={() => void steps.moveTo('draft')}
        >
          {t('item.backToDraft')}
        </Menu.Item>
      )}
      {edition?.isPublic && (
        <Menu.Item
          leftSection={<IconArrowBackUp size="1.125rem" aria-hidden />}
          onClick={() => (state === 'scheduled' ? on.onAskWhich() : void steps.withdraw())}
        >
          {t('publish.withdraw')}
        </Menu.Item>
      )}
      {edition && state !== 'archived' && (
        <Menu.Item
          leftSection={<IconArchive size="1.125rem" aria-hidden />}
          onClick={() => void steps.moveTo('archived')}
        >
          {t('item.archive')}
        </Menu.Item>
      )}
      {edition?.isPublic && (
        <Menu.Item
          component="a"
          href={readerPath(item, edition.language)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size="1.125rem" aria-hidden />}
        >
          {t('item.viewPublished')}
        </Menu.Item>
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
        <Menu.Item leftSection={<IconCalendarTime size="1.125rem" aria-hidden />} onClick={onMove}>
          {t('schedule.change')}
        </Menu.Item>
      )}
      {(!isScheduled || edition?.isChanged) && (
        <Menu.Item leftSection={<IconCalendarTime size="1.125rem" aria-hidden />} onClick={onSchedule}>
          {t(isScheduled ? 'scheduled.replace' : 'schedule.open')}
        </Menu.Item>
      )}
      {isScheduled && (
        <Menu.Item
          leftSection={<IconCalendarX size="1.125rem" aria-hidden />}
          onClick={() => void steps.cancelSchedule()}
        >
          {t(edition?.isPublic ? 'scheduled.cancel' : 'schedule.cancel')}
        </Menu.Item>
      )}
    </>
  )
}
