import { Anchor, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Chart } from '#content/blocks/nodes/practice/chart.ts'
import { chartForms, chartLimits } from '#content/blocks/nodes/practice/chart-shape.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { ItemChoice } from '../../../../web/item-choice.tsx'
import { ItemName } from '../../../../web/item-name.tsx'
import { useText } from '../../../../web/text.ts'
import { attrsOf, draftOf, drawableOf, faultsOf, type ChartDraft } from './chart-draft.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartNotes } from './chart-notes.tsx'
import styles from './chart.module.css'

interface Props {
  /** Of the text. */
  language: Language
  /** The chart that is changed; a new one without it. */
  known?: Chart['attrs']
  onSave: (attrs: Chart['attrs']) => void
  onClose: () => void
}

type Picking = 'dataSet' | 'compared' | null

/** Chooses the data set of a chart, how it is drawn, and what is said of it. */
export function ChartDialog({ language, known, onSave, onClose }: Props) {
  const t = useText()
  const [draft, setDraft] = useState(() => draftOf(known ?? null))
  const [picking, setPicking] = useState<Picking>(known ? null : 'dataSet')
  const put = (changed: Partial<ChartDraft>) => setDraft((now) => ({ ...now, ...changed }))
  // Who thinks better of another data set is led back to what they wrote.
  const leave = picking && draft.dataSet !== '' ? () => setPicking(null) : onClose
  return (
    <Dialog
      onClose={leave}
      size="lg"
      title={t(picking ? `chart.pick.${picking}` : 'tool.chart')}
      about={picking ? t('chart.pickHelp') : undefined}
    >
      {picking ? (
        <Focused key={picking}>
          <Stack>
            <ItemChoice
              kind="resource"
              resourceType="dataset"
              series="prices,values"
              except={[picking === 'compared' ? draft.dataSet : draft.compared]}
              none={<NoDataSets />}
              onPick={(id) => {
                put({ [picking]: id })
                setPicking(null)
              }}
            />
          </Stack>
        </Focused>
      ) : (
        <Focused key="form">
          <ChartForm {...{ draft, language, put, onSave, onClose }} isNew={!known} onPick={setPicking} />
        </Focused>
      )}
    </Dialog>
  )
}

/** The focus goes into what takes the place of what was pressed. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  return <div ref={place}>{children}</div>
}

/** What is written stays where it is, so the way to the resources is another tab. */
function NoDataSets() {
  const t = useText()
  return (
    <>
      <Text size="sm">{t('chart.noDataSets')}</Text>
      <Anchor href={paths.admin.resources} target="_blank" size="sm">
        {t('chart.toResources')}
      </Anchor>
    </>
  )
}

interface FormProps extends Omit<Props, 'known'> {
  isNew: boolean
  draft: ChartDraft
  put: (changed: Partial<ChartDraft>) => void
  onPick: (what: Picking) => void
}

function ChartForm({ draft, language, put, isNew, onPick, onSave, onClose }: FormProps) {
  const t = useText()
  const [isChecked, setChecked] = useState(false)
  const faults = faultsOf(draft)
  const [drawn] = useDebouncedValue(draft, 400)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The form of the page around the text is another one.
        event.stopPropagation()
        if (faults.size === 0) return onSave(attrsOf(draft))
        flushSync(() => setChecked(true))
        event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      }}
    >
      <Stack>
        <ChartDrawing attrs={drawableOf(drawn)} language={language} />
        <DataSets draft={draft} put={put} onPick={onPick} />
        <ChartShape draft={draft} put={put} faults={isChecked ? faults : new Set()} />
        <ChartWords draft={draft} language={language} put={put} />
        {draft.compared === '' && (
          <ChartNotes
            notes={draft.notes}
            language={language}
            faults={isChecked ? faults : new Set()}
            onChange={(notes) => put({ notes })}
          />
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit">{t(isNew ? 'chart.save' : 'chart.keep')}</Button>
        </Group>
      </Stack>
    </form>
  )
}

interface ShapeProps extends Pick<FormProps, 'draft' | 'put'> {
  faults: ReadonlySet<string>
}

/** How it is drawn, and of which times. */
function ChartShape({ draft, put, faults }: ShapeProps) {
  const t = useText()
  return (
    <>
      {draft.compared === '' ? (
        <NativeSelect
          label={t('chart.form')}
          data-autofocus
          value={draft.form}
          data={chartForms.map((value) => ({ value, label: t(`chart.form.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            put({ form: chartForms.find((form) => form === value) ?? draft.form })
          }
        />
      ) : (
        <Text size="sm">{t('chart.comparedHelp')}</Text>
      )}
      <div className={styles.fields}>
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            label={t(`chart.${end}`)}
            description={t('chart.timeHelp')}
            value={draft[end]}
            error={faults.has(end) && t('chart.timeFault')}
            onChange={(event) => put({ [end]: event.currentTarget.value.trim() })}
          />
        ))}
      </div>
    </>
  )
}

/** What readers hear and read of the drawing. */
function ChartWords({ draft, language, put }: Pick<FormProps, 'draft' | 'language' | 'put'>) {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('chart.title')}
        description={t('chart.titleHelp')}
        value={draft.title}
        lang={language}
        maxLength={chartLimits.title}
        onChange={(event) => put({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('chart.description')}
        description={t('chart.descriptionHelp')}
        value={draft.description}
        lang={language}
        maxLength={chartLimits.description}
        autosize
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
    </>
  )
}

/** Which data sets are drawn, each with what changes it. */
function DataSets({ draft, put, onPick }: Pick<FormProps, 'draft' | 'put' | 'onPick'>) {
  const t = useText()
  const ids = [draft.dataSet, draft.compared].filter(Boolean).join(',')
  const { data } = useQuery(apiQuery('/api/admin/named-items', { query: { ids } }))
  const rowOf = (id: string) => data?.items.find((one) => one.id === id)
  const [first, second] = [rowOf(draft.dataSet), rowOf(draft.compared)]
  return (
    <Stack gap="xs">
      {/* A name takes the room beside it, so it stands in a row, not in the column. */}
      {first && (
        <Group>
          <ItemName row={first} />
        </Group>
      )}
      {second && (
        <Group>
          <ItemName row={second} />
        </Group>
      )}
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => onPick('dataSet')}>
          {t('chart.pick.dataSet')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onPick('compared')}>
          {t('chart.pick.compared')}
        </Button>
        {draft.compared !== '' && (
          <Button size="compact-sm" variant="subtle" onClick={() => put({ compared: '' })}>
            {t('chart.notCompared')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
