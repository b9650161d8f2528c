export const tradeSides = ['buy', 'sell'] as const
