import { factsOf, hasTrait } from '#content/kinds.ts'
import { NumberInput, TextInput } from '@mantine/core'
import type { Item } from '#content/contract.ts'
import { dayOfInstant, endOfDay } from '#platform/dates/ethiopian-dates.ts'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { useCollections } from '../../collections/web/use-collections.ts'
import { useText } from '../../web/text.ts'
import { Choice } from './choice.tsx'
import type { FieldsDraft } from '../../drafts/web/use-fields-draft.ts'
import { useFieldProblems } from './use-field-problems.ts'

interface Props {
  item: Item
  draft: FieldsDraft
}

/** Where readers find an item: its address, what it belongs to, and its place there. */
export function PlaceFields({ item, draft }: Props) {
  const t = useText()
  const { fields, change } = draft
  const problem = useFieldProblems(draft.problems)
  return (
    <>
      <TextInput
        label={t('settings.slug')}
        description={t('settings.slugHelp')}
        value={fields.slug}
        error={slugProblem(draft.problems.slug, t)}
        onChange={(event) => change({ slug: event.currentTarget.value })}
        disabled={item.kind === 'page'}
      />
      <CollectionField item={item} draft={draft} />
      <NumberInput
        label={t('settings.order')}
        description={t('settings.orderHelp')}
        value={fields.sortOrder}
        min={0}
        max={100_000}
        allowDecimal={false}
        error={problem.of('sortOrder')}
        onChange={(value) => change({ sortOrder: Math.trunc(Number(value)) || 0 })}
      />
      {hasTrait(item.kind, 'pinned') && (
        <DateField
          id="pinnedUntil"
          label={t('settings.pinnedUntil')}
          help={t('settings.pinnedUntilHelp')}
          value={fields.pinnedUntil === null ? null : dayOfInstant(fields.pinnedUntil)}
          error={problem.of('pinnedUntil')}
          onChange={(day) => change({ pinnedUntil: day === null ? null : endOfDay(day) })}
        />
      )}
    </>
  )
}

/** Moving to another collection leaves the place in it to the server, which puts the item last. */
function CollectionField({ item, draft }: Props) {
  const t = useText()
  const problem = useFieldProblems(draft.problems)
  const kind = factsOf(item.kind).collection
  const parentId = kind === 'section' ? (item.parentId ?? undefined) : undefined
  const collections = useCollections(kind, { parentId, chosen: draft.fields.collectionId })
  if (!kind) return null
  return (
    <Choice
      id="collectionId"
      label={t(`collection.${kind}.one`)}
      help={kind === 'series' ? t('settings.seriesHelp') : undefined}
      none={t('table.noCollection')}
      options={collections.map(({ id, title }) => ({ value: id, label: title }))}
      value={draft.fields.collectionId}
      error={problem.of('collectionId')}
      onChange={(collectionId) => draft.change({ collectionId })}
    />
  )
}

function slugProblem(code: string | undefined, t: ReturnType<typeof useText>): string | undefined {
  if (!code) return undefined
  return t(code === 'taken' ? 'settings.slugTaken' : 'settings.slugInvalid')
}
