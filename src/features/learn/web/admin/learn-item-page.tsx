import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import type { KindFieldsProps, KindTextsProps } from '#desk/item/web/kind-editing.ts'
import { ListField } from '#desk/fields/web/list-field.tsx'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import { useText } from './text.ts'

export function Component() {
  return <ItemEditor editing={{ learn: { Texts: LearnTexts, Fields: LearnFields } }} />
}

/** What a reader will learn, and what to keep in mind. */
function LearnTexts({ language, extras, onChange }: KindTextsProps<'learn'>) {
  const t = useText()
  return (
    <>
      {(['objectives', 'takeaways'] as const).map((name) => (
        <ListField
          key={name}
          label={t(name)}
          help={t(`${name}Help`)}
          values={extras[name] ?? []}
          most={5}
          language={language}
          onChange={(values) => onChange({ ...extras, [name]: values })}
        />
      ))}
    </>
  )
}

/** What a reader had better read before. */
function LearnFields({ item, details, problems, onChange }: KindFieldsProps<'learn'>) {
  const t = useText()
  return (
    <NamedItemsField
      label={t('prerequisites')}
      help={t('prerequisitesHelp')}
      name="details.prerequisites"
      problems={problems}
      values={details.prerequisites ?? []}
      most={5}
      kinds={['learn']}
      ownId={item.id}
      onChange={(prerequisites) => onChange({ ...details, prerequisites })}
    />
  )
}
