import { createElement, type ComponentType, type ReactNode } from 'react'
import { ItemActionsProvider } from '#content/web/item-actions.tsx'
import type { Preview } from '#desk/preview/contract.ts'
import { byKind } from '../by-kind.ts'

const views = byKind(
  import.meta.glob<ComponentType<Preview>>('/src/features/*/web/**/*-preview.tsx', {
    eager: true,
    import: 'Component',
  }),
  'preview.tsx',
)

/** A draft in the view of its kind. What readers do with an item, such as saving it, is left out. */
export function PreviewView({ preview }: { preview: Preview }) {
  const view = views.get(preview.article.kind)
  return (
    <ItemActionsProvider value={nothing}>{view ? createElement(view, preview) : null}</ItemActionsProvider>
  )
}

function nothing(): ReactNode {
  return null
}
