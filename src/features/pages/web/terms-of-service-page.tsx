import { PageText, loadPage } from './page-text.tsx'

export const loader = loadPage('terms-of-service')

export function Component() {
  return <PageText slug="terms-of-service" isLegal />
}
