const key = 'analytics'

export type Consent = 'allowed' | 'refused'

/** The reader's kept answer, or null before there is one. */
export function readConsent(): Consent | null {
  const kept = localStorage.getItem(key)
  return kept === 'allowed' || kept === 'refused' ? kept : null
}

export function keepConsent(consent: Consent): void {
  localStorage.setItem(key, consent)
}
