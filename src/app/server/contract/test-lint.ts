import { createConfig, lintFromString } from '@redocly/openapi-core'

/** What the linter's recommended rules say of an OpenAPI document, a line each. */
export async function lintDocument(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // The document of a test names the machine that it runs on.
    rules: { 'no-server-example.com': 'off' },
  })
  const found = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config,
  })
  return found.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message.split('\n')[0]}`,
  )
}
