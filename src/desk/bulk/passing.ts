/** Why an item may stay as it is for now, and be put back when that is tried again. */
export const passing: ReadonlySet<string | null> = new Set(['item.in_use', 'item.not_ready', 'server.failed'])
