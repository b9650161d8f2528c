import { kinds } from '../../kinds.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import type { MarkableKind } from '../../read-marks/contract.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useToggle } from '#platform/web/outbox/use-toggle.ts'
import buttons from '#ui/controls/button.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { Icon } from '#ui/icons.tsx'
import { useText } from '../text.ts'
import { readMarksQuery } from './use-read-marks.ts'

interface Props {
  kind: MarkableKind
  id: string
  title: string
  isRead: boolean
}

/** Marks a text as read, or takes that back. Its name says which; a state beside it would be heard as well as the message. */
export function MemberReadToggle({ kind, id, title, isRead }: Props) {
  const t = useText()
  const client = useQueryClient()
  const mark = `${kinds[kind].apiPath}/{id}/read` as const
  const toggle = useToggle({
    subject: `read/${id}`,
    kind: 'read',
    title,
    set: apiRequest('PUT', mark, { path: { id } }),
    takeBack: apiRequest('DELETE', mark, { path: { id } }),
    touches: ['/api/read-marks', '/api/dashboard'],
    isOn: isRead,
    onSent: ({ isRead }) =>
      client.setQueryData(readMarksQuery.queryKey, (before) => {
        const others = (before?.itemIds ?? []).filter((one) => one !== id)
        return { itemIds: isRead ? [id, ...others] : others }
      }),
  })
  return (
    <>
      <button
        type="button"
        className={isRead ? buttons.secondary : buttons.primary}
        aria-disabled={toggle.isBusy}
        onClick={toggle.press}
      >
        {isRead && !toggle.isChanging && <Icon name="check" />}
        {t(toggle.isChanging ? 'read.cancel' : isRead ? 'read.done' : 'read.mark')}
        {toggle.isChanging && (
          <span className="visually-hidden">{t(isRead ? 'read.undone' : 'read.mark')}</span>
        )}
      </button>
      <DeliveryState
        state={toggle.state}
        entry={toggle.entry}
        announced={t(isRead ? 'read.done' : 'read.undone')}
      />
    </>
  )
}
