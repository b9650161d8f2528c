import { grantAdmin } from '#features/identity/server/admin/grant.ts'
import { takeFactorsOffAddress } from '#features/identity/server/second-factor/second-factor.ts'
import { Problem } from '#platform/errors.ts'
import { ConfigError } from '#platform/server/config-error.ts'
import { readConfig } from '#platform/server/config.ts'
import { systemContext } from '#platform/server/context.ts'
import { emailAddress } from '#platform/server/http/http.ts'
import { createServices } from '../create-services.ts'

const usage = 'Usage: npm run admin -- grant <email> | factors-off <email>'

/** What can be done to the account of an address, and what is said when it is done. */
const commands = {
  grant: { act: grantAdmin, done: 'is an administrator now.' },
  'factors-off': { act: takeFactorsOffAddress, done: 'signs in with the password alone now.' },
}

/**
 * `npm run admin -- grant <email>`: makes a registered user administrator. `factors-off`: for the only administrator who has lost
 * phone and recovery codes. Both run beside a running site.
 */
async function run(words: readonly string[]): Promise<number> {
  const [name = '', given] = words
  const email = emailAddress.safeParse(given)
  const command = name === 'grant' || name === 'factors-off' ? commands[name] : undefined
  if (!command || words.length !== 2 || !email.success) return say(usage, 2)
  // Traces are the server's, and what sends them is in its build.
  const services = await createServices({ ...readConfig(), logLevel: 'warn', tracesUrl: undefined })
  try {
    await command.act(systemContext(services, 'admin command'), email.data)
    return say(`${email.data} ${command.done}`, 0)
  } catch (error) {
    if (error instanceof Problem && error.code === 'second_factor.not_found')
      return say(`${email.data} has neither an authenticator app nor a passkey.`, 1)
    if (error instanceof Problem)
      return say(`Nobody is registered as ${email.data}. Register first, then run this again.`, 1)
    throw error
  } finally {
    await services.connection.close()
  }
}

function say(line: string, code: number): number {
  ;(code === 0 ? process.stdout : process.stderr).write(`${line}\n`)
  return code
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.exitCode = say(error instanceof ConfigError ? error.message : String(error), 1)
}
