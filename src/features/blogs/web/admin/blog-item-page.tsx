import { ItemEditor } from '#content/web/admin/item/item-editor.tsx'

export function Component() {
  return <ItemEditor editing={{}} />
}
