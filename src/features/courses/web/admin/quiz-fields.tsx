import { Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import type { QuizSettings } from '#features/quizzes/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { answersShown } from '../../course-choices.ts'
import { QuizPools } from './quiz-pools.tsx'
import { useText } from './text.ts'

interface Props {
  itemId: string
  quiz: QuizSettings
  problems: FieldErrors
  onChange: (quiz: QuizSettings) => void
}

/** Where the questions of a quiz come from, and its rules. */
export function QuizFields({ itemId, quiz, problems, onChange }: Props) {
  const t = useText()
  const change = (part: Partial<QuizSettings>) => onChange({ ...quiz, ...part })
  return (
    <>
      <QuizPools
        itemId={itemId}
        pools={quiz.pools}
        problems={problems}
        onChange={(pools) => change({ pools })}
      />
      <Checkbox
        label={t('quiz.isShuffled')}
        checked={quiz.isShuffled}
        onChange={(event) => change({ isShuffled: event.currentTarget.checked })}
      />
      <Rule
        name="passMark"
        value={quiz.passMark}
        most={100}
        suffix=" %"
        onChange={(n) => change({ passMark: n ?? 0 })}
      />
      <Rule name="attempts" value={quiz.attempts} most={100} onChange={(attempts) => change({ attempts })} />
      <Rule
        name="waitMinutes"
        value={quiz.waitMinutes || null}
        most={43_200}
        onChange={(n) => change({ waitMinutes: n ?? 0 })}
      />
      <Rule
        name="limitMinutes"
        value={quiz.limitMinutes}
        most={1440}
        onChange={(limitMinutes) => change({ limitMinutes })}
      />
      <NativeSelect
        label={t('quiz.answersShown')}
        data={answersShown.map((value) => ({ value, label: t(`quiz.answersShown.${value}`) }))}
        value={quiz.answersShown}
        onChange={({ currentTarget: { value } }) =>
          change({ answersShown: answersShown.find((one) => one === value) ?? 'after_close' })
        }
      />
    </>
  )
}

interface RuleProps {
  name: 'passMark' | 'attempts' | 'waitMinutes' | 'limitMinutes'
  value: number | null
  most: number
  suffix?: string
  onChange: (value: number | null) => void
}

/** A number; an empty field and 0 mean that there is no such rule. */
function Rule({ name, value, most, suffix, onChange }: RuleProps) {
  const t = useText()
  return (
    <NumberInput
      label={t(`quiz.${name}`)}
      description={t(`quiz.${name}Help`)}
      value={value ?? ''}
      min={0}
      max={most}
      suffix={suffix}
      allowDecimal={false}
      onChange={(next) => onChange(Math.min(most, Math.trunc(Number(next))) || null)}
    />
  )
}
