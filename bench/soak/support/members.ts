import { setTimeout as pause } from 'node:timers/promises'
import { register, type Account } from '../../../e2e/support/accounts.ts'
import type { Site } from '../../../e2e/support/site.ts'
import { fromPage } from './asks.ts'

/** Somebody who writes things that can be asked for again. */
export interface Writer {
  /** One more; gives the answer. */
  write(number: number): Promise<Response>
  /** How many were acknowledged. */
  acknowledged(): number
  /** What was acknowledged and is not there. */
  findLost(): Promise<string[]>
}

export interface Messages extends Writer {
  /** Those that were acknowledged. */
  kept: ReadonlySet<string>
}

/** Contact messages, read again by an administrator: each is one transaction with its mail in it. */
export function createMessages(site: () => { url: string }, cookie: string | (() => string)): Messages {
  const kept = new Set<string>()
  return {
    kept,
    acknowledged: () => kept.size,
    async write() {
      const { url } = site()
      const message = `Is the market open on Monday? ${crypto.randomUUID()}`
      const email = `${crypto.randomUUID()}@example.com`
      const body = JSON.stringify({
        name: 'Almaz',
        email,
        topic: 'question',
        message,
        consent: true,
        language: 'en',
      })
      const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers: fromPage(url), body })
      if (answer.status === 201) kept.add(message)
      return answer
    },
    async findLost() {
      const { url } = site()
      const found = new Set<string>()
      let cursor: string | null = ''
      // Newest first: behind them may be many of long ago.
      while (cursor !== null && kept.difference(found).size > 0) {
        const behind = cursor && `?${new URLSearchParams({ cursor })}`
        const answer = await fetch(`${url}/api/admin/messages${behind}`, {
          headers: fromPage(url, typeof cookie === 'string' ? cookie : cookie()),
        })
        if (!answer.ok) throw new Error(`messages: ${answer.status} ${await answer.text()}`)
        const list: { items: { message: string }[]; next: string | null } = await answer.json()
        for (const { message } of list.items) found.add(message)
        cursor = list.next
      }
      return [...kept].filter((message) => !found.has(message))
    },
  }
}

/** New members, who sign in again afterwards. */
export function createNewcomers(site: () => Site): Writer {
  const accounts: Account[] = []
  return {
    acknowledged: () => accounts.length,
    async write() {
      accounts.push(await register(site()))
      return new Response()
    },
    async findLost() {
      const lost: string[] = []
      // A server refuses more sign-ins at once than it can check.
      for (const account of accounts) {
        const { status } = await signInOnceFree(account)
        if (status !== 200) lost.push(`${account.email}: ${status}`)
      }
      return lost
    },
  }

  async function signInOnceFree({ email, password }: Account): Promise<Response> {
    const { url } = site()
    const body = JSON.stringify({ email, password })
    for (;;) {
      const answer = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: fromPage(url),
        body,
      })
      await answer.arrayBuffer()
      if (answer.status !== 503) return answer
      await pause(200)
    }
  }
}
