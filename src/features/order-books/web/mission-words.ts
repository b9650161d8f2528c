import type { Mission, MissionOutcome } from '../contract.ts'
import type { Figures } from './figures.ts'
import type { Text } from './text.ts'

/** What a mission asks, in a sentence. */
export function missionWords(mission: Mission, t: Text, { birr, percent }: Figures): string {
  const { form, side, units } = mission
  return t(`mission.${form}.${side}`, {
    units,
    price: form === 'average' ? birr(mission.price) : '',
    move: form === 'quiet' ? percent(mission.move) : '',
    time: form === 'pace' ? t('time', { count: mission.seconds }) : '',
  })
}

/** How far it has come while the market goes on. */
export function progressWords({ mission, counted }: MissionOutcome, t: Text, { average }: Figures): string {
  const units = { units: counted.units, wanted: mission.units }
  return counted.units === 0 ? t('so.far', units) : t('so.farAt', { ...units, average: average(counted) })
}

/** Whether it was met, and why, in one sentence. */
export function outcomeWords(outcome: MissionOutcome, t: Text, figures: Figures): string {
  const { mission, reason, counted, market, moved } = outcome
  const { average, birr, percent } = figures
  const own = { units: counted.units, wanted: mission.units, average: average(counted) }
  if (reason === 'few' || reason === 'silent') return t(`why.${reason}`, own)
  if (market)
    return t(reason === 'met' ? 'why.metBeside' : 'why.averageBeside', { ...own, market: average(market) })
  return t(`why.${reason}`, {
    ...own,
    price: mission.form === 'average' ? birr(mission.price) : '',
    move: mission.form === 'quiet' ? percent(mission.move) : '',
    moved: percent(moved),
  })
}
