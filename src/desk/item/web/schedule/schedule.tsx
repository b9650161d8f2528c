import { useState } from 'react'
import type { Item } from '#content/contract.ts'
import { useWarned } from '../../../findings/web/use-warned.tsx'
import { useText } from '../../../web/text.ts'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'
import type { EditionSteps, Saved } from '../../../drafts/web/use-edition-steps.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

interface Props {
  item: Item
  draft: EditionDraft
  shared: Saved
  steps: EditionSteps
  /** Another time for what is scheduled already, instead of a schedule for the text as it is now. */
  isMove: boolean
  onClose: () => void
}

/** Plans a publication, after a last look at the warnings; who turns back there still has the time that was chosen. */
export function Schedule({ item, draft, shared, steps, isMove, onClose }: Props) {
  const t = useText()
  const warned = useWarned(item, draft, { action: t('findings.schedule'), shared })
  // What is joined while a time is chosen is not seen.
  const [seen] = useState(draft.joins)
  const [chosen, setChosen] = useState(draft.edition?.publishAt ?? draft.edition?.offeredAt ?? null)
  const schedule = (publishAt: number) => {
    setChosen(publishAt)
    if (!isMove)
      return void warned.ask(() => {
        onClose()
        void steps.publish({ seen, publishAt })
      }, onClose)
    onClose()
    void steps.reschedule(publishAt)
  }
  return (
    warned.dialog ?? (
      <ScheduleDialog
        language={t(`language.${draft.language}`)}
        current={chosen}
        isBusy={warned.isAsking}
        onClose={onClose}
        onSchedule={schedule}
      />
    )
  )
}
