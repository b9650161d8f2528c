/** From easy to hard. */
export const levels = ['beginner', 'intermediate', 'advanced'] as const
export type Level = (typeof levels)[number]

/** `general` is about none of them. */
export const markets = ['ESX', 'ECX', 'forex', 'crypto', 'general'] as const
export type Market = (typeof markets)[number]

export const riskLevels = ['none', 'low', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]
