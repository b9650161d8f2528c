import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { theme } from './theme.ts'

const css = readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8')
const schemes = { light: tokensOf(':root {'), dark: tokensOf("[data-mantine-color-scheme='dark'] {") }

const grounds = ['paper', 'surface', 'sand']
const textPairs = [
  ...grounds.flatMap((ground) =>
    ['ink', 'ink-soft', 'green', 'gold-ink', 'red'].map((text) => [text, ground]),
  ),
  ...['green-soft', 'gold-soft', 'red-soft'].map((ground) => ['ink', ground]),
  ['green', 'green-soft'],
  ['ink-soft', 'green-soft'],
  ['gold-ink', 'gold-soft'],
  ['red', 'red-soft'],
  ['on-green', 'green'],
  ['on-green', 'green-hover'],
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
  ['on-deep-gold', 'deep'],
]

describe.each(Object.entries(schemes))('in the %s scheme', (_name, tokens) => {
  test.each(textPairs)('%s on %s can be read by weak eyes (AA, 4.5:1)', (text = '', ground = '') => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(grounds)('the edge of a control is seen on %s (3:1)', (ground) => {
    expect(contrast(tokens.edge, tokens[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('what the component library moves takes as long as what the site moves', () => {
  const [, motion] = /--motion: (\d+)ms/.exec(css) ?? []
  const { Notifications, Tooltip } = theme.components ?? {}
  expect(Notifications?.defaultProps).toMatchObject({ transitionDuration: Number(motion) })
  expect(Tooltip?.defaultProps).toMatchObject({ transitionProps: { duration: Number(motion) } })
})

/** The colours of the first rule with this selector, by name. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(selector)
  const rule = css.slice(start, css.indexOf('\n}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  )
}

/** Contrast ratio of two colours (WCAG 2.2). */
function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
