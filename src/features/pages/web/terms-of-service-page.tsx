import { LegalPage, loadLegalPage } from './legal-page.tsx'

export const loader = loadLegalPage('terms-of-service')

export function Component() {
  return <LegalPage document="terms-of-service" />
}
