import { NativeSelect } from '@mantine/core'
import { kindsWith } from '#content/kinds.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import type { Asking } from '#desk/editor/web/blocks/question/asking.ts'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import { ItemEditor } from '#desk/item/web/item-editor.tsx'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { questionForms, questionUses, type QuestionForm } from '../../question-choices.ts'
import { QuestionFigures } from './statistics/question-figures.tsx'
import { useText } from './text.ts'

export function Component() {
  return <ItemEditor editing={{ question: { Fields: QuestionFields, asks, Below: QuestionFigures } }} />
}

function asks({ form = 'single' }: DetailsOf<'question'>): Asking {
  return {
    right: form === 'multiple' ? 'several' : oneIsRight.has(form) ? 'one' : null,
    hasChoices: form !== 'number',
    isPaired: form === 'match',
    isPlaced: form === 'point',
    hasNumber: form === 'number',
  }
}

const oneIsRight = new Set<QuestionForm>(['single', 'truth', 'point'])

/** What an exercise asks for, where, and about what. */
function QuestionFields({ item, details, problems, onChange }: KindFieldsProps<'question'>) {
  const t = useText()
  const problem = useFieldProblems(problems)
  return (
    <>
      <NativeSelect
        label={t('kind.question.form')}
        description={t('formHelp')}
        data={questionForms.map((value) => ({ value, label: t(`kind.question.form.${value}`) }))}
        value={details.form ?? 'single'}
        error={problem.of('details.form')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...details, form: questionForms.find((one) => one === value) })
        }
      />
      <NativeSelect
        label={t('kind.question.use')}
        description={t('useHelp')}
        data={questionUses.map((value) => ({ value, label: t(`kind.question.use.${value}`) }))}
        value={details.use ?? 'practice'}
        error={problem.of('details.use')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...details, use: questionUses.find((one) => one === value) })
        }
      />
      <NamedItemsField
        label={t('about')}
        help={t('aboutHelp')}
        name="details.about"
        problems={problems}
        values={details.about ?? []}
        most={20}
        kinds={kindsWith('taught')}
        ownId={item.id}
        onChange={(about) => onChange({ ...details, about })}
      />
    </>
  )
}
