/** The most that can be added to somebody's time at a quiz, per cent. */
export const mostExtraTime = 300
