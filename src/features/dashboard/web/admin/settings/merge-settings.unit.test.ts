import { describe, expect, test } from 'vitest'
import { mergeSettings } from './merge-settings.ts'

const both = (en: string, am: string) => ({ en, am })
const link = (en: string, am: string, href: string) => ({ label: both(en, am), href })
const base = {
  version: 1,
  name: both('Hub', 'ማዕከል'),
  announcement: { isShown: true, text: both('Open', 'ክፍት'), from: null, until: null },
  links: [link('News', 'ዜና', '/news'), link('Talk', 'ውይይት', '/talk')],
}
const nothing = () => false

describe('settings that two people changed', () => {
  test('are joined where each changed another language or another field', () => {
    const mine = {
      ...base,
      name: both('Hub', 'የእኔ'),
      announcement: { ...base.announcement, isShown: false },
      links: [link('News', 'አዲስ ዜና', '/news'), link('Talk', 'ውይይት', '/talk')],
    }
    const theirs = {
      ...base,
      name: both('Theirs', 'ማዕከል'),
      announcement: { ...base.announcement, text: both('Closed', 'ዝግ') },
      links: [link('News', 'ዜና', '/fresh'), link('Talk', 'ውይይት', '/talk')],
    }
    const { clashes, joined } = mergeSettings<typeof base>({ base, mine, theirs })
    expect(clashes).toEqual([])
    expect(joined(nothing)).toEqual({
      ...base,
      name: both('Theirs', 'የእኔ'),
      announcement: { ...base.announcement, isShown: false, text: both('Closed', 'ዝግ') },
      links: [link('News', 'አዲስ ዜና', '/fresh'), link('Talk', 'ውይይት', '/talk')],
    })
  })

  test('clash only in the language that both changed, and the other one stays whatever is chosen', () => {
    const mine = { ...base, name: both('Mine', 'ማዕከል') }
    const theirs = { ...base, name: both('Theirs', 'የእነሱ') }
    const { clashes, joined } = mergeSettings<typeof base>({ base, mine, theirs })
    expect(clashes).toEqual([{ name: 'name.en', base: 'Hub', mine: 'Mine', theirs: 'Theirs' }])
    expect(joined(nothing).name).toEqual(both('Mine', 'የእነሱ'))
    expect(joined((name) => name === 'name.en').name).toEqual(both('Theirs', 'የእነሱ'))
  })

  test('are chosen as a whole list where entries came, went or are others now', () => {
    const [news, talk] = base.links
    if (!news || !talk) throw new Error('the base has two links')
    const mine = { ...base, links: [talk, link('Shop', 'ሱቅ', '/shop')] }
    const theirs = { ...base, links: [link('News', 'ወሬ', '/news'), talk] }
    const { clashes, joined } = mergeSettings<typeof base>({ base, mine, theirs })
    expect(clashes.map(({ name }) => name)).toEqual(['links'])
    expect(joined(nothing).links).toEqual(mine.links)
    expect(joined(() => true).links).toEqual(theirs.links)
  })
})
