import { Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import type { DetailsOf } from '#content/kind-members.ts'
import { completions, lessonKinds, mostMinutes } from '../../../course-choices.ts'
import type { ChosenCompletion } from '../../../course-rules.ts'
import { useText } from '../text.ts'
import { OpeningField, within } from './opening-field.tsx'

interface Props {
  rules: DetailsOf<'lesson'>
  onChange: (rules: DetailsOf<'lesson'>) => void
}

/** What a lesson is, what completes it, when it opens, and whether it is a preview. */
export function LessonRuleFields({ rules, onChange }: Props) {
  const t = useText()
  const kind = rules.lessonKind ?? 'text'
  const change = (part: DetailsOf<'lesson'>) => onChange({ ...rules, ...part })
  return (
    <>
      <NativeSelect
        label={t('lessonKind')}
        description={t(`lessonKind.${kind}.help`)}
        data={lessonKinds.map((value) => ({ value, label: t(`lessonKind.${value}`) }))}
        value={kind}
        onChange={(event) =>
          change({
            lessonKind: lessonKinds.find((one) => one === event.currentTarget.value),
            completion: undefined,
          })
        }
      />
      {kind !== 'quiz' && !hasExercise(rules) && <CompletionFields rules={rules} onChange={onChange} />}
      <OpeningField label={t('opens')} value={rules.opens ?? null} onChange={(opens) => change({ opens })} />
      <Checkbox
        label={t('isFree')}
        description={t('isFreeHelp')}
        checked={rules.isFree ?? false}
        onChange={(event) => change({ isFree: event.currentTarget.checked })}
      />
    </>
  )
}

/** Its goals complete it, and nothing else. */
function hasExercise({ lessonKind, exercises = [] }: DetailsOf<'lesson'>): boolean {
  return lessonKind === 'practice' && exercises.length > 0
}

/** What completes a lesson that is no quiz. */
function CompletionFields({ rules, onChange }: Props) {
  const t = useText()
  const rule: ChosenCompletion = rules.completion ?? { by: 'hand' }
  const change = (completion: ChosenCompletion) => onChange({ ...rules, completion })
  return (
    <>
      <NativeSelect
        id="details.completion"
        label={t('completes')}
        data={completions.map((value) => ({ value, label: t(`completes.${value}`) }))}
        value={rule.by}
        onChange={(event) => change(ruleOf(event.currentTarget.value))}
      />
      {rule.by === 'seen' && (
        <NumberInput
          label={t('completes.minutes')}
          value={rule.minutes}
          min={1}
          max={mostMinutes}
          allowDecimal={false}
          onChange={(minutes) => change({ by: 'seen', minutes: within(minutes, mostMinutes) })}
        />
      )}
      {rule.by === 'video' && (
        <NumberInput
          label={t('completes.share')}
          description={t('completes.shareHelp')}
          value={rule.share}
          min={1}
          max={100}
          suffix=" %"
          allowDecimal={false}
          onChange={(share) => change({ by: 'video', share: within(share, 100) })}
        />
      )}
    </>
  )
}

function ruleOf(by: string): ChosenCompletion {
  switch (by) {
    case 'seen':
      return { by, minutes: 5 }
    case 'video':
      return { by, share: 90 }
    default:
      return { by: 'hand' }
  }
}
