import { Button, Fieldset, Input, NativeSelect, NumberInput, Stack } from '@mantine/core'
import { levels } from '#content/classification.ts'
import { labelIn, useTags } from '#desk/collections/web/use-tags.ts'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import type { QuizPool } from '#features/quizzes/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from './text.ts'

interface Props {
  index: number
  itemId: string
  pool: QuizPool
  problems: FieldErrors
  onChange: (pool: QuizPool) => void
  /** From questions that are named to those of a tag, or the other way. */
  onTurn: () => void
  onRemove: () => void
}

/** The id of the first field of a pool, by which refusals name it as well. */
export const poolField = (index: number) => `details.quiz.pools.${index}`

/** Some questions, named or by their tag, and how many of them each attempt draws. */
export function QuizPoolField({ index, itemId, pool, problems, onChange, onTurn, onRemove }: Props) {
  const t = useText()
  const name = poolField(index)
  const wrong = useFieldProblems(problems).of(name)
  // Each refusal stands at the field that mends it.
  const isTooMany = problems[name] === 'too_few'
  const isNamed = 'questionIds' in pool
  const { draw } = pool
  return (
    <Fieldset legend={t('quiz.pool', { number: index + 1 })}>
      <Stack gap="sm">
        <NativeSelect
          id={name}
          label={t('quiz.from')}
          data={['named', 'tagged'].map((value) => ({ value, label: t(`quiz.from.${asFrom(value)}`) }))}
          value={isNamed ? 'named' : 'tagged'}
          onChange={onTurn}
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
            onChange={(questionIds) => onChange({ questionIds, draw: drawOf(pool, questionIds.length) })}
          />
        ) : (
          <TagFields pool={pool} wrong={isTooMany ? undefined : wrong} onChange={onChange} />
        )}
        {isNamed && wrong && !isTooMany && <Input.Error role="alert">{wrong}</Input.Error>}
        <NumberInput
          label={t('quiz.draw')}
          description={isNamed ? t('quiz.drawOf', { count: pool.questionIds.length }) : undefined}
          value={draw}
          min={1}
          max={100}
          allowDecimal={false}
          error={isTooMany ? wrong : undefined}
          onChange={(value) => onChange({ ...pool, draw: Math.min(100, Math.trunc(Number(value))) || 1 })}
        />
        <Button variant="subtle" color="red" w="fit-content" onClick={onRemove}>
          {t('quiz.removePool', { number: index + 1 })}
        </Button>
      </Stack>
    </Fieldset>
  )
}

/** Where each attempt asks all that are named it goes on to, and it never asks more than are left. */
function drawOf({ questionIds, draw }: NamedPool, count: number): number {
  if (draw === Math.max(1, questionIds.length)) return Math.max(1, count)
  return count < questionIds.length ? Math.max(1, Math.min(draw, count)) : draw
}

type NamedPool = Extract<QuizPool, { questionIds: unknown }>
type TaggedPool = Exclude<QuizPool, { questionIds: unknown }>

interface TagProps {
  pool: TaggedPool
  wrong: string | undefined
  onChange: (pool: QuizPool) => void
}

function TagFields({ pool, wrong, onChange }: TagProps) {
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
        error={wrong}
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
