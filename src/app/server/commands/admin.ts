import { grantAdmin } from '#features/identity/server/admin/grant.ts'
import { Problem } from '#platform/errors.ts'
import { ConfigError } from '#platform/server/config-error.ts'
import { readConfig } from '#platform/server/config.ts'
import { systemContext } from '#platform/server/context.ts'
import { emailAddress } from '#platform/server/http/http.ts'
import { createServices } from '../create-services.ts'

const usage = 'Usage: npm run admin -- grant <email>'

/** `npm run admin -- grant <email>`: makes a registered user administrator. Runs beside a running site. */
async function run(words: readonly string[]): Promise<number> {
  const [command, given] = words
  const email = emailAddress.safeParse(given)
  if (command !== 'grant' || words.length !== 2 || !email.success) return say(usage, 2)
  const services = await createServices({ ...readConfig(), logLevel: 'warn' })
  try {
    await grantAdmin(systemContext(services, 'admin command'), email.data)
    return say(`${email.data} is an administrator now.`, 0)
  } catch (error) {
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
