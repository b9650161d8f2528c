import type { TextKey } from '../../web/text.ts'

/** The words for what keeps an exercise at an order book from being published, with the number of a task from 1. */
export function marketFault(field: string): { text: TextKey; number: number } | undefined {
  const task = /^details\.missions\.(\d+)$/.exec(field)?.[1]
  const text = task === undefined ? faults[field] : 'check.task'
  return text && { text, number: Number(task ?? 0) + 1 }
}

const faults: Record<string, TextKey> = {
  'details.missions': 'check.task.none',
  'details.reference': 'check.reference',
  'details.script': 'check.script',
}
