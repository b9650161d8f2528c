import type { News } from '../../engine/state.ts'
import type { Figures } from '../figures.ts'
import type { Text } from '../text.ts'

/** News in sentences, in which the fills of one order are one: nobody can listen to each of many small ones. */
export function summarise(news: readonly News[], t: Text, { birr, average }: Figures): string[] {
  return joined(news).map((one) => {
    if (one.what === 'over' || one.what === 'silent') return t(`said.${one.what}`)
    if (one.what === 'opened') return t('said.opened', { units: one.units, price: birr(one.price) })
    const { number, units, left } = one
    if (one.what !== 'filled') return t(`said.${one.what}`, { number, units })
    const price = average({ units, value: one.price * units })
    return t(left === 0 ? 'said.filled' : 'said.partly', { number, units, price, left })
  })
}

/** Fills of the same order stand where the last of them stood, at their average price. */
function joined(news: readonly News[]): News[] {
  const all: News[] = []
  for (const one of news) {
    const at = one.what === 'filled' ? all.findIndex((other) => isFillOf(other, one.number)) : -1
    const before = all[at]
    if (one.what !== 'filled' || before?.what !== 'filled') {
      all.push(one)
      continue
    }
    const units = before.units + one.units
    const price = (before.price * before.units + one.price * one.units) / units
    all.splice(at, 1)
    all.push({ ...one, units, price })
  }
  return all
}

function isFillOf(news: News, number: number): boolean {
  return news.what === 'filled' && news.number === number
}
