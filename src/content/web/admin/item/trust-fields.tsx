import { NativeSelect, NumberInput, TagsInput, TextInput } from '@mantine/core'
import { useText } from '../text.ts'
import type { FieldsDraft } from './use-fields-draft.ts'

const riskLevels = ['none', 'low', 'high'] as const

/** Who wrote it, how risky its subject is, and when it was last checked. */
export function TrustFields({ draft }: { draft: FieldsDraft }) {
  const t = useText()
  const { fields, change } = draft
  return (
    <>
      <NativeSelect
        label={t('settings.risk')}
        description={t('settings.riskHelp')}
        data={riskLevels.map((value) => ({ value, label: t(`risk.${value}`) }))}
        value={fields.riskLevel}
        onChange={({ currentTarget: { value } }) =>
          change({ riskLevel: riskLevels.find((one) => one === value) ?? 'none' })
        }
      />
      <TagsInput
        label={t('settings.authors')}
        description={t('settings.authorsHelp')}
        value={fields.authors}
        maxTags={10}
        onChange={(authors) => change({ authors: authors.map((name) => name.trim()).filter(Boolean) })}
      />
      <TextInput
        type="date"
        data-field="reviewedOn"
        label={t('settings.reviewedOn')}
        value={fields.reviewedOn ?? ''}
        onChange={(event) => change({ reviewedOn: event.currentTarget.value || null })}
      />
      <NumberInput
        label={t('settings.reviewEvery')}
        description={t('settings.reviewEveryHelp')}
        value={fields.reviewEveryDays ?? ''}
        min={1}
        max={3650}
        allowDecimal={false}
        onChange={(value) =>
          change({ reviewEveryDays: value === '' ? null : Math.trunc(Number(value)) || null })
        }
      />
    </>
  )
}
