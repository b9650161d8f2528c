import { hasTrait } from '#content/kinds.ts'
import { Stack, Switch } from '@mantine/core'
import { levels, markets, type Market } from '#content/classification.ts'
import type { Item } from '#content/contract.ts'
import { useText } from '../../web/text.ts'
import { Choice } from './choice.tsx'
import { TagsField } from './tags-field.tsx'
import { TopicField } from './topic-field.tsx'
import type { FieldsDraft } from '../../drafts/web/use-fields-draft.ts'
import { useFieldProblems } from './use-field-problems.ts'

/** What is about no market stands first. */
const marketChoices = [...new Set<Market>(['general', ...markets])]

interface Props {
  item: Item
  draft: FieldsDraft
  /** Answers and fixed pages have neither level nor market, and are never featured. */
  isPlain: boolean
}

/** For whom an item is, what it is about, and where it is shown. Pages that every site has are for everybody. */
export function ReaderFields({ item, draft, isPlain }: Props) {
  const t = useText()
  const { fields, change } = draft
  const problem = useFieldProblems(draft.problems)
  return (
    <>
      {!isPlain && <LevelAndMarket draft={draft} />}
      {item.kind !== 'page' && (
        <TagsField
          values={fields.tags}
          error={problem.of('tags', true)}
          onChange={(tags) =>
            change({ tags, ...(fields.topic && !tags.includes(fields.topic) ? { topic: null } : {}) })
          }
        />
      )}
      {!isPlain && (
        <TopicField value={fields.topic} tags={fields.tags} error={problem.of('topic')} onChange={change} />
      )}
      <Stack gap="sm">
        {hasTrait(item.kind, 'featured') && (
          <Switch
            label={t('settings.featured')}
            description={t('settings.featuredHelp')}
            checked={fields.featured}
            error={problem.of('featured')}
            onChange={(event) => change({ featured: event.currentTarget.checked })}
          />
        )}
        <Switch
          label={t('settings.listed')}
          description={t('settings.listedHelp')}
          checked={fields.listed}
          error={problem.of('listed')}
          onChange={(event) => change({ listed: event.currentTarget.checked })}
        />
        {(!hasTrait(item.kind, 'fixed') || item.access === 'signed-in') && (
          <Switch
            label={t('settings.signedIn')}
            description={t('settings.signedInHelp')}
            checked={fields.access === 'signed-in'}
            error={problem.of('access')}
            onChange={(event) => change({ access: event.currentTarget.checked ? 'signed-in' : 'public' })}
          />
        )}
      </Stack>
    </>
  )
}

/** For whom it is, and about which market. */
function LevelAndMarket({ draft }: Pick<Props, 'draft'>) {
  const t = useText()
  const { fields, change } = draft
  const problem = useFieldProblems(draft.problems)
  return (
    <>
      <Choice
        label={t('settings.level')}
        none={t('settings.noLevel')}
        options={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
        value={fields.level}
        error={problem.of('level')}
        onChange={(level) => change({ level: levels.find((one) => one === level) ?? null })}
      />
      <Choice
        label={t('settings.market')}
        none={t('settings.noMarket')}
        options={marketChoices.map((value) => ({ value, label: t(`market.${value}`) }))}
        value={fields.market}
        error={problem.of('market')}
        onChange={(market) => change({ market: markets.find((one) => one === market) ?? null })}
      />
    </>
  )
}
