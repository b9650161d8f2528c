import { Checkbox, Fieldset, NumberInput, Stack } from '@mantine/core'
import { goalRuleNames, goalRules, limitOf, type Goal } from '../../engine/goals.ts'
import { useText } from './text.ts'

interface Props {
  goals: readonly Goal[]
  onChange(goals: Goal[]): void
}

/** The rules that count as goals, each once, some with a figure. */
export function GoalFields({ goals, onChange }: Props) {
  const t = useText()
  const found = (rule: Goal['rule']) => goals.find((goal) => goal.rule === rule)
  const put = (changed: Goal | null, rule: Goal['rule']) =>
    onChange(
      goalRuleNames.flatMap((name) => {
        const goal = name === rule ? changed : found(name)
        return goal ? [goal] : []
      }),
    )
  return (
    <Fieldset legend={t('goals')}>
      <Stack gap="sm">
        {goalRuleNames.map((rule) => {
          const goal = found(rule)
          const figure = goalRules[rule]
          const label = t(`goal.${rule}`)
          return (
            <div key={rule}>
              <Checkbox
                label={label}
                checked={goal !== undefined}
                onChange={({ currentTarget }) =>
                  put(currentTarget.checked ? { rule, limit: figure?.usual } : null, rule)
                }
              />
              {goal && figure && (
                <NumberInput
                  mt="xs"
                  label={t(figure.isShare ? 'goal.perMille' : 'goal.count', { goal: label })}
                  value={limitOf(goal)}
                  min={1}
                  max={1000}
                  allowDecimal={false}
                  onChange={(limit) => put({ rule, limit: Number(limit) || 1 }, rule)}
                />
              )}
            </div>
          )
        })}
      </Stack>
    </Fieldset>
  )
}
