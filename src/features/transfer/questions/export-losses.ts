/** Why a question has no place in a file in GIFT. */
const giftLosses = ['no_text', 'unfinished', 'places', 'words', 'pairs', 'number', 'not_same'] as const
export type GiftLoss = (typeof giftLosses)[number]

/** Why a question has no place in a file of any form. */
export const exportLosses = [...giftLosses, 'differs'] as const
export type ExportLoss = (typeof exportLosses)[number]
