import { createContext, useContext } from 'react'

/** What a question asks for, as far as its blocks show it to those who write them. */
export interface Asking {
  /** Whether each choice is right or wrong by itself, and whether only one of them is right; `null` where they are right by how they stand. */
  right: 'one' | 'several' | null
  hasChoices: boolean
  /** Each choice has something that belongs to it. */
  isPaired: boolean
  /** Each choice is a place on the picture. */
  isPlaced: boolean
  /** A number is asked for, and no choices are given. */
  hasNumber: boolean
}

/** Null in a text that is no question. */
export const AskingContext = createContext<Asking | null>(null)

export function useAsking(): Asking | null {
  return useContext(AskingContext)
}
