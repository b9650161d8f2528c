import { hasTrait } from '#content/kinds.ts'
import { Title } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import type { Item } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { useText } from '../../web/text.ts'
import { CoverField } from '../../media/web/cover-field.tsx'
import styles from './item.module.css'
import type { AnyEditing } from './kind-editing.ts'
import { PlaceFields } from '../../fields/web/place-fields.tsx'
import { ReaderFields } from '../../fields/web/reader-fields.tsx'
import { RefusedFields } from './refused-fields.tsx'
import { SourcesField } from '../../fields/web/sources-field.tsx'
import { TrustFields } from '../../fields/web/trust-fields.tsx'
import type { FieldsDraft } from '../../drafts/web/use-fields-draft.ts'
import { useFieldProblems } from '../../fields/web/use-field-problems.ts'
import { useKindWords } from '../../web/kind-words.ts'

interface Props {
  item: Item
  draft: FieldsDraft
  /** Of the kind's own fields, what keeps a text from being published. */
  refused: FieldErrors
  Fields?: AnyEditing['Fields']
}

/** What both languages of an item share. */
export const FieldsPanel = memo(function FieldsPanel({ item, draft, refused, Fields }: Props) {
  const t = useText()
  const kindWord = useKindWords()
  const { fields, change, problems } = draft
  const problem = useFieldProblems(problems)
  const isPlain = !hasTrait(item.kind, 'classified')
  return (
    <section className={styles.groups} aria-label={t('item.settings')}>
      <RefusedFields problems={problems} />
      {Fields && (
        <Group title={kindWord(item.kind, 'own')}>
          <Fields
            item={item}
            details={fields.details}
            problems={{ ...refused, ...problems }}
            onChange={(details) => change({ details })}
          />
        </Group>
      )}
      <Group title={t('settings.place')}>
        <PlaceFields item={item} draft={draft} />
      </Group>
      <Group title={t('settings.readers')}>
        <ReaderFields item={item} draft={draft} isPlain={isPlain} />
      </Group>
      {!isPlain && (
        <Group title={t('settings.cover')}>
          <CoverField
            cover={fields.cover}
            coverId={fields.coverId}
            error={problem.of('coverId')}
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
})

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-label={title}>
      <Title order={2}>{title}</Title>
      {children}
    </fieldset>
  )
}
