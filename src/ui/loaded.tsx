import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import buttons from './button.module.css'
import { EmptyState } from './empty-state.tsx'
import { Notice } from './notice.tsx'
import { useText } from './text.ts'

interface Props<T> {
  query: UseQueryResult<T>
  /** The shape of what comes. */
  waiting: ReactNode
  /** The way on when there is nothing at this address. */
  wayOn?: ReactNode
  children: (data: T) => ReactNode
}

/** What a page reads: its shape while it is on its way, what to do when it did not come, or the thing itself. */
export function Loaded<T>({ query, waiting, wayOn, children }: Props<T>) {
  const t = useText()
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return waiting
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState title={t('loaded.missing')} action={wayOn} />
  }
  const isOffline = query.error instanceof ApiError && query.error.status === 0
  return (
    <Notice tone="risk" title={t('loaded.problem')} live>
      <p>{t(isOffline ? 'loaded.offline' : 'loaded.server')}</p>
      <button
        type="button"
        className={buttons.secondary}
        disabled={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t('loaded.again')}
      </button>
    </Notice>
  )
}
