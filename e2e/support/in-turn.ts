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
  const isItsTurn = () => languages[count++ % languages.length] === language || isWhole
  const each = (cases: readonly unknown[]) => {
    const own = cases.filter(isItsTurn)
    return own.length > 0 ? test.each(own) : () => undefined
  }
  return new Proxy(test, {
    apply: (_, self, given) => (isItsTurn() ? Reflect.apply(test, self, given) : undefined),
    get: (_, name) => (name === 'each' ? each : Reflect.get(test, name)),
  })
}

/** For the journey itself, beside tests in turn. */
export const inBoth = test
