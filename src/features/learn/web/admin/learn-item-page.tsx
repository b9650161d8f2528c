import { ItemEditor } from '#content/web/admin/item/item-editor.tsx'
import { textsIn, type KindTextsProps } from '#content/web/admin/item/kind-editing.ts'
import { ListField } from '#content/web/admin/item/list-field.tsx'
import { useText } from './text.ts'

export function Component() {
  return <ItemEditor editing={{ learn: { Texts: LearnTexts } }} />
}

/** What a reader will learn, and what to keep in mind. */
function LearnTexts({ language, extras, onChange }: KindTextsProps) {
  const t = useText()
  return (
    <>
      {(['objectives', 'takeaways'] as const).map((name) => (
        <ListField
          key={name}
          label={t(name)}
          help={t(`${name}Help`)}
          values={textsIn(extras, name)}
          most={5}
          language={language}
          onChange={(values) => onChange({ ...extras, [name]: values })}
        />
      ))}
    </>
  )
}
