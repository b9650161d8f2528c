import { NativeSelect } from '@mantine/core'
import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import { audiences, usualAudience } from '../../audiences.ts'
import { useText } from './text.ts'

export function Component() {
  return <ItemEditor editing={{ faq: { Fields: FaqFields } }} />
}

/** Who sees an entry. */
function FaqFields({ details, problems, onChange }: KindFieldsProps<'faq'>) {
  const t = useText()
  const problem = useFieldProblems(problems)
  return (
    <NativeSelect
      id="details.audience"
      label={t('audience')}
      description={t('audienceHelp')}
      data={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
      value={details.audience ?? usualAudience}
      error={problem.of('details.audience')}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...details, audience: audiences.find((one) => one === value) })
      }
    />
  )
}
