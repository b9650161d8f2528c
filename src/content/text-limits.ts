/** The longest texts that can be published, code points. */
export const textLimits = { title: 200, excerpt: 300, seoTitle: 70, seoDescription: 160 } as const

/** The longest one that is stored at all, UTF-16 units: what is too long to be published stays with whoever wrote it. */
export const mostStored = (field: keyof typeof textLimits): number => textLimits[field] * 4
