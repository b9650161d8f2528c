import type { ComponentType } from 'react'
import type { Item } from '#content/contract.ts'
import type { ItemOf } from '#content/kind-item.ts'
import type { DetailsOf, ExtrasOf, Members } from '#content/kind-members.ts'
import type { ContentKind } from '#content/kinds.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Asking } from '../../editor/web/blocks/question/asking.ts'

/** A kind's own texts, once for each language. */
export interface KindTextsProps<K extends ContentKind> {
  language: Language
  extras: ExtrasOf<K>
  onChange: (extras: ExtrasOf<K>) => void
}

/** A kind's own fields that are the same in both languages. */
export interface KindFieldsProps<K extends ContentKind> {
  item: ItemOf<K>
  details: DetailsOf<K>
  problems: FieldErrors
  onChange: (details: DetailsOf<K>) => void
}

/** What one kind adds to the editor. */
interface KindEditing<K extends ContentKind> {
  Texts?: ComponentType<KindTextsProps<K>>
  /** Whether an item of these details has such texts; every one unless it is said. */
  hasTexts?: (details: DetailsOf<K>) => boolean
  Fields?: ComponentType<KindFieldsProps<K>>
  /** What an item asks for, if its texts are questions. */
  asks?: (details: DetailsOf<K>) => Asking
  /** Below both texts, such as the lessons of a course. */
  Below?: ComponentType<KindFieldsProps<K>>
  /** The page above, if it is not the kind's table. */
  above?: (item: ItemOf<K>) => { path: string; label: string }
}

export type KindsEditing = { [K in ContentKind]?: KindEditing<K> }

interface AnyTextsProps {
  language: Language
  extras: Members
  onChange: (extras: Members) => void
}

interface AnyFieldsProps {
  item: Item
  details: Members
  problems: FieldErrors
  onChange: (details: Members) => void
}

/** The same for the editor, which knows no kind. */
export interface AnyEditing {
  Texts?: ComponentType<AnyTextsProps>
  hasTexts?: (details: Members) => boolean
  Fields?: ComponentType<AnyFieldsProps>
  Below?: ComponentType<AnyFieldsProps>
  asks?: (details: Members) => Asking
  above?: (item: Item) => { path: string; label: string }
}

/** What is added for an item. Its members were fitted to its kind when they were stored, and are fitted again when they are saved. */
export function editingOf(editing: KindsEditing, kind: ContentKind): AnyEditing {
  return (editing[kind] ?? {}) as AnyEditing
}
