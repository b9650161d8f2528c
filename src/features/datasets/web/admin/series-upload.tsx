import { FileInput, Group, NativeSelect, TextInput, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { readAddress } from '#platform/web/query-client.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import longButton from '#ui/web/admin/long-button.module.css'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { SeriesFields, SeriesReport, StoredVersion } from '../../contract.ts'
import { decimalSigns, seriesCalendars, seriesForms } from '../../forms.ts'
import { mostLicenceLength, mostSourceLength, mostUnitLength } from '../../limits.ts'
import styles from './series-part.module.css'
import { SeriesReportView } from './series-report.tsx'
import { useText, type TextKey } from './text.ts'

/** As the fields of the page hold them. */
type Given = Record<keyof SeriesFields, string>

interface Props {
  itemId: string
  newest: StoredVersion | undefined
  isSaved: boolean
  onKept: () => void
}

/** A table with what must be said of it: looked at first, imported when nothing is amiss. */
export function SeriesUpload({ isSaved, ...props }: Props) {
  const t = useText()
  const { place, file, given, report, wrong, choose, change, look, keep } = useUpload(props)
  return (
    <div className={styles.form} ref={place}>
      <Title order={3} size="h4">
        {t('upload')}
      </Title>
      <FileInput
        label={t('file')}
        description={t('fileHelp')}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        placeholder={t('choose')}
        value={file}
        onChange={choose}
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
      />
      <GivenFields given={given} wrong={wrong} onChange={change} />
      <Group>
        <ActionButton
          className={longButton.button}
          isBusy={look.isPending}
          disabled={file === null}
          onClick={() => file && look.mutate({ given, file })}
        >
          {t('look')}
        </ActionButton>
      </Group>
      {report && (
        <SeriesReportView
          report={report}
          isSaved={isSaved}
          isBusy={keep.isPending}
          onImport={() => file && keep.mutate({ given, file })}
        />
      )}
    </div>
  )
}

/** What was looked at counts until something of it is changed. */
function useUpload({ itemId, newest, onKept }: Omit<Props, 'isSaved'>) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [given, setGiven] = useState(() => givenFirst(newest))
  const [report, setReport] = useState<SeriesReport>()
  const [wrong, setWrong] = useState<Record<string, string>>({})
  useEffect(() => {
    if (Object.keys(wrong).length > 0)
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])
  const path = { id: itemId }
  const onFailed = (error: unknown) => {
    const fields = error instanceof ApiError && error.code === 'input.invalid' ? error.fields : {}
    setWrong(fields)
    return Object.keys(fields).some((name) => name in given)
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setReport(undefined)
  }
  const look = useChange(
    (api, sent: { given: Given; file: File }) =>
      api.post('/api/admin/data-sets/{id}/report', { path, body: formOf(sent.given, sent.file) }),
    { onFailed, onDone: (told, sent) => sent.given === given && sent.file === file && setReport(told) },
  )
  const keep = useChange(
    (api, sent: { given: Given; file: File }) =>
      api.post('/api/admin/data-sets/{id}/versions', { path, body: formOf(sent.given, sent.file) }),
    {
      onFailed,
      done: t('imported'),
      refreshes: [readAddress('/api/admin/data-sets/{id}', { path })],
      onDone(_, sent) {
        if (sent.file === file) choose(null)
        onKept()
      },
    },
  )
  const change = (part: Partial<Given>) => {
    setGiven({ ...given, ...part })
    setReport(undefined)
    setWrong({})
  }
  return { place, file, given, report, wrong, choose, change, look, keep }
}

interface FieldsProps {
  given: Given
  wrong: Record<string, string>
  onChange: (part: Partial<Given>) => void
}

function GivenFields({ given, wrong, onChange }: FieldsProps) {
  const t = useText()
  const choice = (name: 'form' | 'calendar' | 'decimalSign' | 'isMadeUp', values: readonly string[]) => ({
    label: t(name),
    value: given[name],
    error: wrong[name] && t('wrong'),
    data: values.map((value) => ({ value, label: t(choiceKeys[`${name}.${value}`] ?? 'choose') })),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value }),
  })
  const words = (name: 'unit' | 'decimals' | 'sourceEn' | 'sourceAm' | 'licence', maxLength: number) => ({
    label: t(name),
    value: given[name],
    maxLength,
    required: true,
    error: wrong[name] && t('wrong'),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value }),
  })
  return (
    <div className={styles.fields}>
      <NativeSelect {...choice('form', seriesForms)} />
      <NativeSelect {...choice('calendar', seriesCalendars)} />
      <NativeSelect {...choice('decimalSign', decimalSigns)} />
      <TextInput {...words('decimals', 1)} inputMode="numeric" description={t('decimalsHelp')} />
      <TextInput {...words('unit', mostUnitLength)} description={t('unitHelp')} />
      <NativeSelect {...choice('isMadeUp', ['', 'yes', 'no'])} required />
      <TextInput {...words('sourceEn', mostSourceLength)} lang="en" />
      <TextInput {...words('sourceAm', mostSourceLength)} lang="am" />
      <TextInput {...words('licence', mostLicenceLength)} description={t('licenceHelp')} />
    </div>
  )
}

const choiceKeys: Record<string, TextKey | undefined> = {
  'form.prices': 'form.prices',
  'form.values': 'form.values',
  'form.orders': 'form.orders',
  'calendar.gregorian': 'calendar.gregorian',
  'calendar.ethiopian': 'calendar.ethiopian',
  'decimalSign..': 'decimalSign.point',
  'decimalSign.,': 'decimalSign.comma',
  'isMadeUp.yes': 'madeUp.yes',
  'isMadeUp.no': 'madeUp.no',
}

/** What the newest version says is proposed for the next. */
function givenFirst(newest: StoredVersion | undefined): Given {
  return {
    form: newest?.form ?? 'prices',
    calendar: 'gregorian',
    decimalSign: '.',
    decimals: String(newest?.decimals ?? 2),
    unit: newest?.unit ?? '',
    isMadeUp: newest ? (newest.isMadeUp ? 'yes' : 'no') : '',
    sourceEn: newest?.sourceEn ?? '',
    sourceAm: newest?.sourceAm ?? '',
    licence: newest?.licence ?? '',
  }
}

function formOf(given: Given, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  form.set('file', file, file.name)
  return form
}
