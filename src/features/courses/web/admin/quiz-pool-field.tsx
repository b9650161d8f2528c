import { Button, Fieldset, NativeSelect, NumberInput, Text } from '@mantine/core'
import { labelIn, useTags } from '#desk/collections/web/use-tags.ts'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import type { QuizPool } from '#features/quizzes/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from './text.ts'

const levels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly NonNullable<
  TaggedPool['level']
>[]

interface Props {
  index: number
  itemId: string
  pool: QuizPool
  problems: FieldErrors
  onChange: (pool: QuizPool) => void
  onRemove: () => void
}

/** Some questions, named or by their tag, and how many of them each attempt draws. */
export function QuizPoolField({ index, itemId, pool, problems, onChange, onRemove }: Props) {
  const t = useText()
  const name = `details.quiz.pools.${index}`
  const wrong = useFieldProblems(problems).of(name)
  const isNamed = 'questionIds' in pool
  const { draw } = pool
  const turn = (to: string) =>
    onChange(to === 'named' ? { questionIds: [], draw } : { tag: '', level: null, form: null, draw })
  return (
    <Fieldset legend={t('quiz.pool', { number: index + 1 })}>
      <NativeSelect
        id={name}
        label={t('quiz.from')}
        data={['named', 'tagged'].map((value) => ({ value, label: t(`quiz.from.${asFrom(value)}`) }))}
        value={isNamed ? 'named' : 'tagged'}
        onChange={(event) => turn(event.currentTarget.value)}
      />
      {isNamed ? (
        <NamedItemsField
          label={t('quiz.questions')}
          help={t('quiz.questionsHelp')}
          name={`${name}.questionIds`}
          problems={problems}
          values={[...pool.questionIds]}
          most={20}
          kinds={['question']}
          use="quiz"
          ownId={itemId}
          onChange={(questionIds) => onChange({ questionIds, draw })}
        />
      ) : (
        <TagFields pool={pool} onChange={onChange} />
      )}
      <NumberInput
        label={t('quiz.draw')}
        value={draw}
        min={1}
        max={100}
        allowDecimal={false}
        onChange={(value) => onChange({ ...pool, draw: Math.min(100, Math.trunc(Number(value))) || 1 })}
      />
      {wrong && (
        <Text c="red" role="alert">
          {wrong}
        </Text>
      )}
      <Button variant="subtle" color="red" onClick={onRemove}>
        {t('quiz.removePool', { number: index + 1 })}
      </Button>
    </Fieldset>
  )
}

type TaggedPool = Exclude<QuizPool, { questionIds: unknown }>

function TagFields({ pool, onChange }: { pool: TaggedPool; onChange: (pool: QuizPool) => void }) {
  const t = useText()
  const { language } = useLanguage()
  const { data } = useTags()
  const tags = (data?.items ?? []).map((tag) => ({ value: tag.slug, label: labelIn(tag, language) }))
  return (
    <>
      <NativeSelect
        label={t('quiz.tag')}
        description={t('quiz.tagHelp')}
        data={[{ value: '', label: '–' }, ...tags]}
        value={pool.tag}
        onChange={(event) => onChange({ ...pool, tag: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('quiz.level')}
        data={[
          { value: '', label: t('quiz.anyLevel') },
          ...levels.map((value) => ({ value, label: t(`quiz.level.${value}`) })),
        ]}
        value={pool.level ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...pool, level: levels.find((one) => one === value) ?? null })
        }
      />
    </>
  )
}

function asFrom(value: string): 'named' | 'tagged' {
  return value === 'named' ? 'named' : 'tagged'
}
