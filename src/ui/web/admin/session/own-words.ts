import { createContext, use } from 'react'

const OwnWordsContext = createContext<() => boolean>(() => true)
export const OwnWordsProvider = OwnWordsContext.Provider

/**
 * Asks, where a press sends what was typed into the dialog around, whether who is signed in now may: they are who typed it. Where not,
 * the focus goes to the way on.
 */
export function useMaySend(): () => boolean {
  return use(OwnWordsContext)
}
