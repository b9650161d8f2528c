import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { contentKinds, factsOf, fileNameOf, hasTrait, kindsWith, wholeKinds } from './kinds.ts'

const sources = path.resolve(import.meta.dirname, '..')
const administrators = ['many', 'own', 'about', 'none', 'new', 'thing', 'subject']

function keysOf(feature: string, area: string, language: string): string[] {
  const file = path.join(sources, 'features', feature, area, 'locales', `${language}.json`)
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')))
}

test.each(contentKinds)('the feature of %s says in both languages what it is called', (kind) => {
  const { feature } = factsOf(kind)
  for (const language of languages) {
    expect(keysOf(feature, '', language)).toContain(`kind.${kind}`)
    if (factsOf(kind).list) expect(keysOf(feature, '', language)).toContain(`kind.${kind}.section`)
    const wanted = hasTrait(kind, 'imported') ? [...administrators, 'write'] : administrators
    const inMenu = wholeKinds.includes(kind) ? ['menu', ...wanted] : wanted
    const words = inMenu.map((word) => `kind.${kind}.${word}`)
    expect(keysOf(feature, 'web/admin', language)).toEqual(expect.arrayContaining(words))
  }
})

test.each(contentKinds)(
  'the feature of %s shows its drafts and has the pages that follow from its facts',
  (kind) => {
    const { feature, adminPath, list } = factsOf(kind)
    const web = path.join(sources, 'features', feature, 'web')
    const name = fileNameOf(kind)
    const wanted = [`**/${name}-preview.tsx`]
    if (hasTrait(kind, 'ownPage') && list) wanted.push(`${name}-page.tsx`)
    if (wholeKinds.includes(kind)) wanted.push(`admin/${path.basename(adminPath)}-admin-page.tsx`)
    expect(wanted.filter((file) => globSync(file, { cwd: web }).length !== 1)).toEqual([])
    // An editor that needs more than one feature stands in the app.
    const editors = [`app/web/${name}-item-page.tsx`, `features/${feature}/web/admin/${name}-item-page.tsx`]
    if (wholeKinds.includes(kind))
      expect(editors.filter((file) => existsSync(path.join(sources, file)))).toHaveLength(1)
  },
)

test.each(contentKinds)('%s has one view, which its draft shares with its pages', (kind) => {
  const web = path.join(sources, 'features', factsOf(kind).feature, 'web')
  const read = (file: string) => readFileSync(path.join(web, file), 'utf8')
  const [preview = ''] = globSync(`**/${fileNameOf(kind)}-preview.tsx`, { cwd: web })
  const [, view = 'no view of its own'] = /from '\.\/([\w-]+-view\.tsx)'/.exec(read(preview)) ?? []
  const users = globSync('**/*.tsx', { cwd: web }).filter((file) => read(file).includes(`/${view}'`))
  expect(users).toContain(preview)
  expect(users.length).toBeGreaterThan(1)
})

test('kinds of which something is true come in the order of the menu', () => {
  expect(kindsWith('marked')).toEqual(['blog', 'learn'])
  expect(kindsWith('asked')).toEqual(['faq'])
  expect(contentKinds.filter((kind) => factsOf(kind).parent)).toEqual(['lesson'])
})
