import { Button, Fieldset, Input, SimpleGrid, Stack, Text } from '@mantine/core'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { useFocusWish } from '#ui/web/use-focus-wish.ts'
import type { Mission } from '../../contract.ts'
import { limits, usualSettings } from '../../limits.ts'
import { settingsOf } from '../../settings.ts'
import { useFaults } from './faults.ts'
import { MissionField } from './mission-field.tsx'
import { ScaledField } from './scaled-field.tsx'
import { useText } from './text.ts'

/** Figures of the market with their limits; those in birr are stored in hundredths, and the fee in hundredths of a per cent. */
const figures = [
  { name: 'seed', least: 0, most: limits.seed, scale: 1 },
  { name: 'reference', least: 1, most: limits.price, scale: 100 },
  { name: 'tick', least: 1, most: limits.tick, scale: 100 },
  { name: 'lot', least: 1, most: limits.lot, scale: 1 },
  { name: 'fee', least: 0, most: limits.fee, scale: 100 },
  { name: 'auctionSeconds', least: 0, most: limits.auctionSeconds, scale: 1 },
  { name: 'seconds', least: limits.leastSeconds, most: limits.seconds, scale: 1 },
  { name: 'cash', least: 0, most: limits.cash, scale: 100 },
  { name: 'units', least: 0, most: limits.units, scale: 1 },
] as const

/** What the market of an exercise is like, and what its readers are asked to do. */
export function MarketFields({ item, details, problems, onChange }: KindFieldsProps<'orderBook'>) {
  const t = useText()
  const faultOf = useFaults(problems)
  const settings = settingsOf(details)
  const { missions } = settings
  const setMissions = (next: Mission[]) => onChange({ ...details, missions: next })
  return (
    <>
      <Fieldset legend={t('market')}>
        <Text size="sm" mb="sm">
          {t('marketHelp')}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {figures.map(({ name, ...range }) => (
            <ScaledField
              key={name}
              id={`details.${name}`}
              label={t(name)}
              help={name === 'auctionSeconds' ? t('auctionHelp') : undefined}
              value={settings[name] ?? usualSettings[name]}
              error={faultOf(`details.${name}`)}
              {...range}
              onChange={(value) => onChange({ ...details, [name]: value })}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
      <NamedItemsField
        label={t('script')}
        help={t('scriptHelp')}
        name="details.script"
        problems={problems}
        values={details.script ?? []}
        most={1}
        kinds={['resource']}
        resourceType="dataset"
        series="orders"
        ownId={item.id}
        onChange={(script) => onChange({ ...details, script })}
      />
      <Missions missions={missions} price={settings.reference} faultOf={faultOf} onChange={setMissions} />
    </>
  )
}

interface MissionsProps {
  missions: readonly Mission[]
  /** What a new one asks for at first. */
  price: number
  faultOf: ReturnType<typeof useFaults>
  onChange: (missions: Mission[]) => void
}

/** What readers are asked to do, one after the other. */
function Missions({ missions, price, faultOf, onChange }: MissionsProps) {
  const t = useText()
  const fault = faultOf('details.missions')
  const { group, wish } = useFocusWish<HTMLDivElement>()
  return (
    <Fieldset legend={t('missions')} id="details.missions" tabIndex={-1}>
      <Stack ref={group} gap="md">
        {missions.map((mission, index) => (
          <MissionField
            // Tasks have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            index={index}
            mission={mission}
            fault={faultOf(`details.missions.${index}`)}
            onChange={(next) => onChange(missions.with(index, next))}
            onRemove={() => {
              onChange(missions.toSpliced(index, 1))
              wish(':scope > button')
            }}
          />
        ))}
        {fault && <Input.Error role="alert">{fault}</Input.Error>}
        {missions.length < limits.missions && (
          <Button
            variant="subtle"
            w="fit-content"
            onClick={() => {
              onChange([...missions, { form: 'average', side: 'buy', units: 100, price }])
              wish(':scope > fieldset:last-of-type select')
            }}
          >
            {t('add')}
          </Button>
        )}
      </Stack>
    </Fieldset>
  )
}
