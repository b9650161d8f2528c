import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { freePort } from '#platform/server/free-port.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { fromPage, need, percentile, startLoad, statuses, until } from './support/asks.ts'

/** A mail server that takes connections and says nothing for 20 s, then one that works: every mail comes, once. */
export async function run(): Promise<void> {
  await setup()
  const port = await freePort()
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve))
  const site = await startSite({ settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'fatal' } })
  const asked: string[] = []
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => (received.push(address), done()),
    onData: (stream, _, done) => void stream.resume().on('end', () => done()),
  })
  try {
    const signUps = startLoad(2, (number) => {
      const email = `mail-${number}@example.com`
      asked.push(email)
      const body = JSON.stringify({
        email,
        displayName: 'Almaz',
        password: `${crypto.randomUUID()} lamp`,
        language: 'am',
      })
      return fetch(`${site.url}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: fromPage(site.url),
        body,
      })
    })
    const pages = startLoad(20, () => fetch(`${site.url}/blogs`))
    await pause(20_000)
    const [signedUp, read] = [await signUps.stop(), await pages.stop()]
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
    const all = await until('every mail comes', () => new Set(received).size === asked.length, 300_000)
    await pause(3000)
    printTable('A mail server that says nothing for 20 s', [
      ['sign-ups', 'slowest, ms', 'pages', 'p99, ms', 'mails', 'received', 'all after, ms'],
      [
        statuses(signedUp),
        percentile(
          1,
          signedUp.map(({ took }) => took),
        ),
        statuses(read),
        percentile(
          0.99,
          read.map(({ took }) => took),
        ),
        asked.length,
        received.length,
        all,
      ],
    ])
    need(
      'nobody who signs up or reads notices',
      [...signedUp, ...read].every(({ status }) => status === 200),
    )
    need('every mail comes once', received.length === asked.length)
  } finally {
    await site.stop()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  }
}
