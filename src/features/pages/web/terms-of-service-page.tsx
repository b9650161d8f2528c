import { FixedPage, loadPage } from './fixed-page.tsx'

export const loader = loadPage('terms-of-service')

export function Component() {
  return <FixedPage slug="terms-of-service" isLegal />
}
