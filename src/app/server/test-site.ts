import path from 'node:path'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { EditionText, Item } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import { neededExtras, neededFields } from '#content/server/test-outcomes.ts'
import { connect } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import { joinAs, makeAdmin, signInAs } from '#features/identity/server/test-people.ts'
import { createApp } from './create-app.ts'
import {
  createOtherNode,
  createTestApp,
  type TestAnswer,
  type TestApp,
  type TestBrowser,
} from './test-app.ts'

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
  /** In place of one line of words. */
  body?: BlockDocument
  /** In place of what its kind needs. */
  extras?: EditionText['extras']
}

export async function createTestSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '100', ...environment })
  const admin = await joinAs(site, 'admin@example.com')
  await makeAdmin(site, admin.uid)

  const saveAndPublish = async (item: Item, wanted: Texts) => {
    const address = `/api/admin/items/${item.id}/editions/${wanted.language}`
    const text = { ...textOf(wanted), extras: wanted.extras ?? neededExtras(item.kind) }
    const known = item.editions.find((edition) => edition.language === wanted.language)
    const saved = done(
      await admin.browser.send<Item>('PUT', address, {
        basedOn: known?.revision ?? 0,
        keep: true,
        text,
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
    async publish({ fields, body, extras, ...wanted }) {
      const language = wanted.language ?? 'en'
      const collectionId = wanted.collectionId ?? (await homeOf(admin.browser, wanted))
      const created = done(
        await admin.browser.send<Item>('POST', '/api/admin/items', { ...wanted, collectionId, language }),
      )
      const needed = { ...neededFields(wanted.kind), ...fields }
      const item =
        Object.keys(needed).length > 0
          ? done(
              await admin.browser.send<Item>('PATCH', `/api/admin/items/${created.id}`, {
                version: created.version,
                ...needed,
              }),
            )
          : created
      return saveAndPublish(item, { language, title: wanted.title, body, extras })
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

/** Lets members act over a connection of their own to the same database, as on another machine. */
export async function withSecondConnection<T>(
  site: TestSite,
  work: (other: (member: Member) => TestBrowser) => Promise<T>,
): Promise<T> {
  const { config } = site.services
  const file = path.join(config.dataDir, 'traders-hub.sqlite')
  let isOver = false
  const connection = connect({ url: config.databaseUrl, file }, (error) => {
    // Its goodbye may still be on the way when the database is dropped.
    if (!isOver) throw error
  })
  try {
    const services = { ...site.services, connection }
    const node = createOtherNode({ ...site, services, app: createApp(services) }, config.dataDir)
    return await work((member) => {
      const browser = node.browser()
      for (const [name, value] of member.browser.cookies) browser.cookies.set(name, value)
      return browser
    })
  } finally {
    isOver = true
    await connection.close()
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

interface Texts {
  language: Language
  title: string
  body?: BlockDocument
  extras?: EditionText['extras']
}

function textOf({ title, body }: Texts) {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: `${title}, in full.` }] }
  return { title, excerpt: `${title}, in short.`, body: body ?? { type: 'doc', content: [paragraph] } }
}

function done<T>(answer: TestAnswer<T>): T {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
  return answer.json
}
