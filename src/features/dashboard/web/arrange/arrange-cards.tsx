import { Switch } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Arrangement } from '#features/dashboard/contract.ts'
import buttons from '#ui/controls/button.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { SortableList } from '#ui/web/admin/list/sortable-list.tsx'
import { useText } from '../text.ts'
import styles from './arrange.module.css'
import { useArrangement } from './use-arrangement.ts'

interface Props {
  arrangement: Arrangement
  onDone: () => void
}

/** The parts of the dashboard in a list: their order by drag, by keyboard and by arrows, each with a switch. */
export function ArrangeCards({ arrangement, onDone }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown, state, entry, done, set, reset } = useArrangement(arrangement)
  useEffect(() => heading.current?.focus(), [])
  const { cards, isOwn } = shown
  return (
    <section className={styles.panel} aria-labelledby="arrange-title">
      <h2 id="arrange-title" ref={heading} tabIndex={-1}>
        {t('arrange')}
      </h2>
      <p>{t('arrange.about')}</p>
      <SortableList
        rows={cards.map((one) => ({ id: one.card, ...one }))}
        titleOf={({ card }) => t(`${card}.title`)}
        label={t('arrange.list')}
        words={t}
        onOrder={(rows) => set(rows.map(({ card, isShown }) => ({ card, isShown })))}
      >
        {({ card }) => (
          <Switch
            label={t(`${card}.title`)}
            checked={cards.some((one) => one.card === card && one.isShown)}
            onChange={({ currentTarget: { checked } }) =>
              set(cards.map((one) => (one.card === card ? { card, isShown: checked } : one)))
            }
          />
        )}
      </SortableList>
      <output className={styles.state}>{done && t(`arrange.${done}`)}</output>
      <DeliveryState state={state} entry={entry} announced="" />
      <div className={styles.buttons}>
        <button type="button" className={buttons.primary} onClick={onDone}>
          {t('arrange.done')}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          aria-disabled={!isOwn}
          onClick={() => isOwn && reset()}
        >
          {t('arrange.reset')}
        </button>
      </div>
    </section>
  )
}
