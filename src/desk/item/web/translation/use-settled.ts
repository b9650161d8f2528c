import { useTypedState } from '#platform/web/typed/typed-state.ts'
import type { Language } from '#platform/languages.ts'

interface Settled {
  /** Revision of the original that the translation was made from: made from another one, other places are open. */
  basedOn: number | null
  keys: readonly string[]
}

const none: readonly string[] = []

/** Which places of a translation its translator has ticked off, kept in this tab until they sign out. */
export function useSettled(itemId: string, language: Language, basedOn: number | null) {
  const { typed, type } = useTypedState<Settled>(`settled ${itemId} ${language}`)
  const keys = typed?.basedOn === basedOn ? typed.keys : none
  return { keys, settle: (key: string) => type({ basedOn, keys: [...keys, key] }) }
}

export type SettledPlaces = ReturnType<typeof useSettled>
