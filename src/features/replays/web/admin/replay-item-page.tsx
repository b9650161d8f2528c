import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import { ReplayFields } from './replay-fields.tsx'

export function Component() {
  return <ItemEditor editing={{ replay: { Fields: ReplayFields } }} />
}
