import { Button, Card, Input, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ItemFields } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { useFocusWish } from '#ui/web/use-focus-wish.ts'
import { useText } from '../../web/text.ts'
import { useFieldProblems } from './use-field-problems.ts'

type Source = ItemFields['sources'][number]

interface Props {
  values: Source[]
  problems: FieldErrors
  onChange: (sources: Source[]) => void
}

/** Where the facts come from. */
export function SourcesField({ values, problems, onChange }: Props) {
  const t = useText()
  const problem = useFieldProblems(problems)
  const { group, wish } = useFocusWish<HTMLDivElement>()
  const set = (at: number, part: Partial<Source>) => {
    const source = { title: '', url: '', ...values[at], ...part }
    onChange(values.with(at, source.date ? source : { title: source.title, url: source.url }))
  }
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Input.Label component="legend">{t('sources.label')}</Input.Label>
      <Stack ref={group} gap="sm">
        {values.map((source, index) => (
          // Sources have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <SourceCard
            key={index}
            number={index + 1}
            source={source}
            problemOf={(member) => problem.of(`sources.${index}.${member}`)}
            onChange={(part) => set(index, part)}
            onRemove={() => {
              onChange(values.toSpliced(index, 1))
              wish(':scope > button')
            }}
          />
        ))}
        {values.length < 20 && (
          <Button
            variant="subtle"
            size="compact-sm"
            w="fit-content"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={() => {
              onChange([...values, { title: '', url: '' }])
              wish(':scope > div:last-of-type input')
            }}
          >
            {t('sources.add')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}

interface CardProps {
  number: number
  source: Source
  problemOf: (member: keyof Source) => string | undefined
  onChange: (part: Partial<Source>) => void
  onRemove: () => void
}

/** One source: what it is called, where it lies, and of which day it is. */
function SourceCard({ number, source, problemOf, onChange, onRemove }: CardProps) {
  const t = useText()
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <TextInput
          label={t('sources.title')}
          value={source.title}
          maxLength={200}
          error={problemOf('title')}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <TextInput
          label={t('sources.url')}
          type="url"
          value={source.url}
          error={problemOf('url') && t('sources.urlInvalid')}
          onChange={(event) => onChange({ url: event.currentTarget.value })}
        />
        <DateField
          label={t('sources.date')}
          value={source.date ?? null}
          error={problemOf('date')}
          onChange={(day) => onChange({ date: day ?? undefined })}
        />
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          w="fit-content"
          leftSection={<IconX size="1rem" aria-hidden />}
          aria-label={t('sources.removeNamed', { number })}
          onClick={onRemove}
        >
          {t('sources.remove')}
        </Button>
      </Stack>
    </Card>
  )
}
