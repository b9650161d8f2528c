import type { ComponentType, ReactNode } from 'react'
import { ItemActionsProvider } from '#content/web/item-actions.tsx'
import type { ContentKind } from '#content/kinds.ts'
import type { Preview } from '#desk/preview/contract.ts'
import { kindPreviews } from '../kind-previews.ts'

const views = forAnyKind(kindPreviews)

/** A draft in the view of its kind. What readers do with an item, such as saving it, is left out. */
export function PreviewView({ preview }: { preview: Preview }) {
  const View = views[preview.article.kind]
  return (
    <ItemActionsProvider value={nothing}>
      <View {...preview} />
    </ItemActionsProvider>
  )
}

function nothing(): ReactNode {
  return null
}

/** The members of a draft are those of its kind, as the API has read them. */
function forAnyKind(previews: typeof kindPreviews): Readonly<Record<ContentKind, ComponentType<Preview>>> {
  return previews as Readonly<Record<ContentKind, ComponentType<Preview>>>
}
