import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/** Whether the browser knows passkeys; only ask where there is one. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Options of the API are the browser's own, of which the API's document names only the challenge. */
type Options = { challenge: string } & Record<string, unknown>

/** No extension is asked for, so that what one says is not sent. */
type Sent<T> = Omit<T, 'clientExtensionResults'> & { clientExtensionResults: Record<string, unknown> }

/** Has the browser make a passkey; null when its reader would rather not, or the device has one for this account. */
export async function makePasskey(options: Options): Promise<Sent<RegistrationResponseJSON> | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return unlessDeclined(() =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
}

/** Has the browser ask its reader for a passkey; null when they would rather not, or there is none. */
export async function askForPasskey(options: Options): Promise<Sent<AuthenticationResponseJSON> | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return unlessDeclined(() =>
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  )
}

async function unlessDeclined<T>(ask: () => Promise<T>): Promise<Sent<T> | null> {
  try {
    return { ...(await ask()), clientExtensionResults: {} }
  } catch (error) {
    const isDeclined = error instanceof Error && /^(NotAllowed|Abort|InvalidState)Error$/.test(error.name)
    if (isDeclined) return null
    throw error
  }
}
