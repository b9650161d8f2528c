import { findUnconfirmed, grantAdmin } from '#features/identity/server/admin/grant.ts'
import { takeFactorsOffAddress } from '#features/identity/server/second-factor/second-factor.ts'
import { countExpiredMails, hastenMails, retryGivenUpMails } from '#platform/database/outbox.ts'
import { Problem } from '#platform/errors.ts'
import { ConfigError } from '#platform/server/config-error.ts'
import { readConfig } from '#platform/server/config.ts'
import { systemContext, type Context } from '#platform/server/context.ts'
import { emailAddress } from '#platform/server/http/http.ts'
import { createServices } from '../create-services.ts'
import { counted, readWords } from './run-command.ts'

const usage = 'Usage: npm run admin -- grant <email> [--yes] | factors-off <email> | mails-again'

/** What can be done to the account of an address, and what is said when it is done. */
const commands = {
  grant: { act: grantAdmin, done: 'is an administrator now.' },
  'factors-off': { act: takeFactorsOffAddress, done: 'signs in with the password alone now.' },
}

/**
 * `npm run admin -- grant <email>`: makes a registered user administrator; without SMTP, where no address can be confirmed, only
 * with `--yes`, after saying whose account it is. `factors-off`: for the only administrator who has lost phone and recovery codes.
 * `mails-again`: lets mails that failed or were given up go now. All run beside a running site.
 */
async function run(given: ReturnType<typeof readGiven>): Promise<number> {
  const [name = '', address] = given?.positionals ?? []
  if (name === 'mails-again' && given?.positionals.length === 1) return withSite(sendMailsAgain)
  const email = emailAddress.safeParse(address)
  const command = name === 'grant' || name === 'factors-off' ? commands[name] : undefined
  if (!command || given?.positionals.length !== 2 || !email.success) return say(usage, 2)
  return withSite(async (ctx) => {
    try {
      if (name === 'grant' && !given.values.yes) {
        const question = await questionOf(ctx, email.data)
        if (question) return say(question, 1)
      }
      await command.act(ctx, email.data)
      return say(`${email.data} ${command.done}`, 0)
    } catch (error) {
      if (error instanceof Problem) return say(refusalOf(error, email.data), 1)
      throw error
    }
  })
}

async function withSite(work: (ctx: Context) => Promise<number>): Promise<number> {
  // Traces are the server's, and what sends them is in its build.
  const services = await createServices({ ...readConfig(), logLevel: 'warn', traces: undefined })
  try {
    return await work(systemContext(services, 'admin command'))
  } finally {
    await services.connection.close()
  }
}

async function sendMailsAgain(ctx: Context): Promise<number> {
  const hastened = await hastenMails(ctx.db, ctx.now)
  const count = await retryGivenUpMails(ctx.db, ctx.now)
  const begun = `${counted(count, 'mail')} that had been given up will be tried anew by the site`
  const late = await countExpiredMails(ctx.db)
  const left = late > 0 ? ` Left unsent, because their links have run out: ${late}.` : ''
  return say(`${begun}, ${hastened} that wait for a later try will be tried now.${left}`, 0)
}

const readGiven = () => readWords({ yes: { type: 'boolean', default: false } })

/** Where nobody can confirm an address, whoever runs the command says whether the account is theirs. */
async function questionOf(ctx: Context, email: string): Promise<string | undefined> {
  const found = ctx.config.smtpUrl === undefined ? await findUnconfirmed(ctx, email) : undefined
  if (!found) return undefined
  const since = new Date(found.createdAt).toISOString().slice(0, 16).replace('T', ' ')
  const whose = `${email} was registered at ${since} UTC by somebody who is called ${JSON.stringify(found.displayName)}`
  return `${whose}; the address is not confirmed. If that was you, add --yes: whoever it was becomes administrator.`
}

function refusalOf({ code }: Problem, email: string): string {
  if (code === 'second_factor.not_found') return `${email} has neither an authenticator app nor a passkey.`
  if (code === 'email.not_verified')
    return `${email} is not confirmed: whoever registered it may be somebody else. Confirm the address first, then run this again.`
  return `Nobody is registered as ${email}. Register first, then run this again.`
}

function say(line: string, code: number): number {
  ;(code === 0 ? process.stdout : process.stderr).write(`${line}\n`)
  return code
}

try {
  process.exitCode = await run(readGiven())
} catch (error) {
  process.exitCode = say(error instanceof ConfigError ? error.message : String(error), 1)
}
