import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import type { QuizPool } from '#features/quizzes/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { poolField, QuizPoolField } from './quiz-pool-field.tsx'
import { useText } from './text.ts'

const addId = 'details.quiz'

interface Props {
  itemId: string
  pools: readonly QuizPool[]
  problems: FieldErrors
  onChange: (pools: QuizPool[]) => void
}

/** Where the questions of a quiz come from; the focus goes to what was added, and stays near what was removed. */
export function QuizPools({ itemId, pools, problems, onChange }: Props) {
  const t = useText()
  const missing = useFieldProblems(problems).of(addId)
  const { add, turn, remove } = usePools(pools, onChange)
  return (
    <>
      {pools.map((pool, index) => (
        <QuizPoolField
          // Pools have no names: one is what stands at its place.
          key={index}
          index={index}
          itemId={itemId}
          pool={pool}
          problems={problems}
          onChange={(next) => onChange(pools.with(index, next))}
          onTurn={() => turn(index)}
          onRemove={() => remove(index)}
        />
      ))}
      {missing && (
        <Text c="red" size="sm" role="alert">
          {missing}
        </Text>
      )}
      <Button
        id={addId}
        variant="subtle"
        w="fit-content"
        leftSection={<IconPlus size="1.125rem" aria-hidden />}
        onClick={add}
      >
        {t('quiz.addPool')}
      </Button>
    </>
  )
}

function usePools(pools: readonly QuizPool[], onChange: Props['onChange']) {
  const t = useText()
  const report = useReport()
  const focused = useRef<string>(undefined)
  // What each pool drew from before it was turned, by its place.
  const others = useRef<(QuizPool | undefined)[]>([])
  const othersOf = (pools: readonly QuizPool[]) => pools.map((_, index) => others.current[index])
  // The way back comes seconds later: by then there can be others.
  const now = useRef({ pools, onChange })
  useEffect(() => {
    now.current = { pools, onChange }
    if (focused.current) document.getElementById(focused.current)?.focus()
    focused.current = undefined
  }, [pools, onChange])
  const putAt = (index: number, pool: QuizPool, other?: QuizPool) => {
    const { pools, onChange } = now.current
    const place = Math.min(index, pools.length)
    focused.current = poolField(place)
    others.current = othersOf(pools).toSpliced(place, 0, other)
    onChange(pools.toSpliced(place, 0, pool))
  }
  return {
    add: () => putAt(pools.length, { questionIds: [], draw: 1 }),
    /** What it drew from before is there again when it is turned back. */
    turn(index: number) {
      const pool = pools[index]
      if (!pool) return
      const other = others.current[index]
      others.current = othersOf(pools).with(index, pool)
      onChange(pools.with(index, other && isNamed(other) !== isNamed(pool) ? other : turned(pool)))
    },
    remove(index: number) {
      const [gone, other] = [pools[index], others.current[index]]
      others.current = othersOf(pools).toSpliced(index, 1)
      focused.current = addId
      onChange(pools.toSpliced(index, 1))
      if (gone) report.done(t('quiz.poolRemoved', { number: index + 1 }), () => putAt(index, gone, other))
    },
  }
}

const isNamed = (pool: QuizPool) => 'questionIds' in pool

/** The other way to draw, with nothing chosen yet. */
function turned(pool: QuizPool): QuizPool {
  const { draw } = pool
  return isNamed(pool) ? { tag: '', level: null, form: null, draw } : { questionIds: [], draw }
}
