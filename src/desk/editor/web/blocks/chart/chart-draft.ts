import type { Chart, ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import {
  barTimePattern,
  chartForms,
  figurePattern,
  type ChartForm,
} from '#content/blocks/nodes/practice/chart-shape.ts'

/** A note while it is written: all that any note may have, as fields hold it. */
export interface NoteDraft {
  kind: ChartNote['kind']
  price: string
  until: string
  at: string
  direction: 'up' | 'down'
  text: string
}

/** A chart while it is written; what is left empty is `''`. */
export interface ChartDraft {
  dataSet: string
  compared: string
  form: ChartForm
  from: string
  to: string
  title: string
  description: string
  notes: NoteDraft[]
}

export const emptyNote: NoteDraft = { kind: 'level', price: '', until: '', at: '', direction: 'up', text: '' }

/** The fields that each kind of note has, beside its words. */
export const noteFields = {
  level: ['price'],
  zone: ['price', 'until'],
  arrow: ['at', 'direction'],
  label: ['at', 'price'],
} as const satisfies Record<ChartNote['kind'], readonly (keyof NoteDraft)[]>

export function draftOf(attrs: Chart['attrs'] | null): ChartDraft {
  const {
    dataSet = '',
    compared,
    form = 'candles',
    from,
    to,
    title = '',
    description = '',
    notes = [],
  } = attrs ?? {}
  return {
    dataSet,
    compared: compared ?? '',
    form,
    from: from ?? '',
    to: to ?? '',
    title,
    description,
    notes: notes.map((note) => ({ ...emptyNote, ...note })),
  }
}

/** The names of fields that are not written as they must be: `from`, `to`, `notes.2.price`. */
export function faultsOf(draft: ChartDraft): Set<string> {
  const ends = (['from', 'to'] as const).filter(
    (end) => draft[end] !== '' && !barTimePattern.test(draft[end]),
  )
  const inNotes = draft.notes.flatMap((note, index) =>
    noteFields[note.kind]
      .filter((field) => isFault(field, note[field]))
      .map((field) => `notes.${index}.${field}`),
  )
  return new Set([...ends, ...inNotes])
}

function isFault(field: keyof NoteDraft, value: string): boolean {
  if (field === 'at') return !barTimePattern.test(value)
  return field !== 'direction' && !figurePattern.test(value)
}

/** What can be drawn while it is written: without the notes and the ends that are not written as they must be. */
export function drawableOf(draft: ChartDraft): Chart['attrs'] {
  const faults = [...faultsOf(draft)]
  const endOf = (end: 'from' | 'to') => (faults.includes(end) ? '' : draft[end])
  const notes = draft.notes.filter((_, index) => !faults.some((name) => name.startsWith(`notes.${index}.`)))
  return attrsOf({ ...draft, from: endOf('from'), to: endOf('to'), notes })
}

/** What a text keeps of a draft without faults. */
export function attrsOf({ notes, ...draft }: ChartDraft): Chart['attrs'] {
  return {
    dataSet: draft.dataSet,
    compared: draft.compared || null,
    form: draft.form,
    from: draft.from || null,
    to: draft.to || null,
    title: draft.title.trim(),
    description: draft.description.trim(),
    notes: notes.map(noteOf),
  }
}

function noteOf({ kind, price, until, at, direction, text }: NoteDraft): ChartNote {
  switch (kind) {
    case 'level':
      return { kind, price, text }
    case 'zone':
      return { kind, price, until, text }
    case 'arrow':
      return { kind, at, direction, text }
    case 'label':
      return { kind, at, price, text }
  }
}

/** The attributes of a node of the editor as a chart; whatever they are not, they are empty. */
export function chartOfNode({ notes, ...attrs }: Record<string, unknown>): Chart['attrs'] {
  const textAt = (name: string) => {
    const value = attrs[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    dataSet: textAt('dataSet'),
    compared: textAt('compared') || null,
    form: chartForms.find((form) => form === attrs.form) ?? 'candles',
    from: textAt('from') || null,
    to: textAt('to') || null,
    title: textAt('title'),
    description: textAt('description'),
    notes: notesIn(notes),
  }
}

function notesIn(notes: unknown): ChartNote[] {
  if (!Array.isArray(notes)) return []
  const drafts = notes.map((note: unknown) => ({ ...emptyNote, ...(isRecord(note) ? note : {}) }))
  return drafts.map(noteOf)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
