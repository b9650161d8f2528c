import type { Item } from '#content/contract.ts'
import { bringImport } from '#features/transfer/server/imports/test-imports.ts'
import type { Member, TestSite } from '../test-site.ts'

export async function bringArchive({ app, admin }: TestSite): Promise<string> {
  const cookie = [...admin.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request('http://localhost:3000/api/admin/content-archive', { headers: { cookie } })
  const content = new Uint8Array(await (await app.fetch(request)).arrayBuffer())
  return bring(admin, { purpose: 'archive', name: 'a.zip', content })
}

export function bringForeign(admin: Member): Promise<string> {
  return bring(admin, { purpose: 'foreign', name: 'a.md', content: '# A text\n\nOf another site.\n' })
}

export async function bringQuestions(admin: Member): Promise<string> {
  const { text } = await admin.browser.get('/api/admin/question-exports')
  return bring(admin, { purpose: 'questions', name: 'a.csv', content: text })
}

export async function bringTranslation(admin: Member, { id }: Item): Promise<string> {
  const order = { itemIds: [id], from: 'en' }
  const { text } = await admin.browser.send('POST', '/api/admin/translation-exports', order)
  return bring(admin, { purpose: 'translation', name: 'a.xlf', content: text })
}

async function bring({ browser }: Member, wish: Parameters<typeof bringImport>[1]): Promise<string> {
  return idOf((await bringImport(browser, wish)).json)
}

/** The id of what an answer says was made. */
function idOf(answer: unknown): string {
  if (answer !== null && typeof answer === 'object' && 'id' in answer) return String(answer.id)
  throw new Error(`no id in ${JSON.stringify(answer)}`)
}
