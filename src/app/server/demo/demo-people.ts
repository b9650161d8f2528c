import { randomBytes } from 'node:crypto'
import { createSetupToken } from '#features/identity/server/tokens/setup.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { systemContext, type Services } from '#platform/server/context.ts'
import type { App } from '../create-app.ts'
import texts from './demo-texts.json' with { type: 'json' }
import { createVisitor, type Visitor } from './visitor.ts'

const demoNames = ['selam', 'dawit', 'almaz', 'kebede', 'hanna', 'samuel'] as const
export type DemoName = (typeof demoNames)[number]

/** Somebody of the demonstration, with the password that is told once. */
export interface DemoPerson {
  name: DemoName
  email: string
  password: string
  /** What there is to see with it. */
  about: string
}

export interface DemoSite {
  services: Services
  app: Pick<App, 'fetch'>
  /** Moves the site's clock. */
  advance(milliseconds: number): void
}

export interface People {
  all: DemoPerson[]
  /** Somebody who has just signed in. */
  as(name: DemoName): Promise<Visitor>
  uidOf(name: DemoName): Promise<string>
  /** Somebody without an account. */
  guest(): Visitor
}

/** Registers everybody: the first administrator with the one-time address, the second made one by the first. */
export async function joinPeople({ services, app }: DemoSite): Promise<People> {
  const { publicUrl } = services.config
  const visitors = new Map(demoNames.map((name) => [name, createVisitor(app, publicUrl)]))
  const all = demoNames.map((name): DemoPerson => ({
    name,
    email: `${name}@example.com`,
    password: randomBytes(12).toString('base64url'),
    about: texts.people[name].about,
  }))
  const visitorOf = (name: DemoName) => visitors.get(name) ?? createVisitor(app, publicUrl)
  const people: People = {
    all,
    async as(name) {
      const { email, password } = all.find((one) => one.name === name) ?? { email: '', password: '' }
      const visitor = visitorOf(name)
      await visitor.send('POST', '/api/auth/sign-in/email', { email, password })
      return visitor
    },
    async uidOf(name) {
      const { user } = await visitorOf(name).get<SessionAnswer>('/api/session')
      if (!user) throw new Error(`${name} is not signed in`)
      return user.uid
    },
    guest: () => createVisitor(app, publicUrl),
  }
  for (const { name, email, password } of all) {
    const { displayName, language } = texts.people[name]
    const setupToken =
      name === 'selam' ? await createSetupToken(systemContext(services, 'demonstration')) : undefined
    const wanted = { email, password, displayName, language, setupToken }
    await visitorOf(name).send('POST', '/api/auth/sign-up/email', wanted)
  }
  await people.as('dawit')
  const selam = await people.as('selam')
  await selam.send('PATCH', `/api/admin/users/${await people.uidOf('dawit')}`, { role: 'admin' })
  return people
}
