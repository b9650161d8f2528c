import { expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { doubleText } from './support/large-text.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'

const site = await shareSite()

test.each(languages)(
  'the signs beside words are twice as large in text twice as large, in %s',
  async (language) => {
    const page = await openPage(site, { language })
    const look = async (address: string) => {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const signs = await page.evaluate(measureSigns)
      expect(signs).toBeGreaterThan(0)
      await doubleText(page)
      await expect.poll(() => page.evaluate(findSmallSigns), { message: address }).toEqual([])
    }
    for (const address of [paths.home, paths.learn, paths.faq]) await look(address)
    await signIn(page, await findAdmin(site))
    for (const address of [paths.dashboard, paths.profile, paths.admin.dashboard, paths.admin.blogs])
      await look(address)
  },
)

/** Notes how large each sign is, and says how many there are. Larger ones are pictures, which have a width of their own. */
function measureSigns(): number {
  const signs = [...document.querySelectorAll<SVGElement>('svg[aria-hidden]')].filter((sign) => {
    const { width } = sign.getBoundingClientRect()
    if (!sign.checkVisibility({ contentVisibilityAuto: true }) || width === 0 || width > 44) return false
    sign.dataset.before = String(width)
    return true
  })
  return signs.length
}

/** One line for each sign that has not grown with the text. */
function findSmallSigns(): string[] {
  return [...document.querySelectorAll<SVGElement>('svg[data-before]')].flatMap((sign) => {
    const [before, now] = [Number(sign.dataset.before), sign.getBoundingClientRect().width]
    const isSmall = now > 0 && now < before * 1.9
    return isSmall ? [`${before} to ${now}: ${sign.parentElement?.outerHTML.slice(0, 160)}`] : []
  })
}
