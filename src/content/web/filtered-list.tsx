import type { ReactNode } from 'react'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { Pagination } from '#ui/controls/pagination.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { SkeletonCards } from '#ui/states/skeleton.tsx'
import { useIsReloading } from './use-is-reloading.ts'

interface Props {
  title: string
  introduction: ReactNode
  /** What the address can filter it by. */
  filters?: ReactNode
  /** What stands in its place while the next view is on its way. */
  waiting?: ReactNode
  /** What is said when nothing is in it, and where to go instead; null when there is something. */
  nothing: { title: string; to: string; label: string } | null
  /** The page of it that is shown. */
  page?: { page: number; hasNext: boolean }
  children: ReactNode
}

/** A list that its address filters and pages: heading, filters, what fits, or what to do when nothing does. */
export function FilteredList({ title, introduction, filters, waiting, nothing, page, children }: Props) {
  const isReloading = useIsReloading()
  return (
    <>
      <PageTitle title={title}>{introduction}</PageTitle>
      {filters}
      {isReloading ? (
        (waiting ?? <SkeletonCards />)
      ) : nothing ? (
        <EmptyState
          title={nothing.title}
          action={
            <Link className={buttons.secondary} to={nothing.to}>
              {nothing.label}
            </Link>
          }
        />
      ) : (
        children
      )}
      {page && !isReloading && <Pagination page={page.page} hasNext={page.hasNext} />}
    </>
  )
}
