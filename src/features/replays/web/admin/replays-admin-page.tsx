import { ContentTable } from '#desk/item-table/web/content-table.tsx'

export function Component() {
  return <ContentTable kind="replay" />
}
