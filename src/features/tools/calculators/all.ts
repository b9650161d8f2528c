import type { Calculator } from './calculator.ts'
import { currency } from './currency.ts'
import { fees } from './fees.ts'
import { positionSize } from './position-size.ts'
import { profitLoss } from './profit-loss.ts'
import { recovery } from './recovery.ts'
import { riskReward } from './risk-reward.ts'
import { saving } from './saving.ts'
import { treasuryBill } from './treasury-bill.ts'

/** Every calculator, in the order of the list. */
export const calculators: readonly Calculator[] = [
  positionSize,
  recovery,
  riskReward,
  profitLoss,
  fees,
  currency,
  treasuryBill,
  saving,
]

export function findCalculator(id: string): Calculator | undefined {
  return calculators.find((one) => one.id === id)
}
