import { NativeSelect, NumberInput, Stack, Switch, TextInput, Title } from '@mantine/core'
import { type ComponentType, type ReactNode } from 'react'
import type { Item } from '#content/contract.ts'
import { useCollections } from '../collections/use-collections.ts'
import { kindFacts } from '../kinds.ts'
import { useText, type TextKey } from '../text.ts'
import { CoverField } from './cover-field.tsx'
import styles from './item.module.css'
import type { KindFieldsProps } from './kind-editing.ts'
import { SourcesField } from './sources-field.tsx'
import { TagsField } from './tags-field.tsx'
import { TrustFields } from './trust-fields.tsx'
import type { FieldsDraft } from './use-fields-draft.ts'

interface Props {
  item: Item
  draft: FieldsDraft
  Fields?: ComponentType<KindFieldsProps>
}

const levels = ['beginner', 'intermediate', 'advanced'] as const
const markets = ['general', 'ESX', 'ECX', 'forex', 'crypto'] as const

/** What both languages of an item share. */
export function FieldsPanel({ item, draft, Fields }: Props) {
  const t = useText()
  const { fields, change, problems } = draft
  const isPlain = item.kind === 'faq' || item.kind === 'page'
  return (
    <section className={styles.groups} aria-label={t('item.settings')}>
      {Fields && (
        <Group title={t(`kind.${item.kind}.own`)}>
          <Fields details={fields.details} problems={problems} onChange={(details) => change({ details })} />
        </Group>
      )}
      <Group title={t('settings.place')}>
        <TextInput
          label={t('settings.slug')}
          description={t('settings.slugHelp')}
          value={fields.slug}
          error={slugProblem(problems.slug, t)}
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
          onChange={(value) => change({ sortOrder: Math.trunc(Number(value)) || 0 })}
        />
      </Group>
      <Group title={t('settings.readers')}>
        {!isPlain && (
          <>
            <Choice
              label={t('settings.level')}
              none={t('settings.noLevel')}
              options={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
              value={fields.level}
              onChange={(level) => change({ level: levels.find((one) => one === level) ?? null })}
            />
            <Choice
              label={t('settings.market')}
              none={t('settings.noMarket')}
              options={markets.map((value) => ({ value, label: t(`market.${value}`) }))}
              value={fields.market}
              onChange={(market) => change({ market: markets.find((one) => one === market) ?? null })}
            />
          </>
        )}
        {item.kind !== 'page' && <TagsField values={fields.tags} onChange={(tags) => change({ tags })} />}
        <Stack gap="sm">
          {!isPlain && item.kind !== 'lesson' && (
            <Switch
              label={t('settings.featured')}
              description={t('settings.featuredHelp')}
              checked={fields.featured}
              onChange={(event) => change({ featured: event.currentTarget.checked })}
            />
          )}
          <Switch
            label={t('settings.listed')}
            description={t('settings.listedHelp')}
            checked={fields.listed}
            onChange={(event) => change({ listed: event.currentTarget.checked })}
          />
          <Switch
            label={t('settings.signedIn')}
            description={t('settings.signedInHelp')}
            checked={fields.access === 'signed-in'}
            onChange={(event) => change({ access: event.currentTarget.checked ? 'signed-in' : 'public' })}
          />
        </Stack>
      </Group>
      {!isPlain && (
        <Group title={t('settings.cover')}>
          <CoverField
            cover={fields.cover}
            coverId={fields.coverId}
            onChange={(coverId) => change({ coverId })}
          />
        </Group>
      )}
      <Group title={t('settings.trust')}>
        <TrustFields draft={draft} />
        <SourcesField
          values={fields.sources}
          problems={problems}
          onChange={(sources) => change({ sources })}
        />
      </Group>
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-label={title}>
      <Title order={2}>{title}</Title>
      {children}
    </fieldset>
  )
}

function CollectionField({ item, draft }: { item: Item; draft: FieldsDraft }) {
  const t = useText()
  const kind = kindFacts[item.kind].collection
  const parentId = kind === 'section' ? (item.parentId ?? undefined) : undefined
  const collections = useCollections(kind, parentId)
  if (!kind) return null
  return (
    <Choice
      id="collectionId"
      label={t(`collection.${kind}.one`)}
      none={t('table.noCollection')}
      options={collections.map(({ id, title }) => ({ value: id, label: title }))}
      value={draft.fields.collectionId}
      onChange={(collectionId) => draft.change({ collectionId })}
    />
  )
}

interface ChoiceProps {
  id?: string
  label: string
  none: string
  options: { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
}

/** One of several, or none. */
function Choice({ id, label, none, options, value, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      id={id}
      label={label}
      data={[{ value: '', label: none }, ...options]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}

function slugProblem(code: string | undefined, t: (key: TextKey) => string): string | undefined {
  if (!code) return undefined
  return t(code === 'taken' ? 'settings.slugTaken' : 'settings.slugInvalid')
}
