import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import { useText } from './text.ts'
import { kindsWith } from '#content/kinds.ts'

const kinds = kindsWith('related')

export function Component() {
  return <ItemEditor editing={{ blog: { Fields: BlogFields } }} />
}

/** What readers of a post are shown to read next. */
function BlogFields({ item, details, problems, onChange }: KindFieldsProps<'blog'>) {
  const t = useText()
  return (
    <NamedItemsField
      label={t('related')}
      help={t('relatedHelp')}
      name="details.related"
      problems={problems}
      values={details.related ?? []}
      most={6}
      kinds={kinds}
      ownId={item.id}
      onChange={(related) => onChange({ ...details, related })}
    />
  )
}
