import { Button, Group, Text, Title } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { useText } from '../../web/text.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import styles from './choices.module.css'

type Side = 'mine' | 'theirs'

/** A setting that two people set to different values. */
interface ValueClash extends Record<Side, ReactNode> {
  id: string
  label: string
}

interface Props {
  /** What they are called: settings, unless it is the fields of a form. */
  about?: 'settings' | 'fields'
  clashes: readonly ValueClash[]
  /** Whose value stays, by the ids of the settings: called once, with the last choice. */
  onChosen: (chosen: Readonly<Record<string, Side>>) => void
}

/** At the foot of settings that two people changed: both values of each, and which one stays. Nothing is interrupted. */
export function ValueChoices({ about = 'settings', clashes, onChosen }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const choose = (places: readonly ValueClash[], side: Side) => {
    const next = { ...chosen, ...Object.fromEntries(places.map(({ id }) => [id, side])) }
    setChosen(next)
    if (clashes.every(({ id }) => next[id])) onChosen(next)
  }
  const left = clashes.filter(({ id }) => !chosen[id])
  return (
    <section className={styles.bar} aria-label={t(`conflict.${about}`)} data-collision>
      <div>
        <Title order={2} size="h4">
          {t(`conflict.${about}`)}
        </Title>
        <Text size="sm">{t(`conflict.${about}Text`)}</Text>
      </div>
      <ol className={styles.places}>
        {clashes.map((clash) => (
          <Place
            key={clash.id}
            clash={clash}
            side={chosen[clash.id]}
            onChoose={(side) => choose([clash], side)}
          />
        ))}
      </ol>
      {clashes.length > 1 && (
        <Group gap="xs">
          <Button size="compact-md" variant="subtle" onClick={() => choose(left, 'mine')}>
            {t('conflict.restMine')}
          </Button>
          <Button size="compact-md" variant="subtle" onClick={() => choose(left, 'theirs')}>
            {t('conflict.restTheirs')}
          </Button>
        </Group>
      )}
    </section>
  )
}

const sides = ['mine', 'theirs'] as const

interface PlaceProps {
  clash: ValueClash
  side: Side | undefined
  onChoose: (side: Side) => void
}

function Place({ clash, side, onChoose }: PlaceProps) {
  const t = useText()
  const id = useId()
  return (
    <li className={styles.place} aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {clash.label}
      </Title>
      <div className={styles.sides}>
        {sides.map((one) => (
          <div key={one} className={styles.side}>
            <Text size="xs" c="dimmed">
              {t(one === 'mine' ? 'conflict.mine' : 'conflict.theirValue')}
            </Text>
            {clash[one]}
          </div>
        ))}
      </div>
      <ChoiceButtons choices={sides} chosen={side} describedBy={id} onChoose={onChoose} />
    </li>
  )
}
