import { emptyTrade } from '#features/journal/joining/test-trades.ts'
import type { OpenRun, ReplayDetail } from '#features/replays/contract.ts'
import type { OrderBookDetail } from '#features/order-books/contract.ts'
import { keepPicturedTrade } from '../test-contract-practice.ts'
import type { ContractSite } from '../test-contract-site.ts'
import { formWith, sure } from './test-sure.ts'

/** Series and what is practised with them, and a journal of trades; with the exercises that the site has. */
export async function writeExercises(site: ContractSite): Promise<void> {
  await bringVersions(site)
  await playReplays(site)
  await playBook(site)
  await keepJournal(site)
}

function idOf(site: ContractSite, path: string): string {
  return site.ids[path]?.[0]?.id ?? ''
}

async function bringVersions(site: ContractSite): Promise<void> {
  const admin = sure(site.admin.browser)
  const item = await site.publish({
    kind: 'resource',
    title: 'Yields',
    fields: { details: { resourceType: 'dataset' } },
  })
  const texts = {
    form: 'values',
    decimals: '2',
    unit: '%',
    isMadeUp: 'yes',
    licence: 'CC BY 4.0',
    sourceEn: 'Us',
    sourceAm: 'እኛ',
  }
  const form = () => formWith('series.csv', 'time,value\n2026-03-02,9.50\n2026-03-03,9.75\n', texts)
  await admin.send('POST', `/api/admin/data-sets/${item.id}/report`, form())
  await admin.send('POST', `/api/admin/data-sets/${item.id}/versions`, form())
  const attrs = { dataSet: item.id, form: 'line', title: 'Yields', description: 'They rise.' }
  await admin.send('POST', '/api/admin/chart-drawings', { language: 'en', attrs })
}

async function playReplays(site: ContractSite): Promise<void> {
  const member = sure(site.readers.member.browser)
  const played = `/api/replays/${idOf(site, '/api/replays/{id}/bars')}`
  const { exercise } = await member.get<ReplayDetail>(`${played}?lang=en`)
  const log = { decisions: [], until: (exercise?.barCount ?? 1) - 1 }
  await member.send('POST', `${played}/results`, { revisionKey: exercise?.revisionKey, log })
  const graded = `/api/replays/${idOf(site, '/api/replays/{id}')}/runs`
  const run = await member.send<OpenRun>('POST', graded)
  const known = run.known.close.length
  await member.send('POST', `${graded}/${run.id}/steps`, { known, decisions: [], steps: 1 })
  const runs = await member.get<{ items: { id: string }[] }>('/api/practice/runs')
  await member.send('DELETE', `/api/practice/runs/${runs.items[0]?.id}`)
}

async function playBook(site: ContractSite): Promise<void> {
  const member = sure(site.readers.member.browser)
  const at = `/api/order-books/${idOf(site, '/api/order-books/{id}')}`
  const { market } = await member.get<OrderBookDetail>(`${at}?lang=en`)
  const log = [{ at: 0, action: 'market', side: 'buy', units: market?.settings.lot ?? 1 }]
  const given = { revisionKey: market?.revisionKey, seed: market?.settings.seed, log }
  await member.send('POST', `${at}/results`, given)
}

async function keepJournal(site: ContractSite): Promise<void> {
  const person = await site.join('journal@example.com')
  const member = sure(person.browser)
  const { id, picture } = await keepPicturedTrade(person)
  await member.send('DELETE', `/api/journal/trades/${id}/pictures/${picture}`)
  await member.send('DELETE', `/api/journal/trades/${id}?base=1&writer=a-phone-1`)
  const trade = {
    side: 'buy',
    units: 10,
    entry: 100,
    exit: 120,
    stop: 90,
    target: null,
    fees: 0,
    enteredAt: null,
    exitedAt: null,
  }
  const run = { source: 'replay', runId: 'a-run', title: 'A market', trades: [trade] }
  await member.send('POST', '/api/journal/runs', run)
  const text = `instrument,side,units,entered,entry\n${emptyTrade.instrument},buy,10,2026-03-14,100\n`
  await member.send('POST', '/api/journal/files', { text, calendar: 'gregorian', isTrial: false })
}
