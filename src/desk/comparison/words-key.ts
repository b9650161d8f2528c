import type { Block } from '#content/blocks/nodes/block.ts'

const looks = new Set(['bold', 'italic', 'strike', 'code'])

/** The same letters for two blocks that say the same and lead to the same pages, whatever they look like. */
export function wordsKey(block: Block): string {
  return JSON.stringify(plain(block))
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return joinRuns(value.map(plain))
  if (typeof value !== 'object' || value === null) return value
  const isHeading = 'type' in value && value.type === 'heading'
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    if (name === 'marks' && Array.isArray(member)) {
      const links = member.filter((mark) => !isLook(mark))
      return links.length > 0 ? [[name, links]] : []
    }
    return isHeading && name === 'attrs' ? [] : [[name, plain(member)]]
  })
  return Object.fromEntries(members)
}

function isLook(mark: unknown): boolean {
  return (
    typeof mark === 'object' &&
    mark !== null &&
    'type' in mark &&
    typeof mark.type === 'string' &&
    looks.has(mark.type)
  )
}

/** Runs of words that only a look parted are one run. */
function joinRuns(values: readonly unknown[]): unknown[] {
  const joined: unknown[] = []
  for (const value of values) {
    const last = joined.at(-1)
    if (isRun(last) && isRun(value) && JSON.stringify(last.marks) === JSON.stringify(value.marks))
      joined[joined.length - 1] = { ...last, text: last.text + value.text }
    else joined.push(value)
  }
  return joined
}

function isRun(value: unknown): value is { type: 'text'; text: string; marks?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'text' &&
    'text' in value &&
    typeof value.text === 'string'
  )
}
