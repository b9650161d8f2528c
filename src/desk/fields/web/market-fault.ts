import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { TextKey } from '../../web/text.ts'

/** The words for what keeps an exercise at an order book or a replay from being published, with the number of a task from 1. */
export function marketFault(field: string, code: FieldCode): { text: TextKey; number: number } | undefined {
  const task = /^details\.missions\.(\d+)$/.exec(field)?.[1]
  const text = task === undefined ? (exact[`${field} ${code}`] ?? faults[field]) : 'check.task'
  return text && { text, number: Number(task ?? 0) + 1 }
}

const faults: Record<string, TextKey> = {
  'details.missions': 'check.task.none',
  'details.reference': 'check.reference',
  'details.script': 'check.script',
  'details.dataSet': 'check.series.unknown',
  'details.dataSetVersion': 'check.series.unknown',
  'details.firstBar': 'check.bars.first',
  'details.lastBar': 'check.bars.last',
  'details.hiddenFrom': 'check.bars.known',
  'details.spread': 'check.spread',
}

/** Where one field can be wrong in several ways. */
const exact: Partial<Record<`${string} ${FieldCode}`, TextKey>> = {
  'details.dataSet required': 'check.series.none',
  'details.dataSet readable': 'check.series.readable',
  'details.resourceType readable': 'check.series.hidden',
  'details.hiddenFrom too_big': 'check.bars.hidden',
}
