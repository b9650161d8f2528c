import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import { chartLimits } from '#content/blocks/nodes/practice/chart-shape.ts'
import type { Language } from '#platform/languages.ts'
import { useText } from '../../../../web/text.ts'
import { emptyNote, noteFields, type NoteDraft } from './chart-draft.ts'
import styles from './chart.module.css'

interface Props {
  notes: readonly NoteDraft[]
  language: Language
  faults: ReadonlySet<string>
  onChange: (notes: NoteDraft[]) => void
}

const kinds = ['level', 'zone', 'arrow', 'label'] as const satisfies ChartNote['kind'][]

/** What points at something in the chart, in the order of its numbers. */
export function ChartNotes({ notes, language, faults, onChange }: Props) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  // What was pressed may be gone afterwards, or a new note stand above it.
  const changeThenFocus = (all: NoteDraft[], selector: string) => {
    flushSync(() => onChange(all))
    place.current?.querySelector<HTMLElement>(selector)?.focus()
  }
  return (
    <Stack gap="sm" ref={place}>
      {notes.map((note, index) => (
        <Note
          // oxlint-disable-next-line react/no-array-index-key -- a note is known by its number
          key={index}
          {...{ note, index, language, faults }}
          onChange={(changed) =>
            onChange(notes.map((one, at) => (at === index ? { ...one, ...changed } : one)))
          }
          onRemove={() =>
            changeThenFocus(
              notes.filter((_, at) => at !== index),
              '[data-add]',
            )
          }
        />
      ))}
      {notes.length < chartLimits.notes && (
        <Button
          data-add
          variant="default"
          onClick={() => changeThenFocus([...notes, emptyNote], 'fieldset:last-of-type select')}
        >
          {t('chart.addNote')}
        </Button>
      )}
    </Stack>
  )
}

interface NoteProps extends Pick<Props, 'language' | 'faults'> {
  note: NoteDraft
  index: number
  onChange: (changed: Partial<NoteDraft>) => void
  onRemove: () => void
}

function Note({ note, index, language, faults, onChange, onRemove }: NoteProps) {
  const t = useText()
  return (
    <fieldset className={styles.note}>
      <legend>{t('chart.note', { number: String(index + 1) })}</legend>
      <div className={styles.fields}>
        <NativeSelect
          label={t('chart.noteKind')}
          value={note.kind}
          data={kinds.map((value) => ({ value, label: t(`chart.note.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: kinds.find((kind) => kind === value) ?? note.kind })
          }
        />
        {noteFields[note.kind].map((field) => (
          <NoteField
            key={field}
            field={field}
            note={note}
            isFault={faults.has(`notes.${index}.${field}`)}
            onChange={onChange}
          />
        ))}
      </div>
      <TextInput
        label={t('chart.noteText')}
        value={note.text}
        lang={language}
        maxLength={chartLimits.noteWords}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Button size="compact-sm" variant="subtle" color="red" onClick={onRemove}>
        {t('chart.removeNote', { number: String(index + 1) })}
      </Button>
    </fieldset>
  )
}

interface FieldProps {
  field: 'price' | 'until' | 'at' | 'direction'
  note: NoteDraft
  isFault: boolean
  onChange: (changed: Partial<NoteDraft>) => void
}

function NoteField({ field, note, isFault, onChange }: FieldProps) {
  const t = useText()
  if (field === 'direction')
    return (
      <NativeSelect
        label={t('chart.direction')}
        value={note.direction}
        data={(['up', 'down'] as const).map((value) => ({ value, label: t(`chart.direction.${value}`) }))}
        onChange={(event) => onChange({ direction: event.currentTarget.value === 'down' ? 'down' : 'up' })}
      />
    )
  return (
    <TextInput
      label={t(`chart.${field}`)}
      value={note[field]}
      inputMode={field === 'at' ? 'text' : 'decimal'}
      error={isFault && t(field === 'at' ? 'chart.timeFault' : 'chart.figureFault')}
      onChange={(event) => onChange({ [field]: event.currentTarget.value.trim() })}
    />
  )
}
