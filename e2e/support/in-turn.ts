import { test } from 'vitest'
import { languages, type Language } from '#platform/languages.ts'

/** Before a release, say: all of them in both. */
const isWhole = process.env.EVERY_LANGUAGE === 'true'

/**
 * Vitest's `test` for what may happen on a journey, whatever its words: a weak link, another tab, a key instead of a finger. The
 * first runs in English, the second in Amharic and so on, so that the file is gone through in both at half the time. With
 * `EVERY_LANGUAGE=true` each runs in both.
 */
export function testsInTurn(language: Language): typeof test {
  let count = 0
  const isItsTurn = () => isTurnOf(language, count++)
  const each = (cases: readonly unknown[]) => {
    const own = cases.filter(isItsTurn)
    return own.length > 0 ? test.each(own) : () => undefined
  }
  return new Proxy(test, {
    apply: (_, self, given) => (isItsTurn() ? Reflect.apply(test, self, given) : undefined),
    get: (_, name) => (name === 'each' ? each : Reflect.get(test, name)),
  })
}

/** Those of a list that are looked at in this language: every second one. */
export function partInTurn<T>(list: readonly T[], language: Language): T[] {
  return list.filter((_, at) => isTurnOf(language, at))
}

function isTurnOf(language: Language, at: number): boolean {
  return isWhole || languages[at % languages.length] === language
}

/** For the journey itself, beside tests in turn. */
export const inBoth = test
