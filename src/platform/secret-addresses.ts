/**
 * Addresses that are themselves the key to what lies behind them, with what the API answers there: of a preview, a certificate, the
 * end of reminders and an invitation to a course. Behind the last slash that is kept stands the key.
 */
const secret =
  /^((?:\/api(?:\/admin)?)?\/(?:preview|certificates|unsubscribe|courses\/[^/]+\/invitations?)\/).+/is

/** Whether the address itself is a key: nobody is told of it, nothing keeps it, and nothing stands in for what lies behind it. */
export function isSecretAddress(path: string): boolean {
  return secret.test(decoded(path))
}

/** Logs and traces are read by others than those who have the key. */
export function withoutSecret(path: string): string {
  return isSecretAddress(path) ? decoded(path).replace(secret, '$1…') : path
}

/** As whoever finds the page reads it, which is once on the way and once more for its parameters: `%70review` is `preview`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(path))
  } catch {
    return path.replace(/%(?:25)?([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
  }
}
