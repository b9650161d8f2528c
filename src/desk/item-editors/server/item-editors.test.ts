import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createOtherNode, createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { EditorReport, ItemEditor, ItemReport } from '../contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'

let site: TestApp
let author: Author
let colleague: TestBrowser

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  colleague = (await signInAs(site, { role: 'admin' })).browser
})

afterAll(() => site.close())

async function report(browser: TestBrowser, id: string, wish: EditorReport) {
  const answer = await browser.send<{ editors: ItemEditor[] }>('POST', `/api/admin/items/${id}/editors`, wish)
  expect(answer.status).toBe(200)
  return answer.json.editors.map(({ language, isSelf }) => [language, isSelf])
}

const mine: EditorReport = { page: 'page-of-mine', language: 'en' }
const theirs: EditorReport = { page: 'page-of-theirs', language: 'am' }

test('editors of one item see each other and in which language, and nobody on another item', async () => {
  const [{ id }, other] = [await author.start('blog', 'Shared'), await author.start('blog', 'Alone')]
  expect(await report(author.browser, id, mine)).toEqual([])
  expect(await report(colleague, id, theirs)).toEqual([['en', false]])
  expect(await report(author.browser, id, mine)).toEqual([['am', false]])
  expect(await report(author.browser, other.id, mine)).toEqual([])
  await report(colleague, id, { ...theirs, language: 'en' })
  expect(await report(author.browser, id, mine)).toEqual([['en', false]])
})

test('a page is told when its item is put into the bin, and when it is back', async () => {
  const { id } = await author.start('blog', 'Thrown away')
  const since = async () => {
    const { json } = await colleague.send<ItemReport>('POST', `/api/admin/items/${id}/editors`, theirs)
    return json.deletedAt
  }
  expect(await since()).toBeNull()
  await author.browser.send('DELETE', `/api/admin/items/${id}`)
  expect(await since()).toBeGreaterThan(0)
  await author.browser.send('POST', `/api/admin/items/${id}/restoration`)
  expect(await since()).toBeNull()
})

test('a page is told when it stands otherwise with readers: by another page, and because its time has come', async () => {
  const item = await author.start('blog', 'Elsewhere')
  const standing = async () => {
    const { json } = await colleague.send<ItemReport>('POST', `/api/admin/items/${item.id}/editors`, theirs)
    return json.standing
  }
  const all = [await standing()]
  await author.save(item.id, 'en', { title: 'Elsewhere' })
  expect(await standing()).toBe(all[0])
  await author.publish(item.id, 'en', { publishAt: Date.now() + 5 * 60_000 })
  all.push(await standing())
  site.advance(6 * 60_000)
  all.push(await standing())
  const { editions } = await author.read(item.id)
  const revision = editions[0]?.revision
  const address = `/api/admin/items/${item.id}/editions/en/publication?revision=${revision}`
  expect((await author.browser.send('DELETE', address)).status).toBe(200)
  all.push(await standing())
  expect(all.every((one, at) => one !== all[at - 1])).toBe(true)
})

test('the own other tab is told apart', async () => {
  const { id } = await author.start('blog', 'Twice')
  await report(author.browser, id, mine)
  expect(await report(author.browser, id, { ...mine, page: 'second-page' })).toEqual([['en', true]])
})

test('who leaves is gone at once, who is not heard of after twenty seconds, who is out of sight later', async () => {
  const { id } = await author.start('blog', 'Left')
  await report(colleague, id, theirs)
  await report(colleague, id, { ...theirs, isLeaving: true })
  expect(await report(author.browser, id, mine)).toEqual([])

  const back = { ...theirs, page: 'page-after-that' }
  await report(colleague, id, back)
  site.advance(19_000)
  expect(await report(author.browser, id, mine)).toEqual([['am', false]])
  site.advance(2000)
  expect(await report(author.browser, id, mine)).toEqual([])

  await report(colleague, id, { ...back, isHidden: true })
  site.advance(80_000)
  expect(await report(author.browser, id, mine)).toEqual([['am', false]])
  site.advance(11_000)
  expect(await report(author.browser, id, mine)).toEqual([])
})

test('a report that its page’s leave has overtaken brings nobody back', async () => {
  const { id } = await author.start('blog', 'Overtaken')
  await report(colleague, id, theirs)
  for (const page of [theirs.page, 'page-just-opened']) {
    await report(colleague, id, { ...theirs, page, isLeaving: true })
    for (const isHidden of [false, true]) await report(colleague, id, { ...theirs, page, isHidden })
    expect(await report(author.browser, id, mine)).toEqual([])
  }
  site.advance(11_000)
  await report(colleague, id, theirs)
  expect(await report(author.browser, id, mine)).toEqual([['am', false]])
})

test('who goes on reporting stays, on whichever node', async () => {
  const { id } = await author.start('blog', 'Two nodes')
  const node = createOtherNode(site, site.services.config.dataDir)
  const there = (await signInAs(node, { role: 'admin' })).browser
  for (let seconds = 0; seconds <= 60; seconds += 5) {
    await report(there, id, theirs)
    expect(await report(author.browser, id, mine)).toEqual([['am', false]])
    site.advance(5000)
  }
})

test('nobody speaks for the page of somebody else', async () => {
  const { id } = await author.start('blog', 'Not yours')
  await report(colleague, id, theirs)
  await report(author.browser, id, { ...theirs, isLeaving: true })
  await report(author.browser, id, { ...theirs, language: 'en' })
  expect(await report(author.browser, id, mine)).toEqual([['am', false]])
})

test('it is for administrators, about items that there are, and keeps no session alive', async () => {
  const { id } = await author.start('blog', 'Guarded')
  const address = `/api/admin/items/${id}/editors`
  expect((await site.browser().send('POST', address, mine)).status).toBe(401)
  const { browser } = await signInAs(site, { role: 'user' })
  expect((await browser.send('POST', address, mine)).status).toBe(403)
  expect((await author.browser.send('POST', '/api/admin/items/none/editors', mine)).status).toBe(404)
  expect((await author.browser.send('POST', address, { ...mine, page: 'x' })).status).toBe(422)

  const idle = (await signInAs(site, { role: 'admin' })).browser
  for (let minutes = 0; minutes < 21; minutes += 3) {
    await idle.send('POST', address, { ...mine, page: 'idle-page' })
    site.advance(3 * 60_000)
  }
  expect((await idle.send('POST', address, mine)).status).toBe(401)
})
