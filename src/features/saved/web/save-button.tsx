import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavableKind, SavedMark } from '#features/saved/contract.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './save-button.module.css'
import { useText } from './text.ts'

const savableKinds: readonly string[] = [
  'blog',
  'learn',
  'course',
  'resource',
] satisfies readonly SavableKind[]

interface Props {
  item: { id: string; kind: string }
}

/** Keeps an item for later. Empty, with its room kept, until it is known who reads and whether the item is saved; guests see nothing. */
export function SaveButton({ item: { id, kind } }: Props) {
  const { user } = useSession()
  if (!savableKinds.includes(kind)) return null
  return <div className={styles.slot}>{user && <Toggle itemId={id} />}</div>
}

function Toggle({ itemId }: { itemId: string }) {
  const t = useText()
  const api = useApi()
  const queryClient = useQueryClient()
  const path = `/api/saved/${itemId}`
  const query = apiQuery<SavedMark>(path)
  const { data } = useQuery(query)
  const change = useMutation({
    mutationFn: (isSaved: boolean) => api.send<SavedMark>(isSaved ? 'PUT' : 'DELETE', path),
    onSuccess: (mark) => {
      queryClient.setQueryData(query.queryKey, mark)
      void queryClient.invalidateQueries({ queryKey: ['/api/saved'] })
      void queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] })
    },
  })
  if (!data) return null
  const isSaved = change.isPending ? change.variables : data.isSaved
  const isFull = change.error instanceof ApiError && change.error.code === 'saved.full'
  return (
    <>
      <button
        type="button"
        className={isSaved ? `${styles.button} ${styles.saved}` : styles.button}
        aria-label={isSaved ? t('remove') : undefined}
        disabled={change.isPending}
        onClick={() => change.mutate(!data.isSaved)}
      >
        <Icon name={isSaved ? 'check' : 'bookmark'} size={18} />
        {t(isSaved ? 'saved' : 'save')}
      </button>
      <span className={styles.problem} role="alert">
        {change.isError && t(isFull ? 'full' : 'failed')}
      </span>
    </>
  )
}
