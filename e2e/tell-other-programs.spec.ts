import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { startReceiver, type Receiver } from '#features/webhooks/server/test-receiver.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite({ settings: { WEBHOOKS_TO_LOOPBACK: '1' } })
afterAll(() => site.stop())

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const t = (key: string, values?: Record<string, string | number>) => say('webhooks.admin', key, values)

  test('a webhook is made, told, told again when its receiver was down, given a new secret, and removed', async () => {
    const receiver = await startReceiver()
    const name = language === 'am' ? 'የሒሳብ መዝገብ' : 'A ledger'
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.limits)
    await page.getByRole('link', { name: say('app.member', 'admin.webhooks'), exact: true }).click()
    await page.getByText(t('none'), { exact: true }).waitFor()
    await checkAccessibility(page)

    await page.getByRole('button', { name: t('new'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('name'), { exact: true }).fill(name)
    await dialog.getByLabel(t('url'), { exact: true }).fill('https://10.0.0.7/')
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: t('make') }).click()
    await dialog.getByText(t('wrong.private_address')).waitFor()
    await dialog.getByLabel(t('url'), { exact: true }).fill(receiver.url)
    await dialog.getByLabel(t('event.message.received'), { exact: true }).uncheck()
    await dialog.getByRole('button', { name: t('make') }).click()
    const secret = page.getByLabel(t('secret.label'), { exact: true })
    const first = await secret.inputValue()
    await page.getByRole('heading', { name, exact: true }).waitFor()

    const item = await publishPost(page, language)
    const told = await messageAt(receiver, 0)
    expect(new Verifier(first).verify(told.body, told.headers)).toMatchObject({
      type: 'text.published',
      data: { id: item.id, language, url: `${site.url}${paths.blog(item.slug)}` },
    })
    await page.getByRole('button', { name: t('logNamed', { name }) }).click()
    const log = page.getByRole('table', { name: t('logNamed', { name }) })
    await log.getByText(t('log.status', { status: 200 })).waitFor()
    await checkAccessibility(page)

    receiver.answers.push(503)
    await page.getByRole('button', { name: t('testNamed', { name }) }).click()
    await log.getByText(t('log.status', { status: 503 })).waitFor()
    await expect
      .poll(() => log.getByText(t('state.delivered'), { exact: true }).count(), { timeout: 40_000 })
      .toBe(2)
    const [, failed, again] = receiver.received
    expect(again?.headers['webhook-id']).toBe(failed?.headers['webhook-id'])

    await page.getByRole('button', { name: t('rotateNamed', { name }) }).click()
    await dialog.getByRole('button', { name: t('rotate'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => secret.inputValue()).not.toBe(first)
    const second = await secret.inputValue()
    await page.getByRole('button', { name: t('testNamed', { name }) }).click()
    const signed = await messageAt(receiver, 3)
    for (const one of [first, second])
      expect(new Verifier(one).verify(signed.body, signed.headers)).toMatchObject({ type: 'webhook.test' })

    await page.getByRole('button', { name: t('removeNamed', { name }) }).press('Enter')
    await dialog.getByRole('button', { name: t('remove'), exact: true }).press('Enter')
    await page.getByText(t('none'), { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await receiver.close()
  })
})

function messageAt({ received }: Receiver, place: number) {
  return eventually(() => received[place], `message ${place}`)
}

async function publishPost(page: Page, language: Language): Promise<Item> {
  const title = language === 'am' ? 'ቡና በማለዳ' : 'Coffee at dawn'
  const item = await askApi<Item>(page, 'POST', '/api/admin/items', { kind: 'blog', title, language })
  const edition = `/api/admin/items/${item.id}/editions/${language}`
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] }
  const text = { title, excerpt: title, body }
  const saved = await askApi<Item>(page, 'PUT', edition, { basedOn: 1, keep: true, text })
  const revision = saved.editions.find((one) => one.language === language)?.revision
  return askApi(page, 'PUT', `${edition}/publication`, { revision })
}
