import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import { SeriesPart } from '#features/datasets/web/admin/series-part.tsx'
import { ResourceFields } from '#features/resources/web/admin/resource-fields.tsx'

/** A resource, with its series where it is a data set. */
export function Component() {
  return <ItemEditor editing={{ resource: { Fields: ResourceFields, Below: SeriesPart } }} />
}
