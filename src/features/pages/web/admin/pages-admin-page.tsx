import { ContentTable } from '#content/web/admin/table/content-table.tsx'

export function Component() {
  return <ContentTable kind="page" />
}
