import type { ReactNode } from 'react'
import { ItemActionsProvider } from '#content/web/item-actions.tsx'
import type { Preview } from '#desk/preview/contract.ts'
import { kindPreviews } from '../kind-previews.ts'

/** A draft in the view of its kind. What readers do with an item, such as saving it, is left out. */
export function PreviewView({ preview }: { preview: Preview }) {
  const View = kindPreviews[preview.article.kind]
  return (
    <ItemActionsProvider value={nothing}>
      <View {...preview} />
    </ItemActionsProvider>
  )
}

function nothing(): ReactNode {
  return null
}
