import { createContext, use, type ReactNode } from 'react'

/** Whose session is renewed, and whether it shall outlive the browser. */
export interface RenewSessionProps {
  email: string
  isKept: boolean
}

type RenderForm = (props: RenewSessionProps) => ReactNode

const RenewSessionContext = createContext<RenderForm | null>(null)
export const RenewSessionProvider = RenewSessionContext.Provider

/** Draws the form that signs somebody in again over the page that they are on. */
export function useRenewSession(): RenderForm {
  const render = use(RenewSessionContext)
  if (!render) throw new Error('useRenewSession needs a RenewSessionProvider above it')
  return render
}
