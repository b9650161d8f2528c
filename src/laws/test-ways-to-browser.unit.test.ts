import { expect, test } from 'vitest'
import { waysToBrowser } from './test-ways-to-browser.ts'

const of = (file: string, side: 'web' | 'both', target: string, isType = false) => ({
  file,
  side,
  isTest: false,
  imports: [{ target, isType, place: { file: target } }],
})

test('a package is found behind files that both sides share, and not behind types', () => {
  const shared = [of('shape.ts', 'both', 'rule.ts'), of('rule.ts', 'both', 'zod')]
  expect(waysToBrowser([of('page.tsx', 'web', 'shape.ts'), ...shared], /^zod/)).toEqual([
    ['page.tsx', 'shape.ts', 'rule.ts', 'zod'],
  ])
  expect(waysToBrowser([of('page.tsx', 'web', 'shape.ts', true), ...shared], /^zod/)).toEqual([])
})
