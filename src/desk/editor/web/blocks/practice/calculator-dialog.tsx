import { Button, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useText } from '../../../../web/text.ts'
import { ToolPreview } from './tool-preview.tsx'

/** A calculator and what stands in its fields, as the query of an address. */
interface ChosenCalculator {
  calculator: string
  values: string
}

interface Props {
  /** Of the text. */
  language: Language
  /** What stands in the text already. */
  chosen?: ChosenCalculator
  onPick: (chosen: ChosenCalculator) => void
  onClose: () => void
}

/** Chooses a calculator for a text and what stands in its fields, with what readers of both languages will see. */
export function CalculatorDialog({ language, chosen, onPick, onClose }: Props) {
  const t = useText()
  const formId = useId()
  const { data, isError, error, refetch } = useQuery(apiQuery('/api/tools', { query: { lang: language } }))
  const all = data?.items.filter(({ inputs }) => inputs.length > 0) ?? []
  const [id, setId] = useState(chosen?.calculator ?? '')
  const [fields, setFields] = useState(() => Object.fromEntries(new URLSearchParams(chosen?.values)))
  const tool = all.find((one) => one.id === id) ?? all[0]
  const values = tool ? queryOf(tool.inputs, fields) : ''
  return (
    <Dialog onClose={onClose} size="xl" title={t('tool.calculator')}>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The form of the page around the text is another one.
          event.stopPropagation()
          if (tool) onPick({ calculator: tool.id, values })
        }}
      >
        <Stack>
          {isError && <LoadFailure error={error} onRetry={refetch} />}
          <NativeSelect
            label={t('calculator.which')}
            data-autofocus
            lang={language}
            value={tool?.id ?? ''}
            data={all.map((one) => ({ value: one.id, label: one.title }))}
            onChange={(event) => {
              setId(event.currentTarget.value)
              setFields({})
            }}
          />
          <Text size="sm">{t('calculator.help')}</Text>
          {tool && <Fields tool={tool} language={language} fields={fields} onChange={setFields} />}
        </Stack>
      </form>
      {tool && <Previews id={tool.id} values={values} language={language} />}
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <Button type="submit" form={formId} disabled={!tool}>
          {t(chosen ? 'calculator.keep' : 'calculator.put')}
        </Button>
      </Group>
    </Dialog>
  )
}

/** In both languages. They are forms themselves, of which a browser makes none inside another one. */
function Previews({ id, values, language }: { id: string; values: string; language: Language }) {
  const t = useText()
  return (
    <Stack mt="md">
      <Fieldset legend={t('calculator.previewHere')}>
        <ToolPreview id={id} values={values} language={language} />
      </Fieldset>
      <Fieldset legend={t('calculator.preview')}>
        <ToolPreview id={id} values={values} language={otherLanguage(language)} />
      </Fieldset>
    </Stack>
  )
}

interface FieldsProps {
  tool: { id: string; inputs: readonly { name: string; label: string; example: string }[] }
  language: Language
  fields: Record<string, string>
  onChange: (fields: Record<string, string>) => void
}

function Fields({ tool, language, fields, onChange }: FieldsProps) {
  return tool.inputs.map(({ name, label, example }) => (
    <TextInput
      key={`${tool.id} ${name}`}
      label={label}
      lang={language}
      value={fields[name] ?? ''}
      placeholder={example}
      maxLength={40}
      inputMode="decimal"
      onChange={(event) => onChange({ ...fields, [name]: event.currentTarget.value })}
    />
  ))
}

function queryOf(inputs: readonly { name: string }[], fields: Record<string, string>): string {
  const query = new URLSearchParams()
  for (const { name } of inputs) {
    const value = fields[name]?.trim()
    if (value) query.set(name, value)
  }
  return query.toString()
}
