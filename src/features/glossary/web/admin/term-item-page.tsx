import { Textarea } from '@mantine/core'
import { ListField } from '#desk/fields/web/list-field.tsx'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import type { KindFieldsProps, KindTextsProps } from '#desk/item/web/kind-editing.ts'
import { termLimits } from '../../term-texts.ts'
import { useText } from './text.ts'

export function Component() {
  return <ItemEditor editing={{ term: { Texts: TermTexts, Fields: TermFields } }} />
}

/** What a term is also called in a language, and how it is used. */
function TermTexts({ language, extras, onChange }: KindTextsProps<'term'>) {
  const t = useText()
  return (
    <>
      <ListField
        label={t('aliases')}
        help={t('aliasesHelp')}
        values={extras.aliases ?? []}
        most={termLimits.aliases}
        longest={termLimits.alias}
        language={language}
        onChange={(aliases) => onChange({ ...extras, aliases })}
      />
      <ListField
        label={t('avoid')}
        help={t('avoidHelp')}
        values={extras.avoid ?? []}
        most={termLimits.avoid}
        longest={termLimits.alias}
        language={language}
        onChange={(avoid) => onChange({ ...extras, avoid })}
      />
      <Textarea
        label={t('example')}
        description={t('exampleHelp')}
        value={extras.example ?? ''}
        lang={language}
        autosize
        maxLength={termLimits.example}
        onChange={({ currentTarget }) => onChange({ ...extras, example: currentTarget.value })}
      />
    </>
  )
}

/** Terms that explain each other. */
function TermFields({ item, details, problems, onChange }: KindFieldsProps<'term'>) {
  const t = useText()
  return (
    <NamedItemsField
      label={t('related')}
      help={t('relatedHelp')}
      name="details.related"
      problems={problems}
      values={details.related ?? []}
      most={termLimits.related}
      kinds={['term']}
      ownId={item.id}
      onChange={(related) => onChange({ ...details, related })}
    />
  )
}
