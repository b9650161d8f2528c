import type { OrderScript } from '#features/datasets/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { MarketSettings, Mission } from '../contract.ts'
import { feeOn } from '../engine/settling.ts'
import { limits } from '../limits.ts'

/** What keeps a market from being played, or a mission from being met whatever a reader does. */
export function faultsOfMarket(settings: MarketSettings): FieldErrors {
  const { reference, tick, missions } = settings
  const faults: FieldErrors = {}
  if (reference % tick !== 0) faults['details.reference'] = 'tick'
  else if (reference < tick * limits.leastTicks) faults['details.reference'] = 'too_small'
  if (missions.length === 0) faults['details.missions'] = 'required'
  for (const [index, mission] of missions.entries()) {
    const fault = faultOfMission(mission, settings)
    if (fault) faults[`details.missions.${index}`] = fault
  }
  return faults
}

/** The same where others do what a data set says. */
export function faultsOfScript({ missions }: MarketSettings, script: OrderScript | undefined): FieldErrors {
  if (!script) return { 'details.script': 'unknown' }
  if (script.decimals !== 2) return { 'details.script': 'decimals' }
  const faults: FieldErrors = {}
  for (const [index, { side, units }] of missions.entries()) {
    const offered = script.orders.reduce(
      (sum, order) => sum + (order.side !== side && order.action !== 'cancel' ? (order.units ?? 0) : 0),
      0,
    )
    if (offered < units) faults[`details.missions.${index}`] = 'offered'
  }
  return faults
}

function faultOfMission(mission: Mission, settings: MarketSettings): FieldCode | undefined {
  const { side, units } = mission
  if (units % settings.lot !== 0) return 'lot'
  if (mission.form === 'auction' && settings.auctionSeconds === 0) return 'auction'
  if (mission.form === 'pace' && mission.seconds > settings.seconds) return 'seconds'
  if (side === 'sell') return units > settings.units ? 'units' : undefined
  const value = units * (mission.form === 'average' ? mission.price : settings.reference)
  return value + feeOn(value, settings.fee) > settings.cash ? 'cash' : undefined
}
