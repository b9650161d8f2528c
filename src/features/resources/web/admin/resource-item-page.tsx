import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import { ResourceFields } from './resource-fields.tsx'

export function Component() {
  return <ItemEditor editing={{ resource: { Fields: ResourceFields } }} />
}
