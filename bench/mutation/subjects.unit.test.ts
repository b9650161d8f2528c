import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjects } from './subjects.ts'

const patterns = Object.values(subjects).flatMap(({ verbs, tests }) =>
  [...verbs, ...tests].flatMap(choicesOf),
)

/** A file that was renamed would go on to be left out, and nobody would see it. */
test('everything that is changed, and whoever has to notice it, is there', () => {
  expect(patterns.length).toBeGreaterThan(60)
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function choicesOf(pattern: string): string[] {
  const braces = /\{([^{}]+)\}/.exec(pattern)
  if (!braces) return [pattern]
  const [all, choices = ''] = braces
  return choices.split(',').flatMap((choice) => choicesOf(pattern.replace(all, choice)))
}
