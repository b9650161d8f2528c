import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { takeStylesApart } from '../../../../../vite.styles.ts'
import { createStyleChoice, type StylePart } from './used-styles.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-styles-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A sheet as a build takes it apart. */
async function apart(css: string): Promise<StylePart[]> {
  const client = path.join(folder, 'dist/client')
  for (const part of ['assets', '.vite']) mkdirSync(path.join(client, part), { recursive: true })
  writeFileSync(path.join(client, 'assets/a.css'), css)
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  const { closeBundle } = takeStylesApart()
  if (typeof closeBundle === 'function') await Reflect.apply(closeBundle, undefined, [])
  cwd.mockRestore()
  return JSON.parse(readFileSync(path.join(client, '.vite/styles.json'), 'utf8'))['assets/a.css']
}

const markup = '<main class="page wide"><p class="text">One &lt;table class=&quot;no&quot;&gt;</p></main>'

test.each([
  ['a class', '.text{color:red}'],
  ['a class beside another', '.page.wide{color:red}'],
  ['one of several selectors', '.gone,.text{color:red}'],
  ['an element', 'p{color:red}'],
  ['an element below a class', '.page>p{color:red}'],
  ['no name', ':root{--a:1}'],
  ['a state that comes later', '.text[data-state=open]:hover:not(.gone){color:red}'],
  ['a choice of names', ':is(.gone,.text) :where(.gone){color:red}'],
  ['the document', 'html:has(.gone) body{color:red}'],
  ['a sign before it', '.text:before{content:".gone {"}'],
  ['a face', '@font-face{font-family:A;src:url(/a.woff2)}'],
  ['steps', '@keyframes come{0%{opacity:0}to{opacity:1}}'],
  ['an order of layers', '@layer base,other;'],
  ['a condition in a layer', '@layer base{@media (width>=40rem){.text{color:red}}}'],
])('a rule for %s that the page holds is in the page as it was', async (_, css) => {
  expect(createStyleChoice(await apart(css))(markup)).toBe(css)
})

test.each([
  ['another class', '.gone{color:red}'],
  ['a class that is only mentioned', '.no{color:red}'],
  ['two classes of which one is missing', '.text .gone{color:red}'],
  ['another element', 'table{color:red}'],
  ['another element below a class', '.page table td{color:red}'],
  ['a condition around nothing', '@media print{.gone{color:red}.page .gone{color:red}}'],
])('a rule for %s is not', async (_, css) => {
  expect(createStyleChoice(await apart(css))(markup)).toBe('')
})

test('rules keep their order', async () => {
  const css = '.text{a:1}@media print{p{a:2}}.gone{a:3}.page{a:4}'
  expect(createStyleChoice(await apart(css))(markup)).toBe('.text{a:1}@media print{p{a:2}}.page{a:4}')
})
