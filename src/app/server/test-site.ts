import type { Item } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import type { Language } from '#platform/languages.ts'
import { joinAs, makeAdmin, signInAs } from '#features/identity/server/test-people.ts'
import { createTestApp, type TestAnswer, type TestApp, type TestBrowser } from './test-app.ts'

export interface Member {
  browser: TestBrowser
  uid: string
  email: string
}

/** A test app with an administrator, and short ways to what most tests need: members and published texts. */
export interface TestSite extends TestApp {
  admin: Member
  join(email: string): Promise<Member>
  /** A new sign-in of somebody who joined before. */
  signIn(email: string): Promise<TestBrowser>
  /** Makes an item with one published edition. */
  publish(wanted: Wanted): Promise<Item>
  /** Adds a published edition in another language. */
  translate(item: Item, language: Language, title: string): Promise<Item>
  addSection(courseId: string, titles: { titleEn: string; titleAm: string }): Promise<{ id: string }>
}

interface Wanted {
  kind: ContentKind
  title: string
  language?: Language
  parentId?: string
  collectionId?: string
  fields?: Record<string, unknown>
}

export async function createTestSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '100', ...environment })
  const admin = await joinAs(site, 'admin@example.com')
  await makeAdmin(site, admin.uid)

  const saveAndPublish = async (item: Item, wanted: { language: Language; title: string }) => {
    const address = `/api/admin/items/${item.id}/editions/${wanted.language}`
    const known = item.editions.find((edition) => edition.language === wanted.language)
    const saved = done(
      await admin.browser.send<Item>('PUT', address, {
        basedOn: known?.revision ?? 0,
        keep: true,
        text: textOf(wanted.title),
      }),
    )
    const revision = saved.editions.find((edition) => edition.language === wanted.language)?.revision
    return done(await admin.browser.send<Item>('PUT', `${address}/publication`, { revision }))
  }
  return {
    ...site,
    admin,
    join: (email) => joinAs(site, email),
    async signIn(email) {
      const browser = site.browser()
      done(await signInAs(browser, email))
      return browser
    },
    async publish({ fields, ...wanted }) {
      const language = wanted.language ?? 'en'
      const collectionId = wanted.collectionId ?? (await homeOf(admin.browser, wanted))
      const created = done(
        await admin.browser.send<Item>('POST', '/api/admin/items', { ...wanted, collectionId, language }),
      )
      const item = fields
        ? done(
            await admin.browser.send<Item>('PATCH', `/api/admin/items/${created.id}`, {
              version: created.version,
              ...fields,
            }),
          )
        : created
      return saveAndPublish(item, { language, title: wanted.title })
    },
    translate: (item, language, title) => saveAndPublish(item, { language, title }),
    async addSection(courseId, titles) {
      return done(
        await admin.browser.send<{ id: string }>('POST', '/api/admin/collections', {
          kind: 'section',
          parentId: courseId,
          ...titles,
        }),
      )
    },
  }
}

const homes: Partial<Record<ContentKind, string>> = { learn: 'track', lesson: 'section', faq: 'faq_category' }

/** A new collection for the kinds that readers find only in one. */
export async function homeOf(
  browser: TestBrowser,
  { kind, parentId }: { kind: ContentKind; parentId?: string },
): Promise<string | undefined> {
  if (!homes[kind]) return undefined
  const wanted = { kind: homes[kind], parentId: kind === 'lesson' ? parentId : undefined, titleEn: 'A home' }
  return done(await browser.send<{ id: string }>('POST', '/api/admin/collections', wanted)).id
}

function textOf(title: string) {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: `${title}, in full.` }] }
  return { title, excerpt: `${title}, in short.`, body: { type: 'doc', content: [paragraph] } }
}

function done<T>(answer: TestAnswer<T>): T {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
  return answer.json
}
