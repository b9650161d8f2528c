import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useToggle } from '#platform/web/outbox/use-toggle.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './save-button.module.css'
import { useText } from './text.ts'

/** Keeps an item for later, or takes that back. Its name says which; a state beside it would be heard as well as the message. */
export function SaveToggle({ itemId, title }: { itemId: string; title: string }) {
  const t = useText()
  const queryClient = useQueryClient()
  const query = apiQuery('/api/saved/{itemId}', { path: { itemId } })
  const { data } = useQuery(query)
  const isSaved = data?.isSaved ?? false
  const toggle = useToggle({
    subject: `saved/${itemId}`,
    kind: 'saved',
    title,
    set: apiRequest('PUT', '/api/saved/{itemId}', { path: { itemId } }),
    takeBack: apiRequest('DELETE', '/api/saved/{itemId}', { path: { itemId } }),
    touches: ['/api/saved', '/api/dashboard'],
    isOn: isSaved,
    onSent: (mark) => queryClient.setQueryData(query.queryKey, mark),
  })
  if (!data) return null
  return (
    <>
      <button
        type="button"
        className={isSaved ? `${styles.button} ${styles.saved}` : styles.button}
        aria-disabled={toggle.isBusy}
        onClick={toggle.press}
      >
        <Icon name={toggle.isChanging ? 'close' : isSaved ? 'check' : 'bookmark'} size={18} />
        {t(toggle.isChanging ? 'cancel' : isSaved ? 'saved' : 'save')}
        {toggle.isChanging && <span className="visually-hidden">{t(isSaved ? 'removed' : 'save')}</span>}
      </button>
      <DeliveryState state={toggle.state} entry={toggle.entry} announced={t(isSaved ? 'saved' : 'removed')} />
    </>
  )
}
