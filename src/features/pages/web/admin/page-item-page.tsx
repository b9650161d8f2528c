import { ItemEditor } from '#desk/item/web/item-editor.tsx'

export function Component() {
  return <ItemEditor editing={{}} />
}
