/**
 * Addresses that are themselves the key to what lies behind them, with what the API answers there: of a preview, a certificate, the
 * end of reminders and an invitation to a course. Behind the last slash that is kept stands the key.
 */
const secret =
  /^((?:\/api(?:\/admin)?)?\/(?:preview|certificates|unsubscribe|courses\/[^/]+\/invitations?)\/).+/i

/** Whether the address itself is a key: nobody is told of it, nothing keeps it, and nothing stands in for what lies behind it. */
export function isSecretAddress(path: string): boolean {
  return secret.test(path)
}

/** Logs and traces are read by others than those who have the key. */
export function withoutSecret(path: string): string {
  return path.replace(secret, '$1…')
}
