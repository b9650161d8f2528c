import { createContext, use } from 'react'

/** What every page may say about the site itself. */
export interface SiteIdentity {
  /** `https://host`, without a slash at the end. */
  origin: string
  siteName: string
  /** Minutes without activity after which readers are signed out; unknown where the site could not be asked. */
  idleMinutes?: number | undefined
}

const SiteContext = createContext<SiteIdentity>({ origin: '', siteName: "Traders' Hub" })
export const SiteIdentityProvider = SiteContext.Provider

export function useSiteIdentity(): SiteIdentity {
  return use(SiteContext)
}
