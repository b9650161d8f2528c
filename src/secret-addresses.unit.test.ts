import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './app/web/routes.tsx'
import { isSecretAddress, withoutSecret } from './platform/secret-addresses.ts'

test('every page whose address holds a token is one of the secret ones', () => {
  const secret = addressesOf(routes).filter((path) => path.includes(':token'))
  expect(secret.length).toBeGreaterThan(2)
  expect(secret.filter((path) => !isSecretAddress(path) || withoutSecret(path).includes(':token'))).toEqual(
    [],
  )
})

function addressesOf(tree: readonly RouteObject[]): string[] {
  return tree.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...addressesOf(children)])
}
