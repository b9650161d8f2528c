/** Who is shown a question: everybody, only guests, or only members on their dashboard. */
export const audiences = ['both', 'public', 'signed-in'] as const

/** Who sees it unless its editors said otherwise. */
export const usualAudience = 'both' satisfies (typeof audiences)[number]
