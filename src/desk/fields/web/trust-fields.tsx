import { riskLevels } from '#content/classification.ts'
import { NativeSelect, NumberInput, TagsInput } from '@mantine/core'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { useText } from '../../web/text.ts'
import { useFieldProblems } from './use-field-problems.ts'
import type { FieldsDraft } from '../../drafts/web/use-fields-draft.ts'

/** Who wrote it, how risky its subject is, and when it was last checked. */
export function TrustFields({ draft }: { draft: FieldsDraft }) {
  const t = useText()
  const { fields, change } = draft
  const problem = useFieldProblems(draft.problems)
  return (
    <>
      <NativeSelect
        label={t('settings.risk')}
        description={t('settings.riskHelp')}
        data={riskLevels.map((value) => ({ value, label: t(`risk.${value}`) }))}
        value={fields.riskLevel}
        error={problem.of('riskLevel')}
        onChange={({ currentTarget: { value } }) =>
          change({ riskLevel: riskLevels.find((one) => one === value) ?? 'none' })
        }
      />
      <TagsInput
        label={t('settings.authors')}
        description={t('settings.authorsHelp')}
        value={fields.authors}
        maxTags={10}
        error={problem.of('authors', true)}
        onChange={(authors) => change({ authors: authors.map((name) => name.trim()).filter(Boolean) })}
      />
      <DateField
        id="reviewedOn"
        label={t('settings.reviewedOn')}
        value={fields.reviewedOn}
        error={problem.of('reviewedOn')}
        onChange={(reviewedOn) => change({ reviewedOn })}
      />
      <NumberInput
        label={t('settings.reviewEvery')}
        description={t('settings.reviewEveryHelp')}
        value={fields.reviewEveryDays ?? ''}
        min={1}
        max={3650}
        allowDecimal={false}
        error={problem.of('reviewEveryDays')}
        onChange={(value) =>
          change({ reviewEveryDays: value === '' ? null : Math.trunc(Number(value)) || null })
        }
      />
    </>
  )
}
