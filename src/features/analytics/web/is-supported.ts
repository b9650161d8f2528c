export interface Surroundings {
  cookieEnabled: boolean
  /** `1` when the reader asks not to be followed. */
  doNotTrack: string | null | undefined
  globalPrivacyControl?: boolean
  /** Writes and removes something in local storage. @throws when the browser refuses */
  tryStorage(): void
}

/** Whether this browser can run analytics, and its owner has not asked to be left alone. */
export function isSupported({
  cookieEnabled,
  doNotTrack,
  globalPrivacyControl,
  tryStorage,
}: Surroundings): boolean {
  if (!cookieEnabled || doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl) return false
  try {
    tryStorage()
    return true
  } catch {
    return false
  }
}

/** The browser this runs in. */
export function readSurroundings(): Surroundings {
  const { cookieEnabled, doNotTrack } = navigator
  return {
    cookieEnabled,
    doNotTrack,
    globalPrivacyControl: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    tryStorage() {
      localStorage.setItem('analytics-test', '1')
      localStorage.removeItem('analytics-test')
    },
  }
}
