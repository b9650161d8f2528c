import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReadMark } from '#features/learn/contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icons.tsx'
import styles from './read-toggle.module.css'
import { useText } from './text.ts'
import { readMarksQuery, useReadMarks } from './use-read-marks.ts'

/** Marks a page as read, or takes that back. Guests see nothing; the room is kept so that nothing jumps. */
export function ReadToggle({ id }: { id: string }) {
  const marks = useReadMarks()
  return <div className={styles.slot}>{marks && <Toggle id={id} isRead={marks.includes(id)} />}</div>
}

function Toggle({ id, isRead }: { id: string; isRead: boolean }) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: boolean) => api.send<ReadMark>(wanted ? 'PUT' : 'DELETE', `/api/learn/${id}/read`),
    onSuccess: ({ isRead }) =>
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
        aria-pressed={isRead}
        disabled={change.isPending}
        onClick={() => change.mutate(!isRead)}
      >
        {isRead && <Icon name="check" />}
        {t(isRead ? 'read.done' : 'read.mark')}
      </button>
      <span role="alert">{change.isError && t('read.failed')}</span>
    </>
  )
}
