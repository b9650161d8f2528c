import type { Limit } from '#platform/server/http/rate-limit.ts'

/**
 * What one address may ask. A whole village may share one behind its mobile operator: fifty people who search every ten seconds,
 * and as many who type without a pause, stay below.
 */
export const searchesPerAddress: Limit = { most: 300, seconds: 60 }
export const suggestionsPerAddress: Limit = { most: 1500, seconds: 60 }
