import type { ComponentType } from 'react'
import type { Item } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'

/** A kind's own texts, once for each language. */
export interface KindTextsProps {
  language: Language
  extras: Record<string, unknown>
  onChange: (extras: Record<string, unknown>) => void
}

/** A kind's own fields that are the same in both languages. */
export interface KindFieldsProps {
  item: Item
  details: Record<string, unknown>
  problems: FieldErrors
  onChange: (details: Record<string, unknown>) => void
}

/** What one kind adds to the editor. */
export interface KindEditing {
  Texts?: ComponentType<KindTextsProps>
  Fields?: ComponentType<KindFieldsProps>
  /** Below both texts, such as the lessons of a course. */
  Below?: ComponentType<{ item: Item }>
  /** The page above, if it is not the kind's table. */
  above?: (item: Item) => { path: string; label: string }
}

export type KindsEditing = Partial<Record<ContentKind, KindEditing>>

/** A stored text member, or the empty text. */
export function textIn(record: Record<string, unknown>, name: string): string {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}

/** A stored list of texts, or an empty one. */
export function textsIn(record: Record<string, unknown>, name: string): string[] {
  const value = record[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
