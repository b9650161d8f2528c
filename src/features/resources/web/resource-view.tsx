import type { ReactNode } from 'react'
import type { Teaser } from '#content/contract.ts'
import { ArticleView } from '#content/web/article/article-view.tsx'
import type { ResourceDetail } from '#features/resources/contract.ts'
import { paths } from '#platform/paths.ts'
import { DownloadBox } from './download-box.tsx'
import { SeriesFacts } from './series-facts.tsx'
import { useText } from './text.ts'

interface Props {
  /** What everybody may know of the resource. */
  shown: Teaser
  /** Null where it is for members and a guest reads. */
  resource: Omit<ResourceDetail, 'related'> | null
  gate?: ReactNode
  /** Where the file lies, when it is not yet to be had at the resource's own address. */
  fileAddress?: string
  /** What readers do after the text. */
  children?: ReactNode
}

/** A resource with the way to get it, and its draft. */
export function ResourceView({ shown, resource, gate, fileAddress, children }: Props) {
  const t = useText()
  return (
    <ArticleView
      shown={shown}
      article={resource?.article ?? null}
      gate={gate}
      back={{ to: paths.resources, label: t('detail.back') }}
      before={
        resource && (
          <>
            <DownloadBox resource={resource} fileAddress={fileAddress} />
            {resource.series && <SeriesFacts series={resource.series} />}
          </>
        )
      }
    >
      {children}
    </ArticleView>
  )
}
